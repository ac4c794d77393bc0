import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { collectGarbage } from '../db/embedded/collect-garbage.ts'
import { WASM_FLAGS } from '../db/embedded/wasm-flags.ts'

// Imported before all else, since starting is what takes the most.

// Importing the code fills a nursery that V8 makes larger each time: 45 MB that nothing needs afterwards.
setFlagsFromString('--semi-space-growth-factor=1')
// Small collections are done by the thread that needs them: helping threads take longer to meet than the work takes where
// others want the cores as well.
setFlagsFromString('--no-parallel-scavenge')
for (const flag of WASM_FLAGS) setFlagsFromString(flag)

/** Nursery while serving, MB. V8's own grows to 64 under load and keeps that; a smaller one than this is collected too often. */
const NURSERY_MB = 8

const nurseryMb = () =>
  (getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0) / 1024 / 1024

/** V8 takes the size of its nursery from the command line only, but grows it by a factor when much in it lives on. */
function growNursery(): void {
  setFlagsFromString(`--semi-space-growth-factor=${NURSERY_MB / 2}`)
  const living: object[] = []
  // It has grown by then; the bound is for a V8 that grows otherwise.
  for (let count = 0; nurseryMb() < NURSERY_MB && count < 200_000; count++) {
    for (let one = 0; one < 1000; one++, count++) living.push({ one })
  }
  setFlagsFromString('--semi-space-growth-factor=1')
}

/**
 * Gives back to the system the memory that starting took and no longer needs, and keeps the heap small from now on. Stops
 * the thread for a tenth of a second.
 */
export function giveBackMemory(): void {
  // V8 lets the heap grow to twice what lives before it collects, and more: under load that doubled the memory of the
  // process for nothing (`npm run bench:load`). While starting, nearly all lives on, and collecting often is a third of
  // the work.
  setFlagsFromString('--heap-growing-percent=15')
  collectGarbage()
  growNursery()
}
