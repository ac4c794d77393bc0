import { bandOf, bandsOf, type LeftOut } from './left-out.ts'

/** How far some estimates are from official figures that were kept from them. */
export interface ErrorRow {
  readonly figures: number
  /** median of estimated / official or its inverse, whichever is above 1 */
  readonly median: number
  readonly beyond30: number
  readonly beyondTwice: number
  /** share within the band that the errors of the other countries earn */
  readonly inBand: number
  /** geometric mean of estimated / official */
  readonly mean: number
}

/** @param all every error, from which bands are made */
export function errorRow(some: readonly LeftOut[], all: readonly LeftOut[]): ErrorRow {
  const sizes = some.map(({ error }) => Math.abs(error)).sort((a, b) => a - b)
  const inside = some.filter(({ country, kind, countries, error }) => {
    const bands = bandsOf(all.filter((other) => other.country !== country))
    return Math.abs(error) <= Math.log(1 + bandOf(bands, kind, countries))
  })
  return {
    figures: some.length,
    median: Math.exp(sizes[Math.floor(sizes.length / 2)] ?? 0),
    beyond30: some.filter(({ estimated, official }) => Math.abs(estimated / official - 1) > 0.3).length,
    beyondTwice: some.filter(({ error }) => Math.abs(error) > Math.LN2).length,
    inBand: inside.length / some.length,
    mean: Math.exp(some.reduce((sum, { error }) => sum + error, 0) / some.length),
  }
}

/** By what estimates rest on, and by country within it. */
export function errorRows(
  errors: readonly LeftOut[],
): (ErrorRow & { readonly kind: string; readonly country: string })[] {
  return [...Map.groupBy(errors, ({ kind }) => kind)].flatMap(([kind, all]) => [
    { kind, country: 'all', ...errorRow(all, errors) },
    ...[...Map.groupBy(all, ({ country }) => country)].map(([country, some]) => ({
      kind,
      country,
      ...errorRow(some, errors),
    })),
  ])
}

/** The same as a table in Markdown. */
export const errorTable = (errors: readonly LeftOut[]): string =>
  [
    '| without its own figure | country | figures | median | beyond 30 % | beyond ×2 | in band | mean |',
    '|---|---|---|---|---|---|---|---|',
    ...errorRows(errors).map(
      ({ kind, country, figures, median, beyond30, beyondTwice, inBand, mean }) =>
        `| ${kind} | ${country} | ${figures} | ×${median.toFixed(2)} | ${beyond30} | ${beyondTwice} | ${(100 * inBand).toFixed(0)} % | ×${mean.toFixed(2)} |`,
    ),
  ].join('\n')

/**
 * A text with the part between two comments of a name replaced.
 * @throws Error when they are not there
 */
export function withPart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`no part ${name}`)
  return text.slice(0, from + start.length) + part + text.slice(to)
}
