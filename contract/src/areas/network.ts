import {
  CompanyRef,
  Connection,
  ConnectionGroup,
  ConnectionTerms,
  ExternalPartner,
  RelationshipProperty,
} from '../entities/index.ts'
import { connectionAgreements, connectionStates } from '../enumerations/index.ts'
import {
  call,
  contentAs,
  id,
  list,
  maybe,
  nothing,
  oneOf,
  pageOf,
  paging as pages,
  plain,
  record,
  text,
  uuid,
  whole,
} from '../words/index.ts'

const connectionId = { connectionId: 'connectionId is required' }
const paging = pages(20)
const aGroup = { groupId: id('group') }
const groupId = { groupId: 'groupId is required' }
const property = { key: text({ min: 1, max: 100 }) }
const propertyNeeds = { ...connectionId, key: 'key is required' }
const narrowed = {
  q: maybe(text({ max: 200 })),
  state: maybe(list(oneOf(connectionStates), { max: 5 })),
  group: maybe(id('group')),
  property: maybe(text({ max: 100, says: 'Those of which the company keeps this property.' })),
  value: maybe(text({ max: 1000, says: 'With property: those whose value begins with this, in any case.' })),
}
const read = { may: 'network.read' } as const
const write = { may: 'network.write' } as const
const fails = ['ResourceNotFound'] as const
/** As many as a call takes: more come in several. */
const relationships = record({ properties: list(RelationshipProperty, { max: 1000 }) })
const members = record({ ConnectionIds: list(id('connection'), { max: 10_000 }) })

/** 002 §7 Network; unpathed.md U-039 to U-052, U-062; F-187; responses.md B, Network. */
export const network = {
  listConnections: call('GET network/connections', {
    id: 'U-039',
    says: 'The companies with which this one exchanges documents.',
    may: 'network.read',
    query: { ...paging, ...narrowed },
    returns: pageOf('Connection', Connection),
  }),

  exportConnections: call('GET network/connections/csv', {
    id: 'K-NET-11',
    says: 'The same connections as CSV, with a column for each property that the company keeps of them.',
    ...read,
    query: narrowed,
    returns: contentAs(['text/csv']),
    fails: ['BadRequest'],
  }),

  readConnection: call('GET network/connections/{connectionId}', {
    id: 'U-040',
    says: 'One connection.',
    may: 'network.read',
    needs: connectionId,
    returns: Connection,
    fails: ['ResourceNotFound'],
  }),

  requestConnection: call('PUT network/connections/{connectionId}', {
    id: 'U-041',
    says: 'Asks another company for a connection under an id that the caller chose.',
    may: 'network.write',
    needs: connectionId,
    path: { connectionId: uuid() },
    body: record({ CompanyAccountId: uuid(), Message: maybe(text()) }),
    returns: Connection,
    status: 201,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  savePartner: call('PUT network/partners/{connectionId}', {
    id: 'K-NET-01',
    says: 'Keeps a partner who is no member of the network, to be reached by mail or Peppol, under an id that the caller chose.',
    may: 'network.write',
    needs: connectionId,
    path: { connectionId: uuid() },
    body: ExternalPartner,
    returns: Connection,
    status: 201,
    fails: ['Conflict'],
  }),

  setAgreements: call('PUT network/connections/{connectionId}/agreements', {
    id: 'K-NET-10',
    says: 'Says what the partner may send to this company in another’s name: self-billed invoices, or those of whom it collects for.',
    may: 'network.write',
    needs: connectionId,
    body: record({ Agreements: list(oneOf(connectionAgreements), { max: 2 }) }),
    returns: Connection,
    fails: ['ResourceNotFound'],
  }),

  listRequests: call('GET network/requests', {
    id: 'U-042',
    says: 'Companies that ask for a connection and wait for an answer.',
    may: 'network.read',
    query: paging,
    returns: pageOf('Items', Connection),
  }),

  acceptRequest: call('PUT network/requests/{connectionId}/accept', {
    id: 'U-043',
    says: 'Accepts a request; documents that waited for it are delivered.',
    may: 'network.write',
    needs: connectionId,
    returns: plain(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  rejectRequest: call('PUT network/requests/{connectionId}/reject', {
    id: 'U-044',
    says: 'Rejects a request.',
    may: 'network.write',
    needs: connectionId,
    returns: plain(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  searchCompanies: call('GET network/search', {
    id: 'U-052',
    says: 'Companies of the network with a public profile, by name.',
    may: 'network.read',
    query: { ...paging, q: text({ max: 200, min: 1 }) },
    returns: pageOf('Items', CompanyRef),
  }),

  hideRequest: call('PUT network/requests/{connectionId}/hide', {
    id: 'U-045',
    says: 'Puts a request out of sight; it stays pending.',
    ...write,
    needs: connectionId,
    returns: plain(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  verifyRequest: call('PUT network/requests/{connectionId}/verify', {
    id: 'U-046',
    says: 'Says that the company behind a request is who it says it is.',
    ...write,
    needs: connectionId,
    returns: plain(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  listPending: call('GET network/pending', {
    id: 'U-047',
    says: 'Connections that wait for the other side.',
    ...read,
    query: paging,
    returns: pageOf('Connection', Connection),
  }),

  listGroups: call('GET network/groups', {
    id: 'U-048',
    says: 'The groups in which the company orders its connections.',
    ...read,
    query: paging,
    returns: pageOf('Groups', ConnectionGroup),
  }),

  readGroup: call('GET network/groups/{groupId}', {
    id: 'U-048',
    says: 'One group.',
    ...read,
    needs: groupId,
    path: aGroup,
    returns: ConnectionGroup,
    fails,
  }),

  saveGroup: call('PUT network/groups/{groupId}', {
    id: 'U-048',
    says: 'Makes a group under an id that the caller chose, or changes it.',
    ...write,
    needs: groupId,
    path: { groupId: uuid() },
    body: ConnectionGroup,
    returns: nothing(),
    fails: ['Conflict'],
  }),

  deleteGroup: call('DELETE network/groups/{groupId}', {
    id: 'U-048',
    says: 'Deletes a group; its connections stay.',
    ...write,
    needs: groupId,
    path: aGroup,
    returns: nothing(),
    fails,
  }),

  readGroupConnections: call('GET network/groups/{groupId}/connections', {
    id: 'U-049',
    says: 'The connections of a group (F-178).',
    ...read,
    needs: groupId,
    path: aGroup,
    returns: members,
    fails,
  }),

  saveGroupConnections: call('PUT network/groups/{groupId}/connections', {
    id: 'U-049',
    says: 'Sets the connections of a group.',
    ...write,
    needs: groupId,
    path: aGroup,
    body: members,
    returns: nothing(),
    fails,
  }),

  readProperty: call('GET network/connections/{connectionId}/properties/{key}', {
    id: 'U-050',
    says: 'A property that the company keeps of a connection.',
    ...read,
    needs: propertyNeeds,
    path: property,
    returns: plain(),
    fails,
  }),

  saveProperty: call('PUT network/connections/{connectionId}/properties/{key}', {
    id: 'U-050',
    says: 'Keeps a property of a connection.',
    ...write,
    needs: propertyNeeds,
    path: property,
    body: plain(),
    returns: nothing(),
    fails,
  }),

  readRelationshipProperties: call('GET v0/relationshipproperties', {
    id: 'U-062',
    says: 'What the company keeps of its relationships, or of one: the properties of U-050, several at once (F-187).',
    ...read,
    query: { connectionId: maybe(id('connection')) },
    returns: relationships,
    fails,
  }),

  saveRelationshipProperties: call('PUT v0/relationshipproperties', {
    id: 'U-062',
    says: 'Keeps properties of relationships, each of the connection that it names; an empty value takes one away.',
    ...write,
    body: relationships,
    returns: nothing(),
    fails: ['BadRequest', 'ResourceNotFound'],
  }),

  listPropertyNames: call('GET network/properties', {
    id: 'K-NET-12',
    says: 'The properties that the company keeps of its connections, by name, and of how many.',
    ...read,
    returns: record({ Properties: list(record({ Name: text({ max: 100 }), ConnectionCount: whole({ min: 1 }) })) }),
  }),

  listCompanies: call('GET network/companies', {
    id: 'U-051',
    says: 'The companies of the network that have a public profile.',
    ...read,
    query: paging,
    returns: pageOf('Items', CompanyRef),
  }),

  readConsumerToken: call('GET apps/consumers/token/{consumerKey}', {
    id: 'NET-01',
    says: 'The token that a program of the company has under a key.',
    may: 'session.manage',
    served: false,
    needs: { consumerKey: 'consumerKey is required' },
    path: { consumerKey: text({ min: 1, max: 100 }) },
    returns: record({ Token: text({ max: 300 }), ConsumerKey: text({ max: 100 }) }),
    fails,
  }),

  readPaymentTerms: call('GET paymentterms/{connectionId}', {
    id: 'NET-02',
    says: 'When a connection’s invoices are paid.',
    ...read,
    needs: connectionId,
    returns: ConnectionTerms,
    fails,
  }),

  savePaymentTerms: call('PUT paymentterms/{connectionId}', {
    id: 'NET-03',
    says: 'Sets when a connection’s invoices are paid.',
    ...write,
    needs: connectionId,
    body: ConnectionTerms,
    returns: nothing(),
    fails,
  }),

  readDeliveryTerms: call('GET deliveryterms/{connectionId}', {
    id: 'NET-04',
    says: 'On which terms a connection delivers.',
    ...read,
    needs: connectionId,
    returns: ConnectionTerms,
    fails,
  }),

  saveDeliveryTerms: call('PUT deliveryterms/{connectionId}', {
    id: 'NET-05',
    says: 'Sets on which terms a connection delivers.',
    ...write,
    needs: connectionId,
    body: ConnectionTerms,
    returns: nothing(),
    fails,
  }),
}
