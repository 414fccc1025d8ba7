import { randomUUID } from 'node:crypto'
import { exampleOf } from '@kontor/contract/openapi'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

/** A group, and something kept of each connection. */
export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const group = randomUUID()
  await made(owner.send(`PUT network/groups/${group}`, { json: { Id: group, Name: 'Suppliers' } }))
  const list = await made(owner.send('GET network/connections'))
  const { Connection } = (await list.json()) as { Connection: { ConnectionId: string }[] }
  const key = String(exampleOf({ type: 'string' }))
  for (const { ConnectionId } of Connection)
    await made(
      owner.send(`PUT network/connections/${ConnectionId}/properties/${key}`, {
        body: 'kept',
        headers: { 'content-type': 'text/plain' },
      }),
    )
  return { group }
}
