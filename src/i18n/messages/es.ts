import { label } from './labels/es.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
