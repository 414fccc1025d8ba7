import { Accruals } from '../entities/index.ts'
import { call, contentAs, date, paging } from '../words/index.ts'

const closing = { day: date() }
const may = 'accrual.read'

/** Issue 22: what was received by a closing date, and not invoiced. */
export const accruals = {
  readAccruals: call('GET matching/accruals', {
    id: 'K-ACR-01',
    says: 'What of the company’s orders had been received by the end of a day and was not billed by invoices issued by then, line by line and in all, without tax.',
    may,
    query: { ...paging(50), ...closing },
    returns: Accruals,
  }),
  exportAccruals: call('GET matching/accruals/csv', {
    id: 'K-ACR-02',
    says: 'All of its lines as CSV.',
    may,
    query: closing,
    returns: contentAs(['text/csv']),
  }),
  exportAccrualLines: call('GET matching/accruals/jsonl', {
    id: 'K-ACR-03',
    says: 'The same as JSON lines, an object a line.',
    may,
    query: closing,
    returns: contentAs(['application/jsonl']),
  }),
}
