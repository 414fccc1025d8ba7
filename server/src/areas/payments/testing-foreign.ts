import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'
import { documentOf } from '../documents/testing.ts'
import { asBody, xml } from '../documents/testing-trade.ts'

/** A bill that the company got, accepted and put into a payment file. */
export const ownedObjects: OwnedObjects = async ({ server, owner, companyId }) => {
  const supplier = await server.person(await server.company({ name: 'Nordlicht Software GmbH' }))
  const connection = await server.connect(supplier.companyId, companyId)
  const [document, paymentFile] = [randomUUID(), randomUUID()]
  const body = asBody(documentOf('Invoice', { id: 'PAID-BY-FILE' }))
  await made(supplier.send(`PUT documents/${document}`, { body, headers: xml }))
  const to = { json: { ConnectionId: connection } }
  await made(supplier.send(`PUT documents/${document}/dispatches/${randomUUID()}`, to))
  await server.settle()
  const accepted = { ResponseId: randomUUID(), ResponseCode: 'BusinessAccept' }
  await made(owner.send(`PUT documents/${document}/statechange`, { json: accepted }))
  const account = 'DE02120300000000202051'
  await made(owner.send('PUT account', { json: { Identifiers: [{ scheme: 'IBAN', value: account }] } }))
  const json = { DocumentIds: [document], Account: account, ExecutionDate: '2099-12-31' }
  await made(owner.send(`PUT payments/${paymentFile}`, { json }))
  return { paymentFile }
}
