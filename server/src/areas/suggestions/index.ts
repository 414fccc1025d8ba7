import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'

/** Models that programs teach and ask, and which commodity code a description is likely to mean (0168). */
export const area = defineArea('suggestions', { policy, handlers })
