import type { Entry } from './entry.ts'

/** What every rollup tells entries apart by, beside the date, connection or amount of some. */
export const countedFields = [
  'type',
  'side',
  'currency',
  'state',
  'draft',
  'delivery',
  'response',
  'payment',
  'archived',
] as const satisfies (keyof Entry)[]

/** What a rollup may tell entries apart by beside these, with its type in SQL; null in those that do not. */
export const rollupDimensions = {
  issue_date: 'date',
  due_date: 'date',
  connection_id: 'uuid',
  amount_minor: 'bigint',
} as const

/** The columns that tell a row of a rollup from all others. */
export const rollupColumns: readonly string[] = [...countedFields, ...Object.keys(rollupDimensions)]

const counting = [...rollupColumns, 'confined', 'deleted']

/** The columns of an entry by which it is counted. */
export const countedColumns: readonly string[] = ['company_id', ...counting]

/** Those that a change of an entry must touch to change a rollup: the state follows from the others and these. */
export const countedBy: ReadonlySet<string> = new Set([
  ...counting.filter((column) => column !== 'state'),
  'closed',
  'unreported',
  'collected',
  'clearance',
  'replacement',
])
