import { label } from './labels/kk.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
