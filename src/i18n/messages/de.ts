import { label } from './labels/de.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
