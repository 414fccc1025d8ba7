import { randomUUID } from 'node:crypto'
import type { Of, QuoteRequest, QuoteRequestBrief } from '@kontor/contract'
import { compose, formOf, type LineForm, readDocument, type TradeForm, write } from '@kontor/ubl'
import type { TestPerson } from '../../testing.ts'
import { asBody, json, xml } from '../documents/testing-trade.ts'
import { startProcurement } from '../requisitions/testing-procurement.ts'

export const base = 'procurement/quote-requests'
export type Read = Of<typeof QuoteRequest>

/** What a supplier offers for a line, by its place. */
type Offered = Partial<LineForm> | undefined

/** A company that buys, three that sell, and what passes between them. */
export async function startQuoteRequests() {
  const procurement = await startProcurement()
  const { server, companyId, connection, otherConnection, seller, otherId, emre, draft, plain } = procurement
  const thirdId = await server.company({ name: 'Ostsee Bürobedarf KG', identifiers: [] })
  const third = await server.person(thirdId)
  const other = await server.person(otherId)
  const thirdConnection = await server.connect(companyId, thirdId)
  const connections = [connection, otherConnection, thirdConnection]
  const suppliers = { brandt: seller, fjord: other, ostsee: third }
  const { svea } = procurement

  /** A draft of a requester, with lines without a price, and quotes for it asked of suppliers. */
  async function asked(of: readonly string[] = connections, more: object = {}) {
    const needs = [plain('Desk', undefined), plain('Chair', undefined, { Quantity: { value: '4', unitCode: 'C62' } })]
    const requisitionId = await draft(emre, needs, { Note: 'New workplaces' })
    const id = randomUUID()
    const body = { RequisitionId: requisitionId, ConnectionIds: of, ...more }
    await json(svea.send(`PUT ${base}/${id}`, { json: body }), 204)
    await server.settle()
    return { id, requisitionId }
  }
  const read = (id: string, by: TestPerson = svea) => json<Read>(by.send(`GET ${base}/${id}`))
  const requestTo = async (id: string, name: string) =>
    (await read(id)).Suppliers.find(({ Name }) => Name.startsWith(name))?.RequestId ?? ''

  const formAt = async (by: TestPerson, id: string): Promise<TradeForm> => {
    const answer = await by.send(`GET documents/${id}`, { headers: { accept: 'application/xml' } })
    const form = formOf(readDocument(new Uint8Array(await answer.arrayBuffer())))
    if (form === undefined) throw new Error('The document has no form.')
    return form
  }

  /** A supplier turns the request that they have into a quote, fills it in and sends it; lines of `undefined` are left out. */
  async function quoted(by: TestPerson, requestId: string, lines: readonly Offered[], more: Partial<TradeForm> = {}) {
    const { documentId } = await json<{ documentId: string }>(
      by.send('POST flipper/v0/flip/orders/multi-lines', {
        json: { documents: [{ documentId: requestId }], targetType: 'quote' },
      }),
      201,
    )
    const form = await formAt(by, documentId)
    const filled = form.lines.flatMap((line, at) => {
      const offer = lines[at]
      return offer === undefined ? [] : [{ ...line, tax: { category: 'S', percent: '19' }, ...offer }]
    })
    const bytes = asBody(write(compose({ ...form, ...more, lines: filled })))
    await json(by.send(`PUT documents/${documentId}?draft=true`, { body: bytes, headers: xml }), 204)
    const { Connection } = await json<{ Connection: { ConnectionId: string }[] }>(by.send('GET network/connections'))
    const to = { ConnectionId: Connection[0]?.ConnectionId }
    await json(by.send(`PUT documents/${documentId}/dispatches/${randomUUID()}`, { json: to }), 201)
    await server.settle()
    server.platform.clock.advance(60_000)
    return documentId
  }
  const award = (id: string, Lines: readonly { LineId: string; QuoteId: string }[], more: object = {}) =>
    svea.send(`PUT ${base}/${id}/award`, { json: { Lines, ...more } })
  const list = (by: TestPerson, query = '') =>
    json<{ Items: Of<typeof QuoteRequestBrief>[]; itemCount: number }>(by.send(`GET ${base}${query}`))
  /** How many tasks a request gives its buyer. */
  const tasksOf = async (id: string): Promise<number> => {
    const { ID } = await read(id)
    const { items } = await json<{ items: object[] }>(svea.send('GET inbox?limit=100'))
    return items.filter((one) => JSON.stringify(one).includes(ID)).length
  }
  const stateOf = async (by: TestPerson, id: string) =>
    (await json<{ UnifiedState: string }>(by.send(`GET documents/${id}/metadata`))).UnifiedState

  return {
    ...procurement,
    ...{ suppliers, connections, asked, quoteRequest: read, requestTo, formAt, quoted, award, list, stateOf, tasksOf },
  }
}
