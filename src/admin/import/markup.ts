import { Parser } from 'htmlparser2'
import { checkTagDepth } from './bounds.ts'

/** Walks markup without making a tree of it. @throws InvalidFieldError when it is nested too deep */
function walk(markup: string, onTag: (name: string, type: string) => void, onText: (text: string) => void): void {
  let depth = 0
  const parser = new Parser({
    onopentag(name, { type = '' }) {
      checkTagDepth(++depth, markup)
      onTag(name, type)
    },
    onclosetag(name) {
      depth--
      onTag(`/${name}`, '')
    },
    ontext: onText,
  })
  parser.end(markup)
}

/** Text without markup and entities, with single spaces. @throws InvalidFieldError when it is nested too deep */
export function textOf(markup: string): string {
  let text = ''
  walk(
    markup,
    () => {},
    (part) => {
      text += part
    },
  )
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The JSON-LD blocks of a page. @throws InvalidFieldError when it is nested too deep */
export function jsonLdIn(page: string): string[] {
  const blocks: string[] = []
  let isInside = false
  walk(
    page,
    (name, type) => {
      isInside = name === 'script' && /^application\/ld\+json\b/i.test(type)
      if (isInside) blocks.push('')
    },
    (text) => {
      if (isInside) blocks.push(blocks.pop() + text)
    },
  )
  return blocks
}
