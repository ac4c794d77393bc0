import { label } from './labels/pl.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
