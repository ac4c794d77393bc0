import { label } from './labels/uk.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
