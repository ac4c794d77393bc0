import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/i18n/locale.ts'
import { message } from '../../src/i18n/message.ts'

type Tree = { readonly [key: string]: string | Tree }

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )
const messagesOf = async (lang: string): Promise<Map<string, string>> =>
  new Map(flat((await import(`../../src/i18n/messages/${lang}.ts`)).default))

/** Names of the values a message takes; those only used inside a plural or select count too. */
function values(text: string, lang: string): string[] {
  const names = new Set<string>()
  const walk = (nodes: ReturnType<IntlMessageFormat['getAst']>): void => {
    for (const node of nodes) {
      // Types 1 to 6 carry a value: argument, number, date, time, select, plural.
      if (node.type >= 1 && node.type <= 6 && 'value' in node) names.add(String(node.value))
      if ('options' in node) for (const option of Object.values(node.options)) walk(option.value)
    }
  }
  walk(new IntlMessageFormat(text, lang, undefined, { ignoreTag: true }).getAst())
  return [...names].sort()
}

const english = await messagesOf('en')

describe.each(LANGUAGES)('%s', (lang) => {
  test('every sentence can be put into words, with the values of the English one', async () => {
    const messages = await messagesOf(lang)
    for (const [key, text] of messages) {
      expect(english.has(key), `${key} is in no other language`).toBe(true)
      // A language may leave a value out (a plural that needs no number), but never invent one; a name brings its
      // form at the head of a sentence, its number and its gender along.
      const bare = (name: string) => name.replace(/(Start|Number|Gender)$/, '')
      const known = values(english.get(key) as string, 'en').map(bare)
      for (const name of values(text, lang)) expect(known, `${key}: {${name}}`).toContain(bare(name))
    }
  })

  test('the plurals have the forms that the language needs', async () => {
    const needed = new Intl.PluralRules(lang)
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many' || !['fr', 'es', 'it', 'pt'].includes(lang))
    for (const [key, text] of await messagesOf(lang)) {
      const walk = (nodes: ReturnType<IntlMessageFormat['getAst']>): void => {
        for (const node of nodes) {
          if (!('options' in node)) continue
          const forms = Object.keys(node.options)
          // One form alone says that the words do not change with the number: 5 kcal.
          if (node.type === 6 && forms.filter((form) => !form.startsWith('=')).length > 1) {
            for (const form of needed) expect(forms, `${key}: ${form}`).toContain(form)
          }
          for (const option of Object.values(node.options)) walk(option.value)
        }
      }
      walk(new IntlMessageFormat(text, lang, undefined, { ignoreTag: true }).getAst())
    }
  })
})

test('no error and no question is said in English elsewhere', async () => {
  const own = [...english].filter(([key]) => /^(error|question)\.|^warning\.nearAllergen$/.test(key))
  expect(own.length).toBeGreaterThan(60)
  for (const lang of LANGUAGES.filter((other) => other !== 'en')) {
    const messages = await messagesOf(lang)
    for (const [key, text] of own) expect(messages.get(key), `${lang} ${key}`).not.toBe(text)
  }
})

test('a title that brings quotation marks is quoted with inner ones', () => {
  const recipe = 'Салат «Мимоза» с рыбой'
  expect(message('ru', 'warning.breaksExclude', { recipe, found: 'лук' })).toContain('«Салат „Мимоза“ с рыбой»')
  expect(message('ja', 'warning.breaksExclude', { recipe: '「母」の味噌汁', found: '葱' })).toContain(
    '「『母』の味噌汁」',
  )
})
