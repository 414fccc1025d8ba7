import { ConnectionGroup } from '../../entities/index.ts'
import { call, id, list, nothing, pageOf, paging as pages, record, uuid } from '../../words/index.ts'

const paging = pages(20)
const aGroup = { groupId: id('group') }
const groupId = { groupId: 'groupId is required' }
const read = { may: 'network.read' } as const
const write = { may: 'network.write' } as const
const fails = ['ResourceNotFound'] as const
const members = record({ ConnectionIds: list(id('connection'), { max: 10_000 }) })

/** Groups of connections; U-047 to U-049. */
export const groups = {
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
}
