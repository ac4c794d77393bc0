import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { readSum } from '../../views/money-field.ts'

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
      expect([lang, text, readSum(text, lang, currency)]).toEqual([lang, text, { value }])
    const written = new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' }).format(1234.5)
    expect([lang, written, readSum(written, lang, 'EUR')]).toEqual([lang, written, { value: 1234.5 }])
    const named = new Intl.NumberFormat(lang, { style: 'currency', currency: 'RUB', currencyDisplay: 'name' }).format(5)
    expect([lang, named, readSum(named, lang, 'RUB')]).toEqual([lang, named, { value: 5 }])
  }
  expect(readSum('3500 руб.', 'ru', 'RUB')).toEqual({ value: 3500 })
  expect(readSum('50 Euro', 'de', 'EUR')).toEqual({ value: 50 })
})

test('what is no sum is told from a sum of another currency', () => {
  for (const text of ['much', '-5', '1,2,3', '5 0', '1,000,50', '12e3', '50 60', '5 apples', '€', ',', '1.0.0']) {
    expect([text, readSum(text, 'en', 'EUR')]).toEqual([text, { fault: 'unreadable' }])
  }
  expect(readSum('$50', 'de', 'EUR')).toEqual({ fault: 'currency' })
  expect(readSum('50 USD', 'de', 'EUR')).toEqual({ fault: 'currency' })
  expect(readSum('$50', 'de', '')).toEqual({ value: 50 })
})
