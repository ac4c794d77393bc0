import { label } from './labels/it.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
