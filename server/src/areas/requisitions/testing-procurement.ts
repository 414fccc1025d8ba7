import { randomUUID } from 'node:crypto'
import type { Of, Requisition } from '@kontor/contract'
import { expect } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'

export const server = await startTestServer()
export const base = 'procurement/documents/requisitions'

export type Read = Of<typeof Requisition>

export const companyId = await server.company({
  name: 'Nordlicht Handel AG',
  identifiers: [{ scheme: 'DE:VAT', value: 'DE128111902' }],
})
export const supplierId = await server.company({
  name: 'Brandt Werkzeuge GmbH',
  identifiers: [{ scheme: 'DE:VAT', value: 'DE812526315' }],
})
export const otherId = await server.company({ name: 'Fjord Logistik A/S' })
export const emre = await server.person(companyId, { role: 'requester', firstName: 'Emre', lastName: 'Requester' })
export const lia = await server.person(companyId, { role: 'requester', firstName: 'Lia', lastName: 'Other' })
export const svea = await server.person(companyId, { role: 'buyer', firstName: 'Svea', lastName: 'Buyer' })
export const jonas = await server.person(companyId, { role: 'apManager', firstName: 'Jonas', lastName: 'Head' })
export const seller = await server.person(supplierId)
export const stranger = await server.person(await server.company())
export const connection = await server.connect(companyId, supplierId)
export const otherConnection = await server.connect(companyId, otherId)

export const eur = (value: string) => ({ value, currencyID: 'EUR' })
export const line = (Name: string, price: string | undefined, more: object = {}) => ({
  Name,
  Quantity: { value: '2', unitCode: 'C62' },
  ...(price !== undefined && { Price: eur(price) }),
  SupplierConnectionId: connection,
  ...more,
})
export const plain = (Name: string, price: string | undefined, more: object = {}) => ({
  Kind: 'plain',
  ...line(Name, price, more),
})
export const put = (by: TestPerson, id: string, body: object, query = '') =>
  by.send(`PUT ${base}/${id}${query}`, { json: body })
export const read = async (by: TestPerson, id: string) => json<Read>(by.send(`GET ${base}/${id}`))
export const move = (by: TestPerson, id: string, state: string, body?: object) =>
  by.send(`PUT documents/requisitions/${id}/state/${state}`, body ? { json: body } : {})
export const statusOf = async (answer: Promise<Response>) => (await answer).status

/** A draft of a requester. */
export async function draft(by: TestPerson, lines: readonly object[] = [plain('Desk lamp', '40')], more: object = {}) {
  const id = randomUUID()
  expect(await statusOf(put(by, id, { Lines: lines, ...more }))).toBe(204)
  return id
}
export const actions = ({ AllowedActions }: Read) => AllowedActions?.map(({ Action }) => Action)
export const workOf = async (by: TestPerson) =>
  (await json<{ items: { why?: string; id: string; kind: string }[] }>(by.send('GET inbox'))).items
