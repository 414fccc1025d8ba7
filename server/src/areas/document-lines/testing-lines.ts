import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import type { FormType } from '@kontor/ubl'
import { expect } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

export type Lines = ResultOf<Areas['documentLines']['listLines']>['lines']
export type Line = Lines[number]
type More = Parameters<typeof documentOf>[1]

export const tax = { category: 'S', percent: '19' }
/** Lines of a wrench and a hammer. */
export const two = (first = '10', second = '4') => [
  { id: '1', name: 'Wrench', quantity: first, unit: 'C62', price: '12.50', tax },
  { id: '2', name: 'Hammer', quantity: second, unit: 'C62', price: '20.00', tax },
]

/** Who buys, who sells, and their documents of lines. Call it (with `await`) at the top of a test file. */
export async function startLines() {
  const server = await startTestServer()
  const [supplierId, buyerId] = [await server.company(), await server.company()]
  const supplier = await server.person(supplierId)
  const buyer = await server.person(buyerId)
  const stranger = await server.person(await server.company())
  const connection = await server.connect(supplierId, buyerId)

  async function sent(from: TestPerson, type: FormType, more: More, ConnectionId = connection): Promise<string> {
    const id = randomUUID()
    const put = await from.send(`PUT documents/${id}?draft=true`, {
      body: new Uint8Array(documentOf(type, more)),
      headers: { 'content-type': 'application/xml' },
    })
    expect(put.status).toBe(204)
    const dispatched = await from.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId } })
    expect(dispatched.status).toBe(201)
    await server.settle()
    return id
  }

  async function get<T>(person: TestPerson, path: string): Promise<T> {
    const answer = await person.send(`GET ${path}`)
    expect(answer.status).toBe(200)
    return (await answer.json()) as T
  }
  const linesOf = async (person: TestPerson, id: string) =>
    (await get<{ lines: Lines }>(person, `documents/${id}/lines`)).lines
  const states = (lines: Lines) => lines.map(({ lineId, state, billedQuantity }) => [lineId, state, billedQuantity])
  return { server, supplierId, buyerId, supplier, buyer, stranger, connection, sent, get, linesOf, states }
}
