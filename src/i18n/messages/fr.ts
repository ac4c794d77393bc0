import { label } from './labels/fr.ts'
import type { Translation } from './shape.ts'

export default { label } as const satisfies Translation
