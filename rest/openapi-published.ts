import { serverOf } from './openapi.ts'

/** The address that the committed description was printed with. */
export const PRINTED_BASE_URL = 'http://localhost:3000'

/**
 * The committed description as an instance serves it: with its own address in links and examples.
 * @param printed the text of `openapi.json`
 * @param baseUrl the address people use
 */
export function publishedOpenapi(printed: string, baseUrl: string): string {
  const description = JSON.parse(printed.replaceAll(PRINTED_BASE_URL, baseUrl))
  return JSON.stringify({ ...description, servers: [{ url: serverOf(baseUrl) }] })
}
