import { CompanyRef, Connection } from '../entities/index.ts'
import { connectionStates } from '../enumerations.ts'
import { call, list, maybe, oneOf, pageOf, plain, record, text, uuid, whole } from '../words/index.ts'

const connectionId = { connectionId: 'connectionId is required' }
const paging = { limit: whole({ min: 1, max: 100, default: 20 }), page: whole({ min: 0, max: 1_000_000, default: 0 }) }

/** 002 §7 Network; unpathed.md U-039 to U-052; responses.md B, Network. */
export const network = {
  listConnections: call('GET network/connections', {
    id: 'U-039',
    says: 'The companies with which this one exchanges documents.',
    may: 'network.read',
    query: { ...paging, q: maybe(text({ max: 200 })), state: maybe(list(oneOf(connectionStates), { max: 5 })) },
    returns: pageOf('Connection', Connection),
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
}
