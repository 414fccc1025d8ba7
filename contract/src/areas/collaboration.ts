import { Collaboration, CollaborationCard, CollaborationThread } from '../entities/index.ts'
import { call, nothing, uuid } from '../words/index.ts'

/** 001 §7 Collaboration. */
export const collaboration = {
  saveCard: call('PUT collaboration/v3/cards/{uuid}', {
    id: 'COL-01',
    says: 'Opens a thread about something under an id that the caller chose, or changes it.',
    may: 'document.comment',
    path: { uuid: uuid() },
    body: CollaborationCard,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  saveCollaborations: call('PUT collaboration/v3/cards/{uuid}/collaborations', {
    id: 'COL-02',
    says: 'Asks people into a thread and says something in it.',
    may: 'document.comment',
    path: { uuid: uuid() },
    body: Collaboration,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
  readCard: call('GET collaboration/v3/cards/{uuid}', {
    id: 'K-COL-01',
    says: 'A thread for those who take part in it: who does, and what was said.',
    may: 'document.comment',
    path: { uuid: uuid() },
    returns: CollaborationThread,
    fails: ['ResourceNotFound'],
  }),
}
