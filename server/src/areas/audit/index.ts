import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'

/** What administrators read of the log. Documents have histories of their own. */
export const area = defineArea('audit', { policy, handlers })
