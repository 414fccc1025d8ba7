import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { callOff } from './commands/call-off.ts'

export const area = defineArea('callOffs', { handlers })
