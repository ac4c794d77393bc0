import { label } from './labels/ja.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
