import { inUnits } from '../src/catalogue/amount.ts'
import { list } from '../src/i18n/format.ts'
import { message } from '../src/i18n/message.ts'
import { countsPacks } from '../src/i18n/quantity.ts'
import { type AmountArgs, amountText, measureIn, packsText } from './amounts.ts'
import { builder } from './builder.ts'
import { type Context, langOf } from './context.ts'
import { placeOfPlan } from './plan-scope.ts'
import { seasonText } from './price-note.ts'
import { factsOf, type LineOfPlan, linePrice, ShopItem } from './shopping.ts'
import { standInText } from './stand-in.ts'
import { langArgs, measuredArgs } from './vocabulary.ts'

/** Share of a pack up to which what is left is not worth a word. */
const HARDLY_LEFT = 0.05

/** What becomes of what is left of a line's packs. */
function leftText({ stored, line }: LineOfPlan, args: AmountArgs, context: Context): string | null {
  const { ingredient, buy, needed, pack, pantry } = line
  const facts = factsOf(context, ingredient)
  const lang = langOf(context, args)
  const advice = [
    facts.openDays === null ? '' : message(lang, 'page.openDays', { days: facts.openDays }),
    facts.freezes ? message(lang, 'page.freezes') : '',
  ].filter(Boolean)
  if (pantry || advice.length === 0 || buy - needed <= HARDLY_LEFT * pack) return null
  const amount = amountText(context, facts, inUnits(buy - needed), args, placeOfPlan(stored).country)
  return message(lang, 'page.leftOver', { amount, advice: list(lang, advice) })
}

// A line of the shopping list in words.
builder.objectFields(ShopItem, (t) => ({
  standInText: t.string({
    nullable: true,
    description:
      'What to look for in the country’s shops, where it is sold under another name or only something close to it; null: `name` says it.',
    args: langArgs,
    resolve: ({ stored, line: { ingredient } }, args, context) =>
      standInText(context, { ingredient, country: placeOfPlan(stored).country }, langOf(context, args)),
  }),
  seasonText: t.string({
    nullable: true,
    description:
      'How far its price in the plan’s month is from the mean of the year, in words; null: hardly, or not known.',
    args: langArgs,
    resolve: ({ stored, line }, args, context) =>
      seasonText(langOf(context, args), linePrice(stored, line.ingredient).season),
  }),
  leftText: t.string({
    nullable: true,
    description:
      'What is left of its packs and what becomes of it, in words: how long it stays good once opened, and whether it can be frozen; null: hardly anything is left, or nothing is known.',
    args: measuredArgs,
    resolve: (item, args, context) => leftText(item, args, context),
  }),
  neededText: t.string({
    description: '`needed` as a cook measures it, in words.',
    args: measuredArgs,
    resolve: ({ stored, line: { ingredient, needed } }, args, context) =>
      amountText(context, factsOf(context, ingredient), inUnits(needed), args, placeOfPlan(stored).country),
  }),
  buyText: t.string({
    description: '`buy` as the shop sells it, in words: "3 heads", "1.5 kg"; of what is sold loose "4 (≈ 480 g)".',
    args: measuredArgs,
    resolve: ({ stored, line: { ingredient, packs, pack } }, args, context) => {
      const { country } = placeOfPlan(stored)
      return packsText(context, factsOf(context, ingredient), { packs, pack: inUnits(pack) }, args, country)
    },
  }),
  packText: t.string({
    nullable: true,
    description:
      'One pack as the shop sells it, in words; null where `buyText` counts the packs: heads, single lemons, what is sold loose.',
    args: measuredArgs,
    resolve: ({ stored, line: { ingredient, pack } }, args, context) => {
      const facts = factsOf(context, ingredient)
      const { country } = placeOfPlan(stored)
      const sold = { packs: 1, pack: inUnits(pack) }
      const counted = countsPacks({ ...sold, unit: facts.unit }, measureIn(facts))
      return counted ? null : packsText(context, facts, sold, args, country)
    },
  }),
  tap: t.boolean({
    description: 'Tap water: never bought, always at home.',
    resolve: ({ line }, _, context) => measureIn(factsOf(context, line.ingredient)).tap ?? false,
  }),
}))
