import { Conversation, PartnerReply } from '../entities/index.ts'
import { call, id, instant, list, maybe, nothing, pageOf, record, text, uuid, whole, yes } from '../words/index.ts'

const read = { may: 'document.read', needs: { id: 'id is required' } } as const
const stretch = {
  before: maybe(instant()),
  since: maybe(instant()),
  count: whole({ min: 1, max: 100, default: 20 }),
}

/** 002 §7 Conversations. */
export const conversations = {
  listOfDocument: call('GET conversations/documents/{id}', {
    id: 'CNV-01',
    says: 'All that was said and done about a document.',
    ...read,
    path: { id: id('document') },
    returns: pageOf('Conversation', Conversation),
    fails: ['ResourceNotFound'],
  }),
  readLatestOfDocument: call('GET conversations/documents/{id}/latest', {
    id: 'CNV-02',
    says: 'The last of it.',
    ...read,
    path: { id: id('document') },
    returns: Conversation,
    fails: ['ResourceNotFound'],
  }),
  post: call('PUT conversations/documents/{id}/posts/{postId}', {
    id: 'K-CNV-01',
    says: 'Says something about a document that was delivered; the other party reads it too, and nobody else.',
    may: 'document.comment',
    needs: { id: 'id is required', postId: 'postId is required' },
    path: { id: id('document'), postId: uuid() },
    body: record({ Text: text({ min: 1, max: 4000 }) }),
    returns: nothing(),
    status: 201,
    fails: ['ResourceNotFound', 'BadRequest', 'Conflict'],
  }),
  listReplies: call('GET conversations/replies', {
    id: 'K-CNV-02',
    says: 'What partners have said about documents lately, the latest first.',
    may: 'document.read',
    query: { count: whole({ min: 1, max: 100, default: 20 }) },
    returns: record({ Items: list(PartnerReply) }),
  }),
  listConversations: call('GET conversations', {
    id: 'CNV-03',
    says: 'What happened in the company, newest first: with documents, in the network, or what failed.',
    may: 'document.read',
    query: {
      ...stretch,
      childobjects: yes(false),
      documents: yes(true),
      network: yes(true),
      onlyFailed: yes(false),
    },
    returns: pageOf('Conversation', Conversation),
  }),
  readConversation: call('GET conversations/{id}', {
    id: 'CNV-04',
    says: 'One conversation, stretch by stretch.',
    ...read,
    path: { id: text({ min: 1, max: 60 }) },
    query: { ...stretch, parent: maybe(text({ max: 60 })), objectId: maybe(text({ max: 60 })) },
    returns: pageOf('Conversation', Conversation),
    fails: ['ResourceNotFound'],
  }),
  readConversationMetadata: call('GET documents/{documentId}/conversationMetadata', {
    id: 'DOC-06',
    says: 'The conversation in which the document stands.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    needs: { documentId: 'documentId is required' },
    returns: Conversation,
  }),
}
