import { IntlMessageFormat } from 'intl-messageformat'
import { intlTag, type Lang } from './locale.ts'
import cs from './messages/cs.ts'
import de from './messages/de.ts'
import en from './messages/en.ts'
import es from './messages/es.ts'
import fr from './messages/fr.ts'
import it from './messages/it.ts'
import ja from './messages/ja.ts'
import kk from './messages/kk.ts'
import nl from './messages/nl.ts'
import pl from './messages/pl.ts'
import pt from './messages/pt.ts'
import ru from './messages/ru.ts'
import tr from './messages/tr.ts'
import uk from './messages/uk.ts'
import zh from './messages/zh.ts'

type Tree = { readonly [key: string]: string | Tree }
const messages: Record<Lang, Tree> = { ru, en, de, fr, es, it, pt, pl, uk, tr, nl, cs, kk, zh, ja }

type Path<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Path<T[K]>}` }[keyof T & string]
/** Every message there is, as the English file names it. */
export type MessageKey = Path<typeof en>

const lookUp = (tree: Tree, key: string): string | undefined => {
  let node: string | Tree | undefined = tree
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined
  return typeof node === 'string' ? node : undefined
}

const formats = new Map<string, IntlMessageFormat>()

function format(lang: Lang, key: string): IntlMessageFormat | undefined {
  const id = `${lang} ${key}`
  const cached = formats.get(id)
  if (cached) return cached
  const text = lookUp(messages[lang], key)
  if (text === undefined) return undefined
  const made = new IntlMessageFormat(text, intlTag(lang), undefined, { ignoreTag: true })
  formats.set(id, made)
  return made
}

export type MessageValues = Readonly<Record<string, string | number>>

/** Quotation marks of a language, outer and inner. */
const QUOTES: Record<Lang, readonly [string, string, string, string]> = {
  ru: ['«', '»', '„', '“'],
  uk: ['«', '»', '„', '“'],
  kk: ['«', '»', '“', '”'],
  es: ['«', '»', '“', '”'],
  it: ['«', '»', '“', '”'],
  pt: ['«', '»', '“', '”'],
  fr: ['«', '»', '“', '”'],
  de: ['„', '“', '‚', '‘'],
  cs: ['„', '“', '‚', '‘'],
  pl: ['„', '”', '«', '»'],
  en: ['“', '”', '‘', '’'],
  nl: ['“', '”', '‘', '’'],
  tr: ['“', '”', '‘', '’'],
  zh: ['“', '”', '‘', '’'],
  ja: ['「', '」', '『', '』'],
}

/** A name between the quotation marks of the language. */
export const quoted = (lang: Lang, name: string): string => `${QUOTES[lang][0]}${name}${QUOTES[lang][1]}`

/** A title that brings quotation marks into a sentence that quotes it gets inner ones: «Салат „Мимоза“». */
function nestQuotes(lang: Lang, text: string): string {
  const [open, close, innerOpen, innerClose] = QUOTES[lang]
  const no = `[^${open}${close}]*`
  return text.replace(
    new RegExp(`${open}(${no})${open}(${no})${close}(${no})${close}`, 'g'),
    `${open}$1${innerOpen}$2${innerClose}$3${close}`,
  )
}

/** A message in a language; values in ICU syntax. */
export function message(lang: Lang, key: MessageKey, values: MessageValues = {}): string {
  const message = format(lang, key)
  if (!message) throw new Error(`no message ${key}`)
  return nestQuotes(lang, String(message.format(values)))
}

/** The label of a value of an enumeration, for example `label(lang, 'allergen', 'milk')`; the id itself when it has none. */
export function label(lang: Lang, kind: keyof (typeof en)['label'], id: string): string {
  const message = format(lang, `label.${kind}.${id}`)
  return message ? String(message.format()) : id
}

/** Ids of an enumeration in the order of the English file. */
export const labelled = (kind: keyof (typeof en)['label']): string[] => Object.keys(en.label[kind])
