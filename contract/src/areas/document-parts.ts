import {
  CodingInformation,
  Conversation,
  DocumentAccess,
  DocumentAttachment,
  DocumentProcess,
  HistoryEvent,
} from '../entities/index.ts'
import {
  asOf,
  call,
  contentAs,
  file,
  id,
  list,
  multipart,
  nothing,
  oneOf,
  plain,
  record,
  text,
} from '../words/index.ts'

const needs = { documentId: 'documentId is required' }
const property = { id: text({ min: 1, max: 100 }) }
const propertyNeeds = { ...needs, id: 'id is required' }
const read = { may: 'document.read', fails: ['ResourceNotFound'] } as const
const write = { may: 'document.write', fails: ['ResourceNotFound', 'Conflict'] } as const
const share = { may: 'document.share', needs, fails: ['ResourceNotFound'] } as const

/** Milliseconds for a file that is large. */
const overSlowLines = 900_000

/** What hangs on one document: properties, files, access, codes, what happened. U-030, U-031, U-034; F-219, F-363, F-364. */
export const documentParts = {
  readConversationMetadata: call('GET documents/{documentId}/conversationMetadata', {
    id: 'DOC-06',
    says: 'The conversation in which the document stands.',
    ...read,
    needs,
    returns: Conversation,
  }),
  setLockedState: call('PUT documents/{documentId}/lockedstate/{state}', {
    id: 'DOC-10',
    says: 'Locks a document: as sent (true, a sale) or as received (false, a purchase).',
    ...write,
    needs: { ...needs, state: 'state is required' },
    path: { state: oneOf(['true', 'false']) },
    returns: nothing(),
  }),
  readLockedState: call('GET documents/{documentId}/lockedstate', {
    id: 'U-031',
    says: 'Whether and how a document is locked.',
    ...read,
    needs,
    returns: record({ State: oneOf(['OPEN', 'SALE', 'PURCHASE']) }),
  }),
  readProperty: call('GET documents/{documentId}/properties/{id}', {
    id: 'DOC-11',
    says: 'A property that the company keeps of a document.',
    ...read,
    needs: propertyNeeds,
    path: property,
    returns: plain(),
  }),
  saveProperty: call('PUT documents/{documentId}/properties/{id}', {
    id: 'U-031',
    says: 'Keeps a property of a document.',
    ...write,
    needs: propertyNeeds,
    path: property,
    body: plain(),
    returns: nothing(),
    status: 201,
  }),
  listAttachments: call('GET documents/{documentId}/attachments', {
    id: 'DOC-12',
    says: 'The files that travel with a document.',
    ...read,
    needs,
    returns: record({ DocumentAttachment: list(DocumentAttachment) }),
  }),
  addAttachment: call('POST documents/{documentId}/attachments', {
    id: 'U-031',
    says: 'Adds a file to a document that was not sent yet; it travels with it.',
    ...write,
    needs: { ...needs, file: 'file is required' },
    body: multipart({ file: file() }),
    returns: DocumentAttachment,
    status: 201,
    fails: [...write.fails, 'Infected'],
    timeout: overSlowLines,
  }),
  readAttachment: call('GET documents/{documentId}/attachments/{id}', {
    id: 'K-DOP-01',
    says: 'The bytes of a file, once its scan has passed it; a range of them where one is asked for.',
    may: 'document.read',
    needs: { ...needs, id: 'id is required' },
    path: { id: id('attachment') },
    returns: contentAs(['application/octet-stream']),
    fails: ['ResourceNotFound', 'Locked', 'Gone', 'RangeNotSatisfiable'],
    timeout: overSlowLines,
  }),
  removeAttachment: call('DELETE documents/{documentId}/attachments/{id}', {
    id: 'K-DOP-02',
    says: 'Takes a file off a document that was not sent yet.',
    ...write,
    needs: { ...needs, id: 'id is required' },
    path: { id: id('attachment') },
    returns: nothing(),
  }),
  readAccess: call('GET documents/{documentId}/access', {
    id: 'DOC-13',
    says: 'Who else may do what with a document, now or as of a position of the log.',
    ...share,
    query: { position: asOf() },
    returns: DocumentAccess,
  }),
  saveAccess: call('PUT documents/{documentId}/access', {
    id: 'DOC-14',
    says: 'Sets who else may do what with it.',
    ...share,
    body: DocumentAccess,
    returns: nothing(),
  }),
  changeAccess: call('PATCH documents/{documentId}/access', {
    id: ['DOC-15', 'U-034'],
    says: 'Gives some people or teams a right, and leaves the others as they are.',
    ...share,
    body: DocumentAccess,
    returns: DocumentAccess,
  }),
  deleteAccess: call('DELETE documents/{documentId}/access', {
    id: 'DOC-16',
    says: 'Takes all given rights back.',
    ...share,
    returns: nothing(),
  }),
  readProcess: call('GET documents/{documentId}/process', {
    id: 'DOC-17',
    says: 'Where a document stands in its flow.',
    ...read,
    needs,
    returns: DocumentProcess,
  }),
  readCodingInformation: call('GET documents/{documentId}/codingInformation', {
    id: 'DOC-19',
    says: 'The codes of a document; none where nobody coded it.',
    may: 'coding.read',
    needs,
    returns: CodingInformation,
    fails: ['ResourceNotFound', 'Gone'],
  }),
  listEvents: call('GET documents/{documentId}/events', {
    id: 'DOC-20',
    says: 'What programs are told of a document.',
    ...read,
    needs,
    returns: record({ Events: list(HistoryEvent) }),
  }),
  listAssignmentEvents: call('GET documents/{documentId}/assignments/events', {
    id: 'U-030',
    says: 'What happened to the assignments of a document.',
    ...read,
    needs,
    returns: record({ Events: list(HistoryEvent) }),
  }),
}
