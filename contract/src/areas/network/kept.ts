import { ConnectionTerms, RelationshipProperty } from '../../entities/index.ts'
import { call, id, list, maybe, nothing, plain, record, text, whole } from '../../words/index.ts'

const connectionId = { connectionId: 'connectionId is required' }
const property = { key: text({ min: 1, max: 100 }) }
const propertyNeeds = { ...connectionId, key: 'key is required' }
const read = { may: 'network.read' } as const
const write = { may: 'network.write' } as const
const fails = ['ResourceNotFound'] as const
/** As many as a call takes: more come in several. */
const relationships = record({ properties: list(RelationshipProperty, { max: 1000 }) })

/** What a company keeps of its connections: properties and terms; U-050, U-062, NET-02 to 05, F-187. */
export const kept = {
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
