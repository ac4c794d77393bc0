import { Answer, security } from './answer.ts'

/** Keeps opened pages for when there is no connection. */
export const serviceWorker = new Answer('', {
  ...security(),
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
})
