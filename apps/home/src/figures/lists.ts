import { listOf } from '../documentsApp.ts'

/** Sales are 1, purchases -1 (F-138). */
const folderOf = (type: number) => ['folder', type === 1 ? 'sales' : 'purchases'] as const

const unpaid = ['SENT', 'DELIVERED', 'COLLECTED', 'ACCEPTED', 'OVERDUE'].map((state) => ['state', state] as const)

/** The list that each figure counts. */
export const lists = {
  upcoming: (type: number, currency: string, until: string) =>
    listOf(
      ['type', 'invoice'],
      folderOf(type),
      ...unpaid,
      ['currency', currency],
      ['maxduedate', until],
      ['by', 'DueDate'],
      ['up', '1'],
    ),
  paid: (type: number, since: string, until: string) =>
    listOf(['type', 'invoice'], folderOf(type), ['minpaiddate', since], ['maxpaiddate', until], ['by', 'LastEdit']),
  rejected: (type: number, since: string) =>
    listOf(
      ['type', 'invoice'],
      ['type', 'creditnote'],
      folderOf(type),
      ['state', 'REJECTED_BY_RECEIVER'],
      ['minissuedate', since],
    ),
  since: (day: string) => listOf(['type', 'invoice'], ['minissuedate', day]),
}
