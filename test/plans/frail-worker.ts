import { readFileSync, writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

// A thread that dies at its first start, outside any task; then it works.
const starts = Number(readFileSync(workerData, 'utf8')) + 1
writeFileSync(workerData, String(starts))
if (starts === 1) throw new Error('died at its start')

export default () => ({ done: starts })
