import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ server, companyId, owner }) => {
  const connection = await server.connect(companyId, await server.company())
  const [requisition, quoteRequest] = [randomUUID(), randomUUID()]
  const line = { Kind: 'plain', Name: 'Desk', Quantity: { value: '1', unitCode: 'C62' } }
  await made(owner.send(`PUT procurement/documents/requisitions/${requisition}`, { json: { Lines: [line] } }))
  const body = { RequisitionId: requisition, ConnectionIds: [connection] }
  await made(owner.send(`PUT procurement/quote-requests/${quoteRequest}`, { json: body }))
  return { quoteRequest }
}
