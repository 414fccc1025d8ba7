import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect } from 'vitest'
import type { TestPerson, TestServer } from '../../testing.ts'
import { documentOf } from './testing.ts'

type Metadata = ResultOf<Areas['documents']['readMetadata']>
type Page = ResultOf<Areas['documentLists']['listDocuments']>

export const xml = { 'content-type': 'application/xml' }
export const asBody = (bytes: Uint8Array) => new Uint8Array(bytes)

/** What an answer of this status says. */
export async function json<T>(response: Promise<Response>, status = 200): Promise<T> {
  const answer = await response
  const text = await answer.text()
  expect([answer.status, text.slice(0, 500)]).toEqual([status, answer.status === status ? expect.anything() : ''])
  return (text === '' ? undefined : JSON.parse(text)) as T
}

export const list = (person: TestPerson, query: string) => json<Page>(person.send(`GET documents?${query}`))
export const idsOf = ({ Document }: Page) => Document.map(({ DocumentId }) => DocumentId)

/** A supplier and a buyer who are connected, a stranger to both, and what they do all day. */
export async function trading(server: TestServer, companies: readonly { readonly name: string }[] = []) {
  const [supplierId, buyerId] = [await server.company(companies[0]), await server.company(companies[1])]
  const strangerId = await server.company()
  const supplier = await server.person(supplierId, { firstName: 'Sofie', lastName: 'Holm' })
  const buyer = await server.person(buyerId, { firstName: 'Karim', lastName: 'Aziz' })
  const stranger = await server.person(strangerId)
  const connection = await server.connect(supplierId, buyerId)

  const save = async (person: TestPerson, bytes: Uint8Array, query = '?draft=true', id: string = randomUUID()) => {
    await json(person.send(`PUT documents/${id}${query}`, { body: asBody(bytes), headers: xml }), 204)
    return id
  }
  const dispatch = (person: TestPerson, id: string, newUuid: string = randomUUID(), ConnectionId = connection) =>
    person.send(`PUT documents/${id}/dispatches/${newUuid}`, { json: { ConnectionId } })
  const delivered = async (more: Parameters<typeof documentOf>[1] = {}): Promise<string> => {
    const id = await save(supplier, documentOf('Invoice', more))
    await json(dispatch(supplier, id), 201)
    await server.settle()
    return id
  }
  const metadata = (person: TestPerson, id: string) => json<Metadata>(person.send(`GET documents/${id}/metadata`))
  const answer = (person: TestPerson, id: string, body: object) =>
    person.send(`PUT documents/${id}/statechange`, { json: { ResponseId: randomUUID(), ...body } })
  return { supplier, buyer, stranger, connection, save, dispatch, delivered, metadata, answer }
}
