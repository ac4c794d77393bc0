import { type Code, STATUS } from '../../schema/errors.ts'
import { message } from '../i18n/message.ts'
import { kindOf } from '../i18n/titles.ts'
import { type Codes, FACTS, REASONS } from '../planner/explain/codes.ts'
import { ALL_WARNINGS } from '../plans/plan-warnings.ts'
import { PRICE_CODES } from '../prices/price-codes.ts'

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const sentences = (codes: Codes): string =>
  table(
    ['code', 'means', 'values'],
    Object.entries(codes).map(([code, { says, values }]) => [`\`${code}\``, says, values]),
  )

const meanings = (codes: Readonly<Record<string, string>>): string =>
  table(
    ['code', 'means'],
    Object.entries(codes).map(([code, means]) => [`\`${code}\``, means]),
  )

/** Codes that only GraphQL has; REST's are explained at `/docs`. */
const OF_GRAPHQL: Partial<Record<Code, string>> = {
  QUERY_TOO_LARGE: 'The document has too many tokens, aliases or levels, or asks for too many values.',
  FORBIDDEN: "The operator's key may read but not write.",
}

const errors = table(
  ['code', 'status', 'means'],
  (Object.keys(STATUS) as Code[]).map((code) => [
    `\`${code}\``,
    String(STATUS[code]),
    OF_GRAPHQL[code] ?? message('en', `error.about.${kindOf(code)}`),
  ]),
)

/** The page of all codes that the API answers with, in Markdown, from the lists that the code uses. */
export const codesPage = (): string => `# Codes

Printed from the code by \`npm run generate\`. Programs read codes and values; the sentences made of them are in the language of the request.

## Reasons

Why a dish was chosen: \`Dish.reason\` in GraphQL; \`why\` is its sentence. Ids are ids of the catalogue, lists of them are joined by
commas; \`…Minor\` are whole minor units of the currency; energy and grams are a day's per adult portion, and at a table per guest; minutes
are whole. \`other…\` speaks of the runner-up, the best other dish for the same place.

${sentences(REASONS)}

## Facts

What else is true of a dish: \`Dish.facts\`. Where its reason has been given often enough on that day, a fact stands as the reason.

${sentences(FACTS)}

## Warnings

What was asked for and not reached: \`Plan.warningDetails\`; \`warnings\` are their sentences.

${sentences(ALL_WARNINGS)}

## Errors

\`extensions.code\` in GraphQL, \`code\` in a problem document of REST ([api.md](api.md#errors)). Those of REST are explained at \`/docs\` in every language.

${errors}

## Prices

\`grade\`: how near a price is to a published figure.

${meanings(PRICE_CODES.grade)}

\`Price.method\`: whose price it is.

${meanings(PRICE_CODES.method)}

\`Price.basis\`: where the figure comes from.

${meanings(PRICE_CODES.basis)}

\`Price.regional\`: how the region came in.

${meanings(PRICE_CODES.regional)}
`
