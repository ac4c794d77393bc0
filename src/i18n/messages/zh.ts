import { label } from './labels/zh.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
