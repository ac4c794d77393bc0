import type { Tool } from './tool.ts'
import { buildTable } from './tools/build-table.ts'
import { buildWeek } from './tools/build-week.ts'
import { getRecipe } from './tools/get-recipe.ts'
import { listCollections } from './tools/list-collections.ts'
import { listStores } from './tools/list-stores.ts'
import { searchRecipes } from './tools/search-recipes.ts'

/** Every tool, in the order in which assistants see them. */
export const tools: readonly Tool[] = [buildWeek, buildTable, searchRecipes, getRecipe, listCollections, listStores]
