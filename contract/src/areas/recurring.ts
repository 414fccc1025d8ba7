import { Recurring, RecurringInput } from '../entities/index.ts'
import { call, date, id, list, maybe, nothing, record, uuid } from '../words/index.ts'

const needs = { id: 'id is required' }
const day = { needs: { ...needs, day: 'day is required' }, path: { id: id('recurring'), day: date() } } as const
const fails = ['ResourceNotFound', 'Conflict'] as const

/** Issue 19: templates that become documents by themselves. */
export const recurring = {
  listRecurring: call('GET documents/recurring', {
    id: 'K-REC-01',
    says: 'The recurring documents of the company, with the days to come and what came of the last ones.',
    may: 'document.read',
    returns: record({ Recurring: list(Recurring) }),
  }),

  saveRecurring: call('PUT documents/recurring/{id}', {
    id: 'K-REC-02',
    says: 'Has a template become a document again and again, or changes how; pauses it, and goes on. Days that passed while it was paused are left out.',
    may: 'document.write',
    needs: { ...needs, body: 'Recurring is required' },
    path: { id: uuid() },
    body: RecurringInput,
    returns: Recurring,
    fails,
  }),

  deleteRecurring: call('DELETE documents/recurring/{id}', {
    id: 'K-REC-03',
    says: 'Ends a recurring document. What it has made stays.',
    may: 'document.write',
    needs,
    path: { id: id('recurring') },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  runRecurring: call('POST documents/recurring/{id}/days/{day}', {
    id: 'K-REC-04',
    says: 'Makes the document of the next day now. Asked again, it names the one that was made.',
    may: 'document.write',
    ...day,
    returns: record({ DocumentId: maybe(id('document')) }),
    status: 201,
    fails,
  }),

  skipRecurring: call('DELETE documents/recurring/{id}/days/{day}', {
    id: 'K-REC-05',
    says: 'Leaves the next day out.',
    may: 'document.write',
    ...day,
    returns: nothing(),
    fails,
  }),
}
