import { calendar } from './calendar.ts'
import type { Form, Page } from './page.ts'
import { plan } from './plan.ts'
import { qr } from './qr.ts'
import { recipe } from './recipe.ts'
import { swap, swapForm } from './swap.ts'

/** Every page for people. The calendar stands before the plan, whose path would take it. */
export const pages: readonly Page[] = [calendar, plan, qr, swap, recipe]

/** What their forms post to. */
export const forms: readonly Form[] = [swapForm]
