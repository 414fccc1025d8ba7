import { randomUUID } from 'node:crypto'
import type { Of, Spend as SpendShape } from '@kontor/contract'
import type { FormType } from '@kontor/ubl'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { asBody, json, xml } from '../documents/testing-trade.ts'

export type Spend = Of<typeof SpendShape>
type Form = NonNullable<Parameters<typeof documentOf>[1]>

/** A line of one thing, which is classified where a class is named. */
export const line = (price: string, more: object = {}): NonNullable<Form['lines']> => [
  { id: '1', name: 'Work', quantity: '1', unit: 'C62', price, tax: { category: 'S', percent: '19' }, ...more },
]

/** A company that buys of two suppliers, its people, and what they send. */
export async function startSpending() {
  const server = await startTestServer({ at: '2026-11-21T10:00:00Z' })
  const companyId = await server.company({ name: 'Atelier Søndergaard', currency: 'EUR' })
  const admin = await server.person(companyId)
  const jonas = await server.person(companyId, { role: 'apManager' })
  const supplierOf = async (name: string) => {
    const id = await server.company({ name })
    return { id, person: await server.person(id), connection: await server.connect(id, companyId) }
  }
  type Supplier = Awaited<ReturnType<typeof supplierOf>>

  /** Sends a bill, classified where a class is named. */
  async function bill(
    from: Supplier,
    form: Form,
    { type = 'Invoice' as FormType, classes = '' } = {},
  ): Promise<string> {
    const id = randomUUID()
    const written = Buffer.from(documentOf(type, form)).toString()
    const bytes = Buffer.from(written.replaceAll('<cac:ClassifiedTaxCategory>', `${classes}$&`))
    await json(from.person.send(`PUT documents/${id}?draft=true`, { body: asBody(bytes), headers: xml }), 204)
    const dispatch = { ConnectionId: from.connection }
    await json(from.person.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: dispatch }), 201)
    await server.settle()
    return id
  }
  const answer = (by: TestPerson, id: string, ResponseCode: string) =>
    json(
      by.send(`PUT documents/${id}/statechange`, {
        json: { ResponseId: randomUUID(), ResponseCode, ReasonCode: 'OTH', Reason: 'So it is' },
      }),
      201,
    )
  async function spend(query = '', by: TestPerson = jonas): Promise<Spend> {
    await server.settle()
    return json<Spend>(by.send(`GET procurement/spend?from=2026-01&to=2026-12&${query}`))
  }
  /** What was spent in the year with each partner, or whatever else is asked for. */
  const rows = async (query = 'by=PARTNER', by: TestPerson = jonas): Promise<Record<string, string>> =>
    Object.fromEntries((await spend(query, by)).Rows.map(({ Key, Name, Amount }) => [Name ?? Key, Amount]))
  return { server, companyId, admin, jonas, supplierOf, bill, answer, spend, rows }
}

/** A class as a line has it (BT-158). */
export const classed = (code: string, scheme: string): string =>
  `<cac:CommodityClassification><cbc:ItemClassificationCode listID="${scheme}">${code}</cbc:ItemClassificationCode></cac:CommodityClassification>`
