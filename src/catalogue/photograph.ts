import { defineEntity, p } from '@mikro-orm/core'
import { z } from 'zod'
import { asMessage } from '../i18n/allowed.ts'
import { isPlainText, PLAIN_TEXT } from './plain-text.ts'
import { Recipe } from './recipe.ts'

const credit = z.string().trim().min(1).max(300).refine(isPlainText, PLAIN_TEXT)

/** An https address whose host can stand in a page's security policy. */
const isPhotographUrl = (text: string): boolean => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && /^[a-z0-9.:-]+$/.test(url.host)
}

export const PhotographFacts = z.strictObject({
  url: z
    .string()
    .max(2000)
    .refine((text) => isPhotographUrl(text), asMessage('httpsAddress'))
    .transform((text) => new URL(text).href)
    .describe('Its address, https.'),
  credit: credit.describe('Who made it.'),
  license: credit.describe('Licence under which it is shown.'),
})
/** An operator's photograph of a dish, hosted elsewhere. */
export type PhotographFacts = z.infer<typeof PhotographFacts>

/** Apart from the recipe, so that a recipe of the content files can have one and still follow its file. */
export const Photograph = defineEntity({
  name: 'Photograph',
  properties: {
    recipe: () => p.oneToOne(Recipe).owner().primary(),
    url: p.string().length(2000),
    credit: p.string().length(300),
    license: p.string().length(300),
  },
})
