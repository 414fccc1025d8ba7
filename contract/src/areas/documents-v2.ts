import { DocumentAttachment, DocumentMetadata, RfqInformation } from '../entities/index.ts'
import { rightTypes } from '../enumerations/index.ts'
import { always, call, id, list, maybe, nothing, omittable, oneOf, record, text } from '../words/index.ts'

const path = { id: id('document') }
const needs = { id: 'id is required' }
const rightNeeds = { ...needs, right: 'right is required' }
const share = { may: 'document.share', query: { identityId: maybe(text({ max: 60 })) } } as const
const fails = ['ResourceNotFound'] as const

/** 002 §7 Documents v2: one document that both sides see, with rights for people and teams. U-082; F-121, F-186, decision 9. */
export const documentsV2 = {
  dispatch: call('PUT documents/v2/documents/{id}/dispatch', {
    id: 'DV2-02',
    says: 'Sends a document.',
    may: 'document.send',
    needs,
    path,
    body: omittable(record({ ConnectionId: maybe(id('connection')) })),
    returns: nothing(),
    status: 201,
    fails: ['ResourceNotFound', 'DocumentInvalid', 'NotConnected', 'Conflict'],
  }),
  readDocument: call('GET documents/v2/documents/{id}', {
    id: 'DV2-03',
    says: 'A document with all that was added to it since, as one.',
    may: 'document.read',
    needs,
    path,
    query: { fused: always(true) },
    returns: DocumentMetadata,
    fails,
  }),
  grantUser: call('PUT documents/v2/documents/{id}/acl/users/{userId}/rights/{right}', {
    id: 'DV2-04',
    says: 'Gives a person a right on a document.',
    ...share,
    needs: { ...rightNeeds, userId: 'userId is required' },
    path: { ...path, right: oneOf(rightTypes) },
    returns: nothing(),
    fails,
  }),
  grantUserGroup: call('PUT documents/v2/documents/{id}/acl/userGroups/{groupId}/rights/{right}', {
    id: 'DV2-05',
    says: 'Gives a team a right on a document.',
    ...share,
    needs: { ...rightNeeds, groupId: 'groupId is required' },
    path: { ...path, groupId: id('team'), right: oneOf(rightTypes) },
    returns: nothing(),
    fails,
  }),
  listAttachments: call('GET documents/v2/documents/{id}/attachment', {
    id: 'DV2-06',
    says: 'The files that travel with a document.',
    may: 'document.read',
    needs,
    path,
    returns: record({ DocumentAttachment: list(DocumentAttachment) }),
    fails,
  }),
  readRfqInformation: call('GET documents/v2/requestforquotes/{id}/information', {
    id: 'U-082',
    says: 'In what currency and for what kind of lines quotes are asked for.',
    may: 'document.read',
    needs,
    path,
    returns: RfqInformation,
    fails,
  }),
  saveRfqInformation: call('PUT documents/v2/requestforquotes/{id}/information', {
    id: 'U-082',
    says: 'Sets that.',
    may: 'document.write',
    needs,
    path,
    body: RfqInformation,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
}
