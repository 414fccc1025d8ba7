import { Collaboration, CollaborationCard } from '../entities/index.ts'
import { call, nothing, uuid } from '../words/index.ts'

/** 001 §7 Collaboration. */
export const collaboration = {
  saveCard: call('PUT collaboration/v3/cards/{uuid}', {
    id: 'COL-01',
    says: 'Opens a thread about something under an id that the caller chose, or changes it.',
    may: 'document.comment',
    served: false,
    path: { uuid: uuid() },
    body: CollaborationCard,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
  saveCollaborations: call('PUT collaboration/v3/cards/{uuid}/collaborations', {
    id: 'COL-02',
    says: 'Asks people into a thread and says something in it.',
    may: 'document.comment',
    served: false,
    path: { uuid: uuid() },
    body: Collaboration,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}
