import { label } from './labels/nl.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
