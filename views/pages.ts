import { accessibility } from './accessibility/accessibility.ts'
import { basket, basketForm } from './basket/basket.ts'
import { collection } from './collections/collection.ts'
import { collections } from './collections/collections.ts'
import { docs } from './docs/docs.ts'
import { oembed } from './embed/oembed.ts'
import { embedPlan } from './embed/plan-card.ts'
import { embedRecipe } from './embed/recipe-card.ts'
import type { Form } from './form.ts'
import { home, homeForm } from './home/home.ts'
import { householdCalendar } from './household/calendar.ts'
import { householdData } from './household/data.ts'
import { householdForms } from './household/forms.ts'
import { household } from './household/household.ts'
import { householdSwap } from './household/swap.ts'
import { manifest } from './manifest/manifest.ts'
import { offline } from './messages.ts'
import { occasion, occasionForm } from './occasions/occasion.ts'
import { occasions } from './occasions/occasions.ts'
import type { Page } from './page.ts'
import { calendar } from './plan/calendar.ts'
import { changeForm } from './plan/change.ts'
import { nextWeekForm, plan, shareHousehold } from './plan/plan.ts'
import { qr } from './plan/qr.ts'
import { planPreviewPage, recipePreviewPage } from './preview/previews.ts'
import { privacy } from './privacy/privacy.ts'
import { recipe, recipeListForm } from './recipe/recipe.ts'
import { recipes } from './recipes/recipes.ts'
import { swap, swapForm } from './swap/swap.ts'

/** Every page for people. The calendar stands before the plan, whose path would take it. */
export const pages: readonly Page[] = [
  home,
  calendar,
  plan,
  qr,
  planPreviewPage,
  recipePreviewPage,
  swap,
  householdCalendar,
  household,
  householdData,
  householdSwap,
  privacy,
  accessibility,
  recipe,
  recipes,
  basket,
  collections,
  collection,
  occasions,
  occasion,
  docs,
  offline,
  manifest,
  embedPlan,
  embedRecipe,
  oembed,
]

/** What their forms post to. */
export const forms: readonly Form[] = [
  homeForm,
  swapForm,
  changeForm,
  nextWeekForm,
  recipeListForm,
  basketForm,
  occasionForm,
  shareHousehold,
  ...householdForms,
]

/** Their documents, each once. */
export const documents: readonly string[] = [
  ...new Set([
    ...pages.flatMap(({ queries }) => Object.values(queries).map(({ document }) => document)),
    ...forms.flatMap(({ document, checked }) => [document, ...(checked?.help ? [checked.help.document] : [])]),
  ]),
]
