import { label } from './labels/tr.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
