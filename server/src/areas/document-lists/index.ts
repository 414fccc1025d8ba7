import { defineArea } from '../../platform/index.ts'
import { listHandlers } from './handlers/lists.ts'
import { selectionHandlers } from './handlers/selections.ts'
import { sharedFilterHandlers } from './handlers/shared-filters.ts'
import { companiesToFold, fold, sweep } from './store/rollup.ts'

export { forEachSelected, readingBills } from './commands/for-each-selected.ts'
export { answeredBills, hasDocuments, invoicesSince, paymentTurnaround, upcomingPayments } from './figures.ts'
export type { Period } from './filter.ts'
export { listPage } from './list-page.ts'
export { overLimits } from './over-limits.ts'
export { changedDocuments, countIntoRollups } from './queries.ts'
export { actionsOf, rowOf } from './views/row.ts'

/** How many companies have their changes of the rollups folded in a minute. */
const maxCompaniesToFold = 10_000

export const area = defineArea('documentLists', {
  handlers: { ...listHandlers, ...selectionHandlers, ...sharedFilterHandlers },
  /** Keeps short what every list adds to its rollups. */
  eachMinute: { companies: (tx) => companiesToFold(tx, maxCompaniesToFold), work: fold },
  daily: sweep,
  tableExports: {
    document_tally: { leftOut: 'follows from the documents' },
  },
})
