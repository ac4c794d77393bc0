import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/i18n/locale.ts'
import { readSum } from '../../../views/home/money-field.ts'

test('a sum is read as people write it, in every language', () => {
  for (const lang of LANGUAGES) {
    for (const [text, currency, value] of [
      ['', 'EUR', 0],
      ['€50', 'EUR', 50],
      ['50 €', 'EUR', 50],
      ['50\u202f€', 'EUR', 50],
      ['EUR 50', 'EUR', 50],
      ['1.000,50', 'EUR', 1000.5],
      ['1,000.50', 'EUR', 1000.5],
      ['1 000,50', 'EUR', 1000.5],
      ['1\u202f000,50\u00a0€', 'EUR', 1000.5],
      ['₽ 3 500', 'RUB', 3500],
      ["CHF 1'000", 'CHF', 1000],
      ['1’000.50', 'CHF', 1000.5],
      ['1’000.–', 'CHF', 1000],
      ['50,-', 'EUR', 50],
      ['100 zł', 'PLN', 100],
      ['US$50', 'USD', 50],
      ['49,9', 'EUR', 49.9],
      ['.50', 'USD', 0.5],
      ['１，０００', 'EUR', 1000],
      ['1.000.000', 'EUR', 1_000_000],
      // Nobody counts money in thousandths.
      ['1.000', 'EUR', 1000],
      ['1,500', 'EUR', 1500],
      ['12345.67', 'USD', 12345.67],
    ] as const)
      expect([lang, text, readSum(text, currency)]).toEqual([lang, text, { value }])
    const written = new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' }).format(1234.5)
    expect([lang, written, readSum(written, 'EUR')]).toEqual([lang, written, { value: 1234.5 }])
    const named = new Intl.NumberFormat(lang, { style: 'currency', currency: 'RUB', currencyDisplay: 'name' }).format(5)
    expect([lang, named, readSum(named, 'RUB')]).toEqual([lang, named, { value: 5 }])
  }
  expect(readSum('3500 руб.', 'RUB')).toEqual({ value: 3500 })
  expect(readSum('50 Euro', 'EUR')).toEqual({ value: 50 })
})

test('what is no sum is distinguished from a sum of another currency', () => {
  for (const text of ['much', '-5', '1,2,3', '5 0', '1,000,50', '12e3', '50 60', '5 apples', '€', ',', '1.0.0']) {
    expect([text, readSum(text, 'EUR')]).toEqual([text, { fault: 'unreadable' }])
  }
  expect(readSum('$50', 'EUR')).toEqual({ fault: 'currency' })
  expect(readSum('50 USD', 'EUR')).toEqual({ fault: 'currency' })
  expect(readSum('50 лв', 'EUR')).toEqual({ fault: 'currency' })
  expect(readSum('50 lv', 'EUR')).toEqual({ fault: 'currency' })
  expect(readSum('$50', '')).toEqual({ value: 50 })
})

/** What people write for the currency of a country, in its letters and without accents. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  RUB: ['₽', 'RUB', 'руб', 'руб.', 'р', 'р.', 'рублей', 'rub', 'rubles'],
  USD: ['$', 'US$', 'USD', 'dollars'],
  EUR: ['€', 'EUR', 'Euro', 'euros', 'eur', 'евро'],
  PLN: ['zł', 'zl', 'PLN', 'złotych', 'zlotych', 'zl.'],
  CZK: ['Kč', 'Kc', 'CZK', 'kc', 'korun', 'kč.'],
  TRY: ['₺', 'TL', 'TRY', 'lira', 'LİRA', 'lirası', 'lirasi'],
  CHF: ['CHF', 'Fr.', 'SFr.', 'fr', 'Franken', 'francs'],
  DKK: ['kr', 'kr.', 'DKK', 'kroner'],
  NOK: ['kr', 'kr.', 'NOK', 'kroner'],
  SEK: ['kr', 'kr.', 'SEK', 'kronor'],
  ISK: ['kr', 'kr.', 'ISK', 'krónur', 'kronur'],
  HUF: ['Ft', 'Ft.', 'HUF', 'forint'],
  RON: ['lei', 'leu', 'RON'],
  GBP: ['£', 'GBP', 'pounds'],
  RSD: ['RSD', 'din', 'din.', 'дин', 'дин.', 'dinara'],
}
/** The languages of the countries that have none of ours, as their people write money. */
const THEIRS = ['hu', 'ro', 'da', 'nb', 'sv', 'is', 'sr', 'sr-Latn', 'de-CH', 'fr-CH', 'it-CH']

test('every country’s currency is read as its people write it, before and after, with accents and without', () => {
  const [, ...rows] = readFileSync(new URL('../../../data/countries.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const currencies = new Map(rows.map((row) => row.split(',')).map(([, code = '', sign = '']) => [code, sign]))
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l')
  for (const [currency, sign] of currencies) {
    expect(WRITTEN[currency], currency).toBeDefined()
    for (const mark of [sign, ...(WRITTEN[currency] ?? [])]) {
      for (const form of [mark, mark.toLowerCase(), mark.toUpperCase(), plain(mark)]) {
        for (const text of [`1200 ${form}`, `1200${form}`, `${form} 1200`, `${form}1200`, `1 200,00 ${form}`]) {
          expect([currency, text, readSum(text, currency)]).toEqual([currency, text, { value: 1200 }])
        }
      }
      if (currency !== 'EUR') expect([mark, readSum(`12 ${mark}`, 'EUR')]).toEqual([mark, { fault: 'currency' }])
    }
    for (const lang of [...LANGUAGES, ...THEIRS]) {
      for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code'] as const) {
        const text = new Intl.NumberFormat(lang, { style: 'currency', currency, currencyDisplay }).format(1234)
        expect([lang, text, readSum(text, currency)]).toEqual([lang, text, { value: 1234 }])
      }
    }
  }
})
