import { ConstraintViolationException } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import {
  addRevision,
  lockCatalogue,
  newestContent,
  readWritten,
  type WrittenRecipe,
} from '../catalogue/operator-recipes.ts'
import { Photograph, PhotographFacts } from '../catalogue/photograph.ts'
import { Recipe, RecipeLine, withDefaults } from '../catalogue/recipe.ts'
import { InvalidFieldError, NotFoundError } from '../catalogue/refusals.ts'
import { CatalogueText } from '../catalogue/texts.ts'
import { allowed } from '../i18n/allowed.ts'
import type { Revision } from '../revision/types.ts'
import { type Action, recordAudit } from './audit.ts'
import { applyChange, type Change, type Draft, draftOf, InvalidRecipeError, parsed, validateDraft } from './draft.ts'
import type { Operator } from './keys.ts'

/** Who writes, where, and against which reference the writing is checked. */
export interface RecipeWriter {
  readonly em: SqlEntityManager
  readonly operator: Operator
  readonly catalogue: Revision
}

type Made = Omit<WrittenRecipe, 'photograph'>

/** Replaces a recipe and its words. The content files no longer touch it. */
async function storeRecipe(em: SqlEntityManager, { id, facts, texts, withdrawn }: Made): Promise<void> {
  const { ingredients, ...row } = facts
  await em.upsert(Recipe, { id, ...row, withdrawn, origin: 'operator' })
  await em.nativeDelete(RecipeLine, { recipe: id })
  await em.insertMany(
    RecipeLine,
    Object.entries(ingredients).map(([ingredient, amount], position) => ({ recipe: id, position, ingredient, amount })),
  )
  await em.nativeDelete(CatalogueText, { kind: 'recipe', id })
  await em.insertMany(
    CatalogueText,
    Object.entries(texts).map(([lang, words]) => ({ kind: 'recipe', id, lang, words })),
  )
}

/** One write: the recipe, the audit log and the new revision together or not at all. */
function write(
  { em, operator }: RecipeWriter,
  action: Action,
  id: string,
  make: (em: SqlEntityManager, before: WrittenRecipe | undefined) => Promise<void>,
): Promise<void> {
  return em.transactional(async (tx) => {
    await lockCatalogue(tx)
    const [before] = await readWritten(tx, id)
    await make(tx, before)
    const [after] = await readWritten(tx, id)
    if (!after) throw new NotFoundError('recipe', id)
    await recordAudit(tx, operator, action, before, after)
    await addRevision(tx, (await newestContent(tx)) ?? { hash: '', version: 0 })
  })
}

/** @throws NotFoundError */
function mustExist(id: string, before: WrittenRecipe | undefined): WrittenRecipe {
  if (!before) throw new NotFoundError('recipe', id)
  return before
}

/** A new recipe, on offer at once. @throws InvalidRecipeError, InvalidFieldError for an id that is taken, also by a withdrawn recipe */
export function createRecipe(writer: RecipeWriter, draft: Draft): Promise<void> {
  const recipe = validateDraft(draft, writer.catalogue)
  return write(writer, 'create', recipe.id, async (em, before) => {
    if (before) throw new InvalidFieldError('id', recipe.id, allowed('freeId'))
    await storeRecipe(em, { ...recipe, withdrawn: false })
  })
}

/** Changes a recipe; one of the content files is the operators' from then on. @throws InvalidRecipeError, NotFoundError */
export const changeRecipe = (writer: RecipeWriter, id: string, change: Change): Promise<void> =>
  write(writer, 'change', id, async (em, before) => {
    const { withdrawn } = mustExist(id, before)
    await storeRecipe(em, {
      ...validateDraft(applyChange(draftOf(mustExist(id, before)), change), writer.catalogue),
      withdrawn,
    })
  })

/** No longer listed, searched or planned, but still read where a stored plan holds it. @throws NotFoundError */
export const withdrawRecipe = (writer: RecipeWriter, id: string): Promise<void> =>
  write(writer, 'withdraw', id, (em, before) => storeRecipe(em, { ...mustExist(id, before), withdrawn: true }))

/** Offers a withdrawn recipe again. @throws NotFoundError, InvalidRecipeError when it no longer passes the check */
export const restoreRecipe = (writer: RecipeWriter, id: string): Promise<void> =>
  write(writer, 'restore', id, (em, before) =>
    storeRecipe(em, { ...validateDraft(draftOf(mustExist(id, before)), writer.catalogue), withdrawn: false }),
  )

/** An operator's photograph instead of the drawing; null: the drawing again. @throws NotFoundError, InvalidRecipeError */
export function setPhotograph(writer: RecipeWriter, id: string, photograph: PhotographFacts | null): Promise<void> {
  const { data, mistakes } = parsed(PhotographFacts.nullable(), photograph, 'photograph')
  if (data === undefined) throw new InvalidRecipeError(mistakes)
  return write(writer, 'photograph', id, async (em, before) => {
    mustExist(id, before)
    await em.nativeDelete(Photograph, { recipe: id })
    if (data) await em.insert(Photograph, { recipe: id, ...data })
  })
}

/** What the log says of one recipe at last. */
interface Remembered {
  readonly after: WrittenRecipe
  /** whether more than a photograph was ever written */
  readonly written: boolean
}

/**
 * Puts every recipe back as the audit log last saw it, without a new entry: for a database that was filled from a
 * backup. A recipe that no longer fits the content (an ingredient is gone) stays out.
 */
export async function replayAudit(em: SqlEntityManager): Promise<void> {
  // In SQL, for its window: the last entry of each recipe, with one look at a log that may be long.
  const log: Remembered[] = await em.execute(
    `select after, written from (
       select after, number, max(number) over one as newest, bool_or(action <> 'photograph') over one as written
       from audit_entry window one as (partition by recipe)
     ) as entry where number = newest order by number`,
  )
  if (log.length === 0) return
  await em.transactional(async (tx) => {
    await lockCatalogue(tx)
    for (const { after, written } of log) {
      // A transaction within the transaction: what fails takes nothing else with it.
      await tx.transactional((each) => putBack(each, after, written)).catch(unlessConstraint)
    }
    await addRevision(tx, (await newestContent(tx)) ?? { hash: '', version: 0 })
  })
}

function unlessConstraint(error: unknown): void {
  if (!(error instanceof ConstraintViolationException)) throw error
}

async function putBack(em: SqlEntityManager, after: WrittenRecipe, written: boolean): Promise<void> {
  if (written) await storeRecipe(em, { ...after, facts: withDefaults(after.facts) })
  await em.nativeDelete(Photograph, { recipe: after.id })
  if (after.photograph) await em.insert(Photograph, { recipe: after.id, ...after.photograph })
}
