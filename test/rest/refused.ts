import { expect } from 'vitest'

/** What a plan must at least be asked for with. */
export const base = { country: 'RU', store: 'ru-pyaterochka' }

/** The status of a refusal and its sentence, which is all that it says. */
export const refusal = async (response: Response) => {
  const body = (await response.json()) as { error: string }
  expect(Object.keys(body)).toEqual(['error'])
  return { status: response.status, error: body.error }
}
