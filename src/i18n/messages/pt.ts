import { label } from './labels/pt.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
