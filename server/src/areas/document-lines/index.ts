import { defineArea } from '../../platform/index.ts'
import { billed } from '../exchange/index.ts'
import { closeBilled } from './close-billed.ts'
import { handlers } from './handlers.ts'

export { numeric, present } from './known.ts'
export type { Bill } from './line-state.ts'
export { saveMappings } from './mappings.ts'
export { isBillable } from './rules.ts'
export { billedOrder, billingLines, workedLines } from './worked-lines.ts'

export const area = defineArea('documentLines', {
  handlers,
  listeners: { [billed]: (uow, { documentId }) => closeBilled(uow, String(documentId)) },
})
