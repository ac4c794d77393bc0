import { setTimeout as sleep } from 'node:timers/promises'

/** What a service answered. */
export interface Answered {
  readonly path: string
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

/** @throws a TypeError of `fetch` when no answer came */
export async function ask(
  base: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const init = body
    ? { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
    : { headers }
  const answer = await fetch(base + path, init)
  return { path, status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
}

/** Answers of a week for another household each time, on a fixed day. */
export const household = (number: number) => ({
  country: ['RU', 'US', 'DE'][number % 3],
  store: ['ru-average', 'us-average', 'de-average'][number % 3],
  adults: 1 + (number % 10),
  budgetValue: 1 + number,
  startDate: '2026-11-23',
  lang: 'en',
})

/** Whether an answer that is no success says when to come again. */
export const saysWhen = ({ status, retryAfter }: Answered): boolean => status === 503 && /^\d+$/.test(retryAfter ?? '')

/** The answer to a client that comes again when it was told to, up to ten times: a machine with much to do may be busy at first. */
export async function askPatiently(base: string, path: string, body?: object): Promise<Answered> {
  for (let again = 0; ; again++) {
    const answer = await ask(base, path, body)
    if (again === 10 || !saysWhen(answer)) return answer
    await sleep(1000 * Number(answer.retryAfter))
  }
}

/** Plans that a service acknowledged, as it answered them. */
export class Acknowledged {
  readonly plans = new Map<string, string>()

  note({ status, text }: Answered): void {
    if (status === 201) this.plans.set(JSON.parse(text).id, text)
  }

  /** Ids of those that a service does not answer with the same bytes. */
  async lostOn(base: string): Promise<string[]> {
    const lost: string[] = []
    for (const [id, text] of this.plans) {
      const stored = await ask(base, `/api/plans/${id}?lang=en`)
      if (stored.status !== 200 || stored.text !== text) lost.push(id)
    }
    return lost
  }
}
