import { DocumentAccess } from '../entities/index.ts'
import { rightTypes } from '../enumerations/index.ts'
import { asOf, call, id, maybe, nothing, oneOf, text } from '../words/index.ts'

const needs = { documentId: 'documentId is required' }

/** Who may do what with one document: rights for people and teams. U-034; F-121, F-363, F-364, decision 9. */
export const documentAccess = {
  readAccess: call('GET documents/{documentId}/access', {
    id: 'DOC-13',
    says: 'Who else may do what with a document, now or as of a position of the log.',
    may: 'document.share',
    needs,
    fails: ['ResourceNotFound'],
    query: { position: asOf() },
    returns: DocumentAccess,
  }),
  saveAccess: call('PUT documents/{documentId}/access', {
    id: 'DOC-14',
    says: 'Sets who else may do what with it.',
    may: 'document.share',
    needs,
    fails: ['ResourceNotFound'],
    body: DocumentAccess,
    returns: nothing(),
  }),
  changeAccess: call('PATCH documents/{documentId}/access', {
    id: ['DOC-15', 'U-034'],
    says: 'Gives some people or teams a right, and leaves the others as they are.',
    may: 'document.share',
    needs,
    fails: ['ResourceNotFound'],
    body: DocumentAccess,
    returns: DocumentAccess,
  }),
  deleteAccess: call('DELETE documents/{documentId}/access', {
    id: 'DOC-16',
    says: 'Takes all given rights back.',
    may: 'document.share',
    needs,
    fails: ['ResourceNotFound'],
    returns: nothing(),
  }),
  grantUser: call('PUT documents/v2/documents/{id}/acl/users/{userId}/rights/{right}', {
    id: 'DV2-04',
    says: 'Gives a person a right on a document.',
    may: 'document.share',
    query: { identityId: maybe(text({ max: 60 })) },
    needs: { id: 'id is required', right: 'right is required', userId: 'userId is required' },
    path: { id: id('document'), right: oneOf(rightTypes) },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
  grantUserGroup: call('PUT documents/v2/documents/{id}/acl/userGroups/{groupId}/rights/{right}', {
    id: 'DV2-05',
    says: 'Gives a team a right on a document.',
    may: 'document.share',
    query: { identityId: maybe(text({ max: 60 })) },
    needs: { id: 'id is required', right: 'right is required', groupId: 'groupId is required' },
    path: { id: id('document'), groupId: id('team'), right: oneOf(rightTypes) },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}
