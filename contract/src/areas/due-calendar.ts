import { DueCalendar, DueDocument } from '../entities/index.ts'
import { dueSides } from '../enumerations/index.ts'
import { call, date, maybe, oneOf, pageOf, paging } from '../words/index.ts'

/** What a company will pay and be paid: open invoices by the day on which they are to be paid. */
export const dueCalendar = {
  readDue: call('GET due', {
    id: 'K-DUE-01',
    says: 'What is to be paid and to be received on each day of a period of 100 days at most, and what is overdue.',
    may: 'document.read',
    query: { from: maybe(date()), until: maybe(date()) },
    returns: DueCalendar,
    fails: ['BadRequest'],
  }),
  listDue: call('GET due/documents', {
    id: 'K-DUE-02',
    says: 'The bills behind the calendar, by the day on which they are to be paid.',
    may: 'document.read',
    query: { ...paging(50, 200), side: maybe(oneOf(dueSides)), from: maybe(date()), until: maybe(date()) },
    returns: pageOf('Items', DueDocument),
  }),
}
