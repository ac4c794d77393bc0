import { expect, test } from 'vitest'
import { LANGUAGES, type Lang } from '../../src/i18n/locale.ts'
import { withUsUnits } from '../../src/i18n/us-sentences.ts'
import { wholeContent } from '../harness/content.ts'

const sentences = (lang: Lang): string[] =>
  wholeContent()
    .words.filter((one) => one.lang === lang && one.kind === 'recipe')
    .flatMap(({ words: { steps = [], tips = [] } }) => [...steps, ...tips])

const NBSP = '\u00A0'

test('ovens, the inside of meat, lengths, birds and oil, as American recipes say them', () => {
  for (const [metric, said, lang = 'en'] of [
    [`Heat the oven to 180${NBSP}°C.`, `Heat the oven to 350${NBSP}°F.`],
    [`Heat the oven to 200${NBSP}°C.`, `Heat the oven to 400${NBSP}°F.`],
    [`It should reach 74${NBSP}°C inside.`, `It should reach 165${NBSP}°F inside.`],
    [`It should reach 71${NBSP}°C.`, `It should reach 160${NBSP}°F.`],
    [`Water of 100${NBSP}°C`, `Water of 212${NBSP}°F`],
    [`Cut it into 2${NBSP}cm cubes.`, 'Cut it into ¾″ cubes.'],
    [`Oil 2–3${NBSP}cm deep`, 'Oil ¾–1¼″ deep'],
    [`A bird of about 1.6${NBSP}kg`, `A bird of about 3½${NBSP}lb`],
    [`Птица около 1,6${NBSP}кг`, `Птица около 3½${NBSP}фунта`, 'ru'],
    ['オーブンを180°Cに予熱し、2cm角に切る。', 'オーブンを350°Fに予熱し、¾インチ角に切る。', 'ja'],
    ['烤箱预热至180°C，切成2厘米的块。', '烤箱预热至350°F，切成¾英寸的块。', 'zh'],
  ] as const)
    expect(withUsUnits(lang, metric)).toBe(said)
})

const METRIC =
  /\d[\s\u00a0]?(?:°C|cm|см|厘米|mm|мм|毫米|kg|кг|公斤|千克|ml|мл|毫升)(?![\p{Script=Latin}\p{Script=Cyrillic}])/u

test.each(LANGUAGES)('no sentence of a recipe keeps a metric unit, in %s', (lang) => {
  const all = sentences(lang)
  expect(all.filter((text) => METRIC.test(text)).length).toBeGreaterThan(300)
  expect(all.map((text) => withUsUnits(lang, text)).filter((text) => METRIC.test(text))).toEqual([])
})

test('°F are within 8 degrees of the °C, and safe temperatures no lower than what is safe', () => {
  for (const text of sentences('en')) {
    const celsius = [...text.matchAll(/(\d+)\u00a0°C/g)].map(([, digits]) => Number(digits))
    const fahrenheit = [...withUsUnits('en', text).matchAll(/(\d+)\u00a0°F/g)].map(([, digits]) => Number(digits))
    expect(fahrenheit).toHaveLength(celsius.length)
    celsius.forEach((value, at) => {
      const exact = value * 1.8 + 32
      expect(Math.abs((fahrenheit[at] as number) - exact)).toBeLessThan(value >= 140 ? 13 : 3)
    })
  }
})
