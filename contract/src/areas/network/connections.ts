import { CompanyRef, Connection, ExternalPartner } from '../../entities/index.ts'
import { connectionAgreements, connectionStates } from '../../enumerations/index.ts'
import {
  call,
  contentAs,
  exactly,
  id,
  list,
  maybe,
  oneOf,
  pageOf,
  paging as pages,
  record,
  text,
  uuid,
} from '../../words/index.ts'

const connectionId = { connectionId: 'connectionId is required' }
const paging = pages(20)
const narrowed = {
  q: maybe(text({ max: 200 })),
  state: maybe(list(oneOf(connectionStates), { max: 5 })),
  group: maybe(id('group')),
  property: maybe(text({ max: 100, says: 'Those of which the company keeps this property.' })),
  value: maybe(text({ max: 1000, says: 'With property: those whose value begins with this, in any case.' })),
}
const read = { may: 'network.read' } as const

/** Partners, how they are connected, and the companies of the network that are none yet; U-039 to U-042, U-051, U-052. */
export const connections = {
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
    body: record({
      CompanyAccountId: uuid(),
      Message: maybe(text()),
      /** As programs of older clients send them: who is no member of the network is kept by K-NET-01. */
      ConnectionType: maybe(exactly('TradeshiftConnection')),
      ConnectionId: maybe(uuid()),
    }),
    returns: Connection,
    status: 201,
    creates: 'network/connections/{connectionId}',
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
  searchCompanies: call('GET network/search', {
    id: 'U-052',
    says: 'Companies of the network with a public profile, by name.',
    may: 'network.read',
    query: { ...paging, q: text({ max: 200, min: 1 }) },
    returns: pageOf('Items', CompanyRef),
  }),
  listCompanies: call('GET network/companies', {
    id: 'U-051',
    says: 'The companies of the network that have a public profile.',
    ...read,
    query: paging,
    returns: pageOf('Items', CompanyRef),
  }),
}
