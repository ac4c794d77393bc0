import { label } from './labels/cs.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
