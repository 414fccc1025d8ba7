import { hasArrived, type Standing } from './states.ts'

/** The invoice that says that it corrects another (UNCL1001). */
const corrected = '384'

/**
 * Whether an invoice takes the place of the one that it names: it says so, and of that one nothing was accepted or paid
 * yet. One that merely names another, as a final invoice names the partial ones before it, replaces nothing.
 */
export const replaces = (typeCode: string | undefined, before: Standing): boolean =>
  typeCode === corrected &&
  before.type === 'invoice' &&
  hasArrived(before) &&
  before.replacement === 'ORIGINAL' &&
  (before.response === 'PENDING' || before.response === 'DISPUTED' || before.response === 'REJECTED') &&
  (before.payment === 'NONE' || before.payment === 'OVERDUE')
