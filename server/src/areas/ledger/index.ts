import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { keepLedger } from './commands/keep-ledger.ts'

export const area = defineArea('ledger', { handlers })
