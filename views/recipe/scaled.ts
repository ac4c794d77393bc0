import { html } from 'hono/html'
import type { Cooked } from '../../src/i18n/cooked-for.ts'
import type { Html } from '../page.ts'
import type { Scales } from './cooked.ts'

/** Between texts of one attribute; no text of ours holds it. */
export const BETWEEN = '|'

/** An attribute with what an element says for each number of people: the script puts it there without a request. */
export const forEach = ({ all }: Scales, text: (cooked: Cooked, at: number) => string): Html =>
  html` data-each="${all.map(text).join(BETWEEN)}"`
