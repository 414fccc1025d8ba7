export { useRecurring, useRecurringActs } from '../queries/recurring.ts'
export type { Recurring } from '../queries/types.ts'
export { RecurringDialog } from './RecurringDialog.tsx'
