import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type RecipeWriter, withdrawRecipe } from '../../src/admin/write.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { bare } from '../../src/catalogue/fields.ts'
import { RECIPE_FIELDS, Recipe, RecipeFields } from '../../src/catalogue/recipe.ts'
import { RevisionStore } from '../../src/revision/store.ts'
import { databaseForFile } from '../harness/for-file.ts'

const database = databaseForFile(CONTENT)
const revisions = new RevisionStore()
beforeAll(async () => {
  await revisions.activateLatest(database.fork())
})

/** A value that a field may have and does not have now. */
function another(name: string, field: z.ZodType, now: unknown): unknown {
  if (name === 'mainIngredient') return now === 'millet' ? 'rice-long' : 'millet'
  const { schema } = bare(field)
  if (schema instanceof z.ZodEnum) return schema.options.find((option) => option !== now)
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum) {
    return schema.element.options.filter((option) => !(now as unknown[]).includes(option)).slice(0, 1)
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodNumber) return [0.75, 1.25]
  if (schema instanceof z.ZodArray) return ['borscht']
  if (schema instanceof z.ZodBoolean) return !now
  if (schema instanceof z.ZodNumber) return (now as number) + 1
  if (schema instanceof z.ZodString) return `${now}-2`
  throw new Error(`${name}: what other values may it have?`)
}

const row = async () => (await database.fork().execute(`select * from recipe where id = 'syrniki'`))[0]

test('what an operator did not write of a recipe stays as it was, whatever the field', async () => {
  const em = database.fork()
  const before = revisions.current.recipes.get('syrniki')
  const values = Object.fromEntries(
    RECIPE_FIELDS.map((name) => [name, another(name, RecipeFields[name].schema, before?.[name])]),
  )
  await em.nativeUpdate(Recipe, { id: 'syrniki' }, values)
  const stored = await row()

  const writer: RecipeWriter = {
    em: database.fork(),
    operator: { id: '0123456789ab', name: 'Ann', scope: 'write' },
    catalogue: revisions.current,
  }
  await withdrawRecipe(writer, 'syrniki')
  expect(await row()).toEqual({ ...stored, withdrawn: true, origin: 'operator' })
})
