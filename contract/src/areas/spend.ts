import { Spend } from '../entities/index.ts'
import { spendGroups } from '../enumerations/index.ts'
import { call, contentAs, id, maybe, oneOf, text } from '../words/index.ts'

const month = (says: string) => text({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', max: 7, example: '2026-01', says })

const shown = {
  may: 'spend.read',
  query: {
    from: month('The first month.'),
    to: month('The last month.'),
    by: oneOf(spendGroups, 'MONTH'),
    /** A supplier, by the connection. */
    partner: maybe(id('connection')),
    /** A category, by its key. */
    category: maybe(text({ min: 1, max: 160 })),
    /** Categories are the codes of this coding list, and not what documents say themselves. */
    list: maybe(id('codingList')),
  },
  fails: ['BadRequest', 'ResourceNotFound'],
} as const

/** Issue 22: what was spent, by month, partner and category. */
export const spend = {
  readSpend: call('GET procurement/spend', {
    id: 'K-SPD-01',
    says: 'What the company spent in a period, beside the year before: invoices less credit notes that it received and neither side gave up, without tax.',
    ...shown,
    returns: Spend,
  }),
  exportSpend: call('GET procurement/spend/csv', {
    id: 'K-SPD-02',
    says: 'The same rows as CSV.',
    ...shown,
    returns: contentAs(['text/csv']),
  }),
}
