import { type RawBuilder, sql } from 'kysely'

export type Ordering = keyof typeof orders

export interface Window {
  readonly limit: number
  readonly offset: number
  readonly ordering: Ordering
  readonly ascending: boolean
}

/**
 * Each order as one of the table's indexes has it, and the same read backwards, so that neither direction sorts.
 * Within a day the newest come first; amounts are compared within their currency only.
 */
const orders = {
  Date: [sql`issue_date desc nulls last, created desc, id desc`, sql`issue_date asc nulls first, created asc, id`],
  DueDate: [sql`due_date desc nulls last, id desc`, sql`due_date asc nulls first, id`],
  Amount: [
    sql`currency desc nulls last, amount_minor desc nulls last, id desc`,
    sql`currency asc nulls first, amount_minor asc nulls first, id`,
  ],
  LastEdit: [sql`modified desc, id`, sql`modified asc, id desc`],
  Created: [sql`created desc, id`, sql`created asc, id desc`],
  ID: [sql`business_id desc, id desc`, sql`business_id, id`],
  SendingParty: [sql`sender_name desc, id desc`, sql`sender_name, id`],
} as const

export const orderOf = ({ ordering, ascending }: Pick<Window, 'ordering' | 'ascending'>): RawBuilder<unknown> =>
  orders[ordering][ascending ? 1 : 0]

/** The columns of the orders: what is gathered to be sorted holds no others. */
export const sorted = sql`id, issue_date, due_date, currency, amount_minor, modified, created, business_id, sender_name`

/** Up to so many rows it is cheaper to gather all and sort them than to walk an order in which they are rare. */
export const maxRowsToSort = 1_000
