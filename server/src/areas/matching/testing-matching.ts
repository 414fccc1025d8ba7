import type { Areas, InvoiceMatch, MatchedInvoice, Of, ResultOf } from '@kontor/contract'
import type { FormType } from '@kontor/ubl'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { json, trading } from '../documents/testing-trade.ts'

const tax = { category: 'S', percent: '19' }
export const wrench = {
  id: '1',
  name: 'Wrench',
  sellersItemId: 'W-1',
  quantity: '10',
  unit: 'C62',
  price: '12.50',
  tax,
}
export const hammer = { id: '2', name: 'Hammer', sellersItemId: 'H-1', quantity: '4', unit: 'C62', price: '20.00', tax }

type Lines = NonNullable<Parameters<typeof documentOf>[1]>['lines']

/** A server with a supplier, a buyer who orders of them, and what the buyer reads of their invoices. */
export async function startMatching() {
  const server = await startTestServer()
  const trade = await trading(server)
  const { buyer, supplier, save, dispatch } = trade

  async function sent(from: TestPerson, type: FormType, more: Parameters<typeof documentOf>[1]): Promise<string> {
    const id = await save(from, documentOf(type, more))
    await json(dispatch(from, id), 201)
    await server.settle()
    server.platform.clock.advance(60_000)
    return id
  }
  const matchOf = (id: string) => json<Of<typeof InvoiceMatch>>(buyer.send(`GET documents/${id}/match`))
  const view = async (name: string, more = '') => {
    type Page = { Items: Of<typeof MatchedInvoice>[]; itemCount: number }
    const { Items, itemCount } = await json<Page>(buyer.send(`GET matching/invoices?view=${name}${more}`))
    return { numbers: Items.map(({ document }) => document.number), rows: Items, itemCount }
  }
  const order = (id: string, lines: Lines = [wrench]) => sent(buyer, 'Order', { id, lines })
  /** An invoice for that order, with one line, of wrenches but for what is said. */
  const bill = (orderReference: string, id: string, line: object = {}, more: object = {}) =>
    sent(supplier, 'Invoice', { id, orderReference, lines: [{ ...wrench, ...line }], ...more })
  const tolerate = async (...Tolerances: object[]) => {
    await json(buyer.send('PUT matching/tolerances', { json: { Tolerances } }), 204)
    await server.settle()
  }
  const stateOf = async (id: string) => (await matchOf(id)).State
  const happened = async (id: string) => {
    const { Events } = await json<ResultOf<Areas['documents']['readHistory']>>(
      buyer.send(`GET documents/${id}/history`),
    )
    return Events.map(({ Type, Details }) => ({
      Type,
      ...Object.fromEntries(Details.map(({ Key, Value }) => [Key, Value])),
    }))
  }
  return { server, ...trade, sent, matchOf, view, order, bill, tolerate, stateOf, happened }
}
