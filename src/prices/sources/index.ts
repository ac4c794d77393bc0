import { type PriceBook, UnpricedError } from '../price-book.ts'
import { bls } from './bls/source.ts'
import { csp } from './csp/source.ts'
import { csu } from './csu/source.ts'
import { ecb } from './ecb/source.ts'
import { ers } from './ers/source.ts'
import { eurostat } from './eurostat/source.ts'
import { gus } from './gus/source.ts'
import { insee } from './insee/source.ts'
import { ksh } from './ksh/source.ts'
import { kzp } from './kzp/source.ts'
import { ons } from './ons/source.ts'
import { ppnap } from './ppnap/source.ts'
import { rosstat } from './rosstat/source.ts'
import type { StatisticsOffice } from './source.ts'
import type { Survey } from './survey.ts'

/** Offices with prices that estimates start from: each is a folder beside this file and one entry here. */
export const PRICE_SOURCES = [bls, eurostat, rosstat] as const
/** The source whose price levels carry figures from one country to another. */
export const CARRIER = eurostat
/** Offices with average prices of one country: its own figures, where they price an ingredient. */
export const SURVEYS: readonly Survey[] = [csp, csu, ers, gus, ksh, kzp, ons, ppnap]
/** All offices whose files are read. */
export const OFFICES: readonly StatisticsOffice[] = [...PRICE_SOURCES, ecb, insee, ...SURVEYS]

export type KnownSource = (typeof PRICE_SOURCES)[number]
export type SourceCode = KnownSource['code']

const BY_CODE: ReadonlyMap<string, KnownSource> = new Map(PRICE_SOURCES.map((source) => [source.code, source]))

/** Whether a code is that of a source that prices countries; else of a survey. */
export const isSourceCode = (code: string): code is SourceCode => BY_CODE.has(code)

/** The publisher of a survey by its code; a publisher's name is given back. */
export const publisherOf = (code: string): string => SURVEYS.find((survey) => survey.code === code)?.publisher ?? code

/** A country names a source that is not there. */
export class UnknownSourceError extends Error {
  override readonly name = 'UnknownSourceError'
  constructor(country: string, code: string) {
    super(`countries.csv: ${country}: source ‘${code}’ is not one of ${[...BY_CODE.keys()].join(', ')}`)
  }
}

/** By country the code of the source that prices it. @throws UnknownSourceError */
export function countrySources(
  countries: readonly { readonly code: string; readonly source: string }[],
): Record<string, SourceCode> {
  return Object.fromEntries(
    countries.map(({ code, source }) => {
      const known = BY_CODE.get(source)
      if (!known) throw new UnknownSourceError(code, source)
      return [code, known.code]
    }),
  )
}

/** The source that prices a country. @throws UnpricedError when there is none */
export function sourceOf(book: PriceBook, country: string): KnownSource {
  const source = BY_CODE.get(book.sources[country] ?? '')
  if (!source) throw new UnpricedError(`no source prices ${country}`)
  return source
}
