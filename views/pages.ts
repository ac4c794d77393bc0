import { calendar } from './calendar.ts'
import { collection, collections } from './collections.ts'
import { docs } from './docs.ts'
import { home, homeForm } from './home.ts'
import { offline } from './offline.ts'
import type { Form, Page } from './page.ts'
import { plan } from './plan.ts'
import { qr } from './qr.ts'
import { recipe } from './recipe.ts'
import { recipes } from './recipes.ts'
import { swap, swapForm } from './swap.ts'

/** Every page for people. The calendar stands before the plan, whose path would take it. */
export const pages: readonly Page[] = [
  home,
  calendar,
  plan,
  qr,
  swap,
  recipe,
  recipes,
  collections,
  collection,
  docs,
  offline,
]

/** What their forms post to. */
export const forms: readonly Form[] = [homeForm, swapForm]
