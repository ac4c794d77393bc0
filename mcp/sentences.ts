import printed from './sentences.json' with { type: 'json' }

export type Lang = keyof typeof printed
type Sentences = (typeof printed)['en']
type Forms = { readonly other: string; readonly [form: string]: string | undefined }

/** A language of ours by its name or by a tag that begins with it. */
export function langOf(tag: unknown): Lang | undefined {
  const code = typeof tag === 'string' ? (tag.split('-')[0] ?? '').toLowerCase() : ''
  return code in printed ? (code as Lang) : undefined
}

/**
 * A sentence of this server's own, in words that the service uses for the same.
 * @param values of the places in it; a sentence with plural forms takes the form of its only number
 */
export function say(lang: Lang, name: keyof Sentences, values: Readonly<Record<string, string | number>> = {}): string {
  const text: string | Forms = printed[lang][name]
  const [number] = Object.values(values)
  const template =
    typeof text === 'string' ? text : (text[new Intl.PluralRules(lang).select(Number(number))] ?? text.other)
  return template.replaceAll(/\{(\w+)\}/g, (place, key) => String(values[key] ?? place))
}
