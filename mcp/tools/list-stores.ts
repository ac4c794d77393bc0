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
      readonly comparedLabel: string | null
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
  description: `The stores of a country with their price index: a multiplier over the national average price (0.9: about ten per cent cheaper than average). "regions" are parts of the country with prices of their own, for "region" of build_week; empty when there are none.

Use it before build_week or build_table to find the "store" code, or to compare how dear shops are. Every country has an average store for people who name no shop. An unknown country is refused with the list of countries there are.

The indices are estimates, like all prices here.`,
  annotations: READS,
  documents: [document],
  query: ({ country, lang }) => ({ document, variables: { code: country, country, lang } }),
  text: ({ country, offer }) =>
    [
      `${country.label}, ${country.currency}`,
      ...offer.stores.map(
        ({ code, name, kindLabel, priceIndex, comparedLabel }) =>
          `${name} (${code}), ${kindLabel}: × ${priceIndex}${comparedLabel === null ? '' : ` (${comparedLabel})`}`,
      ),
      country.priceNote,
    ].join('\n'),
})
