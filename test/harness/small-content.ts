import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT } from '../../src/catalogue/content-folder.ts'

/** What stays: the recipes of one file, in three languages. */
const RECIPES = 'breakfasts.yaml'
const LANGS = ['en', 'ru', 'de']

/**
 * Copies a part of the content into a folder: what decides nothing by its amount is loaded from it in a third of the time.
 * Ingredients, countries and stores are all there, and so is how each country eats; of recipes there are the breakfasts, with no
 * collections and no occasions.
 */
export function smallContent(folder: string): void {
  cpSync(CONTENT, folder, { recursive: true })
  for (const lang of readdirSync(join(folder, 'texts'))) {
    if (!LANGS.includes(lang)) rmSync(join(folder, 'texts', lang), { recursive: true })
  }
  for (const part of ['', ...LANGS.map((lang) => join('texts', lang))]) {
    const recipes = join(folder, part, 'recipes')
    for (const file of readdirSync(recipes)) if (file !== RECIPES) rmSync(join(recipes, file))
    for (const file of ['collections.yaml', 'occasions.yaml']) writeFileSync(join(folder, part, file), '{}\n')
  }
}
