import { Agent, request } from 'node:http'

// Asks `/health` every so many milliseconds, whether those before were answered or not, from one address. A process of
// its own that does nothing else: `node health-asker.ts BASE FROM SECONDS`; prints how long each took, ms, as it was sent.

const EVERY_MS = 25

const [base = '', from = '', seconds = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })

const ask = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const sent = request(`${base}/health`, { agent, headers: { 'x-forwarded-for': from } }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(performance.now() - began))
    })
    sent.once('error', reject)
    sent.end()
  })

const waits: Promise<number>[] = []
const began = performance.now()
while (performance.now() - began < Number(seconds) * 1000) {
  while (waits.length * EVERY_MS <= performance.now() - began) waits.push(ask())
  await new Promise((resolve) => setTimeout(resolve, 5))
}
const took = await Promise.all(waits)
agent.destroy()
console.log(JSON.stringify(took))
