import type { Entry } from './entry.ts'

/** What the tallies tell entries apart by, beside the date or connection of a cube. */
export const told = [
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

/** What a cube may tell entries apart by beside these; null in those that do not. */
export const kinds = { issue_date: 'date', due_date: 'date', connection_id: 'uuid', amount_minor: 'bigint' } as const

/** The columns of a tally that tell it from all others of its cube. */
export const tallyKeys = [...told, ...Object.keys(kinds)].join(', ')

const counting = [...told, ...Object.keys(kinds), 'confined', 'deleted']

/** The columns of an entry by which it is counted. */
export const countedColumns: readonly string[] = ['company_id', ...counting]

/** Those that a change of an entry must touch to change a tally: the state follows from the others. */
export const tallied: ReadonlySet<string> = new Set(counting.filter((column) => column !== 'state'))
