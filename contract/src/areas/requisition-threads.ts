import { RequisitionPost } from '../entities/index.ts'
import { call, id, list, nothing, record, text, uuid, yes } from '../words/index.ts'

const path = { documentId: id('requisition') }
const needs = { documentId: 'documentId is required' }

/** Issue 22: what is asked and answered about a requisition, by those who ask for it, decide it and buy it. */
export const requisitionThreads = {
  readThread: call('GET procurement/documents/requisitions/{documentId}/thread', {
    id: 'K-RQT-01',
    says: 'What was said about a requisition, oldest first, for whoever may read it; and whether the reader may say something.',
    may: 'requisition.read',
    needs,
    path,
    returns: record({ Posts: list(RequisitionPost, { max: 1000 }), MayReply: yes() }),
    fails: ['ResourceNotFound'],
  }),
  postToThread: call('PUT procurement/documents/requisitions/{documentId}/thread/{postId}', {
    id: 'K-RQT-02',
    says: 'Says something about a requisition, under an id that the caller chose. Its requester, those with whom it waits, and whoever has said something before are told.',
    may: 'requisition.read',
    needs: { ...needs, postId: 'postId is required' },
    path: { ...path, postId: uuid() },
    body: record({ Text: text({ max: 4000 }) }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'BadRequest', 'Forbidden', 'Conflict'],
  }),
}
