import { READS, tool } from '../tool.ts'

interface Answer {
  readonly country: {
    readonly label: string
    readonly currency: string
    readonly priceNote: string
  }
  readonly offer: {
    readonly stores: readonly {
      readonly code: string
      readonly name: string
      readonly kindLabel: string
      readonly priceIndex: number
      /** of a store that was compared with others */
      readonly comparedLabel?: string
    }[]
  }
}

const document = `
  query ListStores($code: ID!, $country: ID!, $lang: Lang) {
    country(code: $code) { code label(lang: $lang) currency priceNote(lang: $lang) }
    offer: meta(country: $country) {
      stores { code name(lang: $lang) kind kindLabel(lang: $lang) priceIndex comparedLabel(lang: $lang) }
      regions { code label(lang: $lang) }
    }
  }`

export const listStores = tool<Answer>({
  name: 'list_stores',
  title: 'List stores of a country',
  description: `Stores of a country for "store" of build_week and build_table, with "priceIndex": an estimated multiplier over the national average (0.9: ten per cent cheaper). Every country has an average store for who names no shop. "regions" have prices of their own. An unknown country is refused with the list of all.`,
  annotations: READS,
  documents: [document],
  query: ({ country, lang }) => ({ document, variables: { code: country, country, lang } }),
  text: ({ country, offer }) =>
    [
      `${country.label}, ${country.currency}`,
      ...offer.stores.map(
        ({ code, name, kindLabel, priceIndex, comparedLabel }) =>
          `${name} (${code}), ${kindLabel}: × ${priceIndex}${comparedLabel ? ` (${comparedLabel})` : ''}`,
      ),
      country.priceNote,
    ].join('\n'),
})
