import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { proposeNumber } from './commands/propose-number.ts'
export { documentsOfDay, findExchanged } from './queries.ts'
export type { Exchanged } from './records.ts'
export { defaultChannel } from './values/numbers.ts'

export const area = defineArea('documentNumbers', {
  handlers,
})
