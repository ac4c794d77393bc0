import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFacts } from '../../src/catalogue/content/read.ts'
import { CONTENT } from '../../src/catalogue/content-folder.ts'
import { buildPriceBook } from '../../src/prices/build-price-book.ts'
import { readPriceRows } from '../../src/prices/data-files.ts'
import { estimate, packPrice } from '../../src/prices/estimate.ts'
import { countrySources } from '../../src/prices/sources/index.ts'

// Worked by hand from the published figures, apart from the program: what stands in `data/prices`, a pocket calculator,
// and the rules of `data/prices/README.md`. Amounts are packs in recipe units, results whole minor units.
//
// Russian food prices, December 2024 = 100: December 2025 105.2 (published change); August 2026 105.2 × 1.0280 =
// 108.1456 (since December); August 2025 108.1456 / 1.0508 = 102.9174 (in a year). June 2025, six of the eight months
// from December to August: 100 × 1.029174^(6/8) = 102.1802. To August 2026: from June 2025 108.1456 / 102.1802 =
// 1.058382; from the mean of 2025 (months between those levels: 102.5361) 108.1456 / 102.5361 = 1.054707.
// Beef on the bone has an index of its own for the last year: 1.1429 × 102.9174 / 102.1802 = 1.151146.
//
// European price levels of 2024 are carried to 2025 by the country's food prices over the euro area's (97.45 → 100), and
// by its currency: Germany 97.45/97.7 = 0.997441; France 97.45/98.8 = 0.986336; Poland 97.45/95.6 × 4.3058/4.2397 =
// 1.035244; Türkiye 97.45/75 × 35.573/44.816 = 1.031353.
const CASES: [
  what: string,
  ingredient: string,
  pack: number,
  country: string,
  region: string,
  store: number,
  minor: number,
][] = [
  // 1204.88 RUB/kg (June 2025) × 1.058382 × 0.180
  ['butter in Russia', 'butter', 180, 'RU', '', 1, 22954],
  // the same × 1.190, the food basket of Moscow over Russia's in January 2026
  ['butter in Moscow', 'butter', 180, 'RU', '45000000000', 1, 27315],
  // 1204.88 × 1.058382 × 0.878 (Tatarstan) × 0.90 (Pyaterochka) × 0.180
  ['butter in a Tatarstan discounter', 'butter', 180, 'RU', '92000000000', 0.9, 18138],
  // 91.16 RUB/kg as published for June 2025, since the harvest moves potatoes more than a year of inflation; / 1.2428, June over
  // the mean of a year
  ['potatoes in Russia', 'potato', 1000, 'RU', '', 1, 7335],
  // 88.08 RUB for ten × 1.058382 × 1.345 (Khabarovsk) × 1.08 (Perekrestok)
  ['ten eggs in a Khabarovsk supermarket', 'egg', 10, 'RU', '08000000000', 1.08, 13541],
  // 860 RUB/kg (2025, from memory) × 1.054707 × 0.7
  ['boneless beef in Russia', 'beef-stew', 700, 'RU', '', 1, 63493],
  // 644.38 RUB/kg beef on the bone (June 2025) × 1.151146 × 0.92, the stated ratio of shank
  ['beef shank in Russia', 'beef-shank', 1000, 'RU', '', 1, 68243],
  // 73.17 RUB/kg × 1.058382 × 0.866 (Omsk)
  ['sugar in Omsk', 'sugar', 1000, 'RU', '52000000000', 1, 6706],
  // 0.548 USD/lb × 2000 / 453.592
  ['flour in the USA', 'flour', 2000, 'US', '', 1, 242],
  // 2.272 USD a dozen × 10/12
  ['ten eggs in the USA', 'egg', 10, 'US', '', 1, 189],
  // 6.605 USD/lb × 200/453.592 × 1.117, the Northeast's own bacon over the nation's in May 2026
  ['bacon in the Northeast', 'bacon', 200, 'US', '0100', 1, 325],
  // 0.976 USD/lb × 1000/453.592 × 1.025, the West's own potatoes in May 2026
  ['potatoes in the West', 'potato', 1000, 'US', '0400', 1, 221],
  // 2.272 × 10/12 × 0.95 (food in the Midwest) × 0.94 (Walmart)
  ['ten eggs at a Midwest hypermarket', 'egg', 10, 'US', '0200', 0.94, 169],
  // 0.552128 USD for 100 g, USDA's scanner prices of 2018, newer than the last of BLS (2016) × 321.5 (August 2026) / 239.67
  // (food at home of 2018) × 2.5
  ['French bread in the USA', 'baguette', 250, 'US', '', 1, 185],
  // 4.11 EUR/kg, INSEE August 2026, in France itself × 0.25
  ['baguette in France', 'baguette', 250, 'FR', '', 1, 103],
  // the mean of 2.43 2.65 2.99 2.83 3.11 3.41 3.53 4.39 3.10 2.67 2.24 2.42 EUR/kg, September 2025 to August 2026 × 0.5
  ['tomatoes in Latvia', 'tomato', 500, 'LV', '', 1, 149],
  // 2.96 EUR for ten, August 2026
  ['ten eggs in Latvia', 'egg', 10, 'LV', '', 1, 296],
  // 50.05 EUR/kg, INSEE July 2026, the only country with a figure × (1.155 × 0.997441) / (1.317 × 0.986336): meat of Germany
  // over meat of France × 0.5 × 0.89 (Lidl)
  ['beef fillet at a German discounter', 'beef-tenderloin', 500, 'DE', '', 0.89, 1975],
  // 50.05 EUR/kg × (0.741 × 1.031353) / (1.317 × 0.986336) × 51.094 TRY × 0.5
  ['beef fillet in Türkiye', 'beef-tenderloin', 500, 'TR', '', 1, 75225],
  // 4.64 EUR/kg, INSEE August 2026 × (0.918 × 1.035244) / (1.192 × 0.986336) × 4.2715 PLN
  ['chicory in Poland', 'belgian-endive', 1000, 'PL', '', 1, 1602],
  // 18 EUR/l in the EU (2025, from memory) × 1.0059 (food of December on 2025) × 2.258 × 97.45/95.2 × 11.629/11.717 (alcohol
  // of Norway, 2024 carried to 2025) × 11.166 NOK × 0.75
  ['sake in Norway', 'sake', 750, 'NO', '', 1, 34784],
]

const book = buildPriceBook(readPriceRows(join(CONTENT, 'prices')), countrySources(readFacts(CONTENT).countries), '')

test.each(CASES)(
  '%s costs what a pocket calculator says',
  (_, ingredient, pack, country, region, storeIndex, minor) => {
    expect(packPrice(estimate(book, ingredient, { country, region, storeIndex, decimals: 2 }), pack)).toBe(minor)
  },
)
