import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'
import { documentOf } from '../documents/testing.ts'
import { adviceOn, askAdvice } from './testing.ts'

/** Something that a supplier sent waits for the owner's approval, who asks a colleague first. */
export const ownedObjects: OwnedObjects = async ({ server, companyId, owner, colleague }) => {
  const supplierId = await server.company({ name: 'Supplier of what is advised' })
  const supplier = await server.person(supplierId)
  const connection = await server.connect(supplierId, companyId)
  const bill = randomUUID()
  const body = documentOf('Invoice') as Uint8Array<ArrayBuffer>
  await made(supplier.send(`PUT documents/${bill}`, { body, headers: { 'content-type': 'application/xml' } }))
  const dispatch = { json: { ConnectionId: connection } }
  await made(supplier.send(`PUT documents/${bill}/dispatches/${randomUUID()}`, dispatch))
  await server.settle()
  const asking = { json: { invitedUserIds: [owner.id] } }
  await made(colleague.send(`POST approval-service/v0/steps/current/${bill}`, asking))
  await made(askAdvice(owner, bill, [colleague.id]))
  const { advice } = await adviceOn(owner, bill)
  return { advice: advice[0]!.id }
}
