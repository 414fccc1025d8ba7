import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { keysOfPartner, repeats } from './rules.ts'

export const area = defineArea('imports', { handlers })
