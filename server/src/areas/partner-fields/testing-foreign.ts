import { exampleOf } from '@kontor/contract/openapi'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

/** The company and its partner ask each other for a file, and gave it. */
export const ownedObjects: OwnedObjects = async ({ server, owner }) => {
  const list = await made(owner.send('GET network/connections'))
  const { Connection } = (await list.json()) as { Connection: { ConnectionId: string; CompanyAccountId: string }[] }
  const [connection] = Connection
  const partner = await server.person(connection?.CompanyAccountId ?? '')
  const id = String(exampleOf({ type: 'string' }))
  const json = { id, label: 'Certificate', type: 'UPLOAD', required: true }
  for (const person of [owner, partner]) await made(person.send(`PUT v0/fields/${id}`, { json }))
  for (const person of [owner, partner]) {
    const body = new FormData()
    body.append('file', new File(['kept'], 'kept.txt', { type: 'text/plain' }))
    await made(person.send(`PUT v0/fields/asked/${connection?.ConnectionId}/${id}/file`, { body }))
  }
  return {}
}
