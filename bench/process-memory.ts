import { readFileSync } from 'node:fs'

/** A process and all it started, as long as they live. */
function tree(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
    return [pid, ...children.flatMap(tree)]
  } catch {
    return []
  }
}

function field(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  try {
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

const sum = (pid: number, name: 'VmRSS' | 'VmHWM') => tree(pid).reduce((all, one) => all + field(one, name), 0)

/** Milliseconds between two looks. */
const LOOK_MS = 25

/** Memory of a process and all it started, MB, watched until `stop`. Linux only. */
export function watchMemory(pid: number) {
  let [peak, marks] = [0, 0]
  const look = () => {
    peak = Math.max(peak, sum(pid, 'VmRSS'))
    // The high-water marks of those that live at once: never less than what they held together at any moment.
    marks = Math.max(marks, sum(pid, 'VmHWM'))
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    now: () => sum(pid, 'VmRSS'),
    peak: () => {
      look()
      return { peak, marks }
    },
    stop: () => clearInterval(timer),
  }
}
