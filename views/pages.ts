import type { Page } from './page.ts'
import { plan } from './plan.ts'
import { recipe } from './recipe.ts'

/** Every page for people. */
export const pages: readonly Page[] = [plan, recipe]
