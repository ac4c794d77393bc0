import { LRUCache } from 'lru-cache'
import { countryPacks } from '../catalogue/packs.ts'
import { packPrices } from '../prices/estimate.ts'
import type { PriceBook } from '../prices/price-book.ts'
import type { FullIngredient, PricedTable, PriceScope, Revision } from './types.ts'

/** Price tables kept per revision: 300 packs each, so some 20 kB a table. */
const TABLES = 500

/** Price tables are estimated when first asked for; those used last stay. */
export function priceTables(
  prices: PriceBook,
  ingredients: readonly FullIngredient[],
  { packs: packRows, countries, stores }: Pick<Revision, 'packs' | 'countries' | 'stores'>,
): (at: PriceScope) => PricedTable {
  const tables = new LRUCache<string, PricedTable>({ max: TABLES })
  return (at) => {
    const key = `${at.country} ${at.region} ${at.store} ${at.month ?? ''} ${at.alone ?? false}`
    const known = tables.get(key)
    if (known) return known
    const place = {
      country: at.country,
      region: at.region,
      storeIndex: stores.get(at.store)?.priceIndex ?? 1,
      decimals: countries.get(at.country)?.decimals ?? 2,
      ...(at.month === undefined ? {} : { month: at.month }),
    }
    const there = countryPacks(packRows, at.country)
    const bought = at.alone ? new Map([...there.usual, ...there.small]) : there.usual
    const packed = ingredients.map(({ id, pack }) => ({
      id,
      pack: bought.get(id) ?? pack,
      usual: there.usual.get(id) ?? pack,
    }))
    const packs = new Map(packed.map((one) => [one.id, one]))
    const packsOf = (ingredient: string) => {
      const found = packs.get(ingredient)
      if (found === undefined) throw new Error(`no pack of ${ingredient}`)
      return found
    }
    const packOf = (ingredient: string): number => packsOf(ingredient).pack
    const priced = packPrices(prices, place, packed)
    const made: PricedTable = {
      place,
      decimals: priced.decimals,
      packPriceMinor: priced.packPriceMinor,
      packs: bought,
      packOf,
      usualOf: (ingredient) => packsOf(ingredient).usual,
      sizesOf: (ingredient) => there.sizesOf(ingredient) ?? [packOf(ingredient)],
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
