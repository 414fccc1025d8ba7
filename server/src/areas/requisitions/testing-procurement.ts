import { randomUUID } from 'node:crypto'
import type { Of, Requisition } from '@kontor/contract'
import { expect } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'

export const base = 'procurement/documents/requisitions'
export type Read = Of<typeof Requisition>

/** A server with a company that buys, its people, and two partners that sell. */
export async function startProcurement(environment: Record<string, string> = {}) {
  const server = await startTestServer({ environment })

  const companyId = await server.company({
    name: 'Nordlicht Handel AG',
    identifiers: [{ scheme: 'DE:VAT', value: 'DE128111902' }],
  })
  const supplierId = await server.company({
    name: 'Brandt Werkzeuge GmbH',
    identifiers: [{ scheme: 'DE:VAT', value: 'DE812526315' }],
  })
  const otherId = await server.company({ name: 'Fjord Logistik A/S' })
  const emre = await server.person(companyId, { role: 'requester', firstName: 'Emre', lastName: 'Requester' })
  const lia = await server.person(companyId, { role: 'requester', firstName: 'Lia', lastName: 'Other' })
  const svea = await server.person(companyId, { role: 'buyer', firstName: 'Svea', lastName: 'Buyer' })
  const jonas = await server.person(companyId, { role: 'apManager', firstName: 'Jonas', lastName: 'Head' })
  const admin = await server.person(companyId)
  const seller = await server.person(supplierId)
  const stranger = await server.person(await server.company())
  const connection = await server.connect(companyId, supplierId)
  const otherConnection = await server.connect(companyId, otherId)

  const eur = (value: string) => ({ value, currencyID: 'EUR' })
  const line = (Name: string, price: string | undefined, more: object = {}) => ({
    Name,
    Quantity: { value: '2', unitCode: 'C62' },
    ...(price !== undefined && { Price: eur(price) }),
    SupplierConnectionId: connection,
    ...more,
  })
  const plain = (Name: string, price: string | undefined, more: object = {}) => ({
    Kind: 'plain',
    ...line(Name, price, more),
  })
  const put = (by: TestPerson, id: string, body: object, query = '') =>
    by.send(`PUT ${base}/${id}${query}`, { json: body })
  const read = async (by: TestPerson, id: string) => json<Read>(by.send(`GET ${base}/${id}`))
  const move = (by: TestPerson, id: string, state: string, body?: object) =>
    by.send(`PUT documents/requisitions/${id}/state/${state}`, body ? { json: body } : {})
  const statusOf = async (answer: Promise<Response>) => (await answer).status

  /** A draft of a requester. */
  async function draft(by: TestPerson, lines: readonly object[] = [plain('Desk lamp', '40')], more: object = {}) {
    const id = randomUUID()
    expect(await statusOf(put(by, id, { Lines: lines, ...more }))).toBe(204)
    return id
  }
  /** A partner who was asked for a connection, and turns it down when they are told to. */
  async function askedPartner(name: string) {
    const connectionId = randomUUID()
    const CompanyAccountId = await server.company({ name })
    await json(admin.send(`PUT network/connections/${connectionId}`, { json: { CompanyAccountId } }), 201)
    const partner = await server.person(CompanyAccountId)
    const { Connection } = await json<{ Connection: { ConnectionId: string }[] }>(
      partner.send('GET network/connections'),
    )
    const turnDown = async () => {
      expect((await partner.send(`PUT network/requests/${Connection[0]?.ConnectionId}/reject`)).status).toBe(200)
      await server.settle()
    }
    return { connectionId, turnDown }
  }
  /** A partner to whom nothing can be sent: they turned the connection down. */
  async function turnedDown(name: string): Promise<string> {
    const { connectionId, turnDown } = await askedPartner(name)
    await turnDown()
    return connectionId
  }
  const actions = ({ AllowedActions }: Read) => AllowedActions?.map(({ Action }) => Action)
  const workOf = async (by: TestPerson) =>
    (await json<{ items: { why?: string; id: string; kind: string }[] }>(by.send('GET inbox'))).items

  return {
    server,
    companyId,
    supplierId,
    otherId,
    emre,
    lia,
    svea,
    jonas,
    admin,
    seller,
    stranger,
    connection,
    otherConnection,
    eur,
    line,
    plain,
    put,
    read,
    move,
    statusOf,
    draft,
    askedPartner,
    turnedDown,
    actions,
    workOf,
  }
}
