import { Connection, ConnectionRequest } from '../../entities/index.ts'
import { call, pageOf, paging as pages, plain } from '../../words/index.ts'

const connectionId = { connectionId: 'connectionId is required' }
const paging = pages(20)
const read = { may: 'network.read' } as const
const write = { may: 'network.write' } as const

/** Who asks to be connected, and whom the company asked; U-043 to U-046. */
export const requests = {
  listRequests: call('GET network/requests', {
    id: 'U-042',
    says: 'Companies that ask for a connection and wait for an answer.',
    may: 'network.read',
    query: paging,
    returns: pageOf('Items', ConnectionRequest),
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
}
