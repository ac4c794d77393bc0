import { LRUCache } from 'lru-cache'
import { packPrices } from '../prices/estimate.ts'
import type { PriceBook } from '../prices/price-book.ts'
import type { CountryFacts, FullIngredient, PricedTable, PriceScope, StoreFacts } from './types.ts'

/** Price tables kept per revision: 300 packs each, so some 20 kB a table. */
const TABLES = 500

/** Price tables are estimated when first asked for; those used last stay. */
export function priceTables(
  prices: PriceBook,
  ingredients: readonly FullIngredient[],
  countries: ReadonlyMap<string, CountryFacts>,
  stores: ReadonlyMap<string, StoreFacts>,
): (at: PriceScope) => PricedTable {
  const tables = new LRUCache<string, PricedTable>({ max: TABLES })
  return (at) => {
    const key = `${at.country} ${at.region} ${at.store}`
    const known = tables.get(key)
    if (known) return known
    const place = {
      country: at.country,
      region: at.region,
      storeIndex: stores.get(at.store)?.priceIndex ?? 1,
      decimals: countries.get(at.country)?.decimals ?? 2,
    }
    const priced = packPrices(prices, place, ingredients)
    const made: PricedTable = {
      place,
      decimals: priced.decimals,
      packPriceMinor: priced.packPriceMinor,
      estimateOf: (ingredient) => {
        const found = priced.estimates.get(ingredient)
        if (!found) throw new Error(`no estimate of ${ingredient}`)
        return found
      },
    }
    tables.set(key, made)
    return made
  }
}
