import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { get, making } from '../documents/testing-making.ts'
import { idsOf, json, list } from '../documents/testing-trade.ts'

const { server, supplier, buyer, stranger, answer, sent } = await making()

type Metadata = ResultOf<Areas['documents']['readMetadata']>
type History = ResultOf<Areas['documents']['readHistory']>

const stateOf = async (id: string, person = supplier) =>
  (await get<Metadata>(person, `documents/${id}/metadata`)).UnifiedState
const kindsOf = async (id: string, person = supplier) =>
  (await get<History>(person, `documents/${id}/history`)).Events.map(({ Type }) => Type)
const fetched = async (id: string) => {
  expect((await buyer.send(`GET documents/${id}`)).status).toBe(200)
  await server.settle()
}

test('F-115: an invoice that a program of the buyer fetched is collected for its sender, once', async () => {
  const id = await sent(supplier, 'Invoice', { id: 'FETCH-1' })
  expect(await stateOf(id)).toBe('DELIVERED_SENT')
  await fetched(id)
  await fetched(id)
  expect([await stateOf(id), await stateOf(id, buyer)]).toEqual(['COLLECTED', 'DELIVERED_RECEIVED'])
  expect((await kindsOf(id)).filter((kind) => kind === 'document.collected')).toHaveLength(1)
  expect((await kindsOf(id, buyer)).filter((kind) => kind === 'document.fetched')).toHaveLength(1)
  expect(idsOf(await list(supplier, 'state=COLLECTED'))).toEqual([id])
  expect(idsOf(await list(supplier, 'state=DELIVERED&type=invoice'))).toEqual([])
  const unanswered = await get<ResultOf<Areas['documentLists']['readOverview']>>(
    supplier,
    'documents/overview?from=2026-11-20',
  )
  expect(unanswered.Waiting.find(({ Group }) => Group === 'unanswered')?.Count).toBe(1)
  expect(await server.faultsOfLog(supplier.companyId)).toEqual([])
})

test('fetching a page of documents with their contents collects each of them', async () => {
  const ids = [await sent(supplier, 'Invoice', { id: 'FETCH-2' }), await sent(supplier, 'Invoice', { id: 'FETCH-3' })]
  await list(buyer, 'type=invoice')
  await server.settle()
  expect(await Promise.all(ids.map((id) => stateOf(id)))).toEqual(['DELIVERED_SENT', 'DELIVERED_SENT'])
  await list(buyer, 'type=invoice&includeSourceDocuments=true')
  await server.settle()
  expect(await Promise.all(ids.map((id) => stateOf(id)))).toEqual(['COLLECTED', 'COLLECTED'])
})

test('what was answered stays answered, and an answer comes after the fetching, too', async () => {
  const [before, after] = [
    await sent(supplier, 'Invoice', { id: 'FETCH-4' }),
    await sent(supplier, 'Invoice', { id: 'FETCH-5' }),
  ]
  const accept = (id: string) => json(answer(buyer, id, { ResponseCode: 'BusinessAccept' }), 201)
  await accept(before)
  await server.settle()
  await fetched(before)
  await fetched(after)
  expect([await stateOf(before), await stateOf(after)]).toEqual(['ACCEPTED', 'COLLECTED'])
  await accept(after)
  await server.settle()
  expect(await stateOf(after)).toBe('ACCEPTED')
})

test('a person who reads it, its own sender’s program and a stranger collect nothing', async () => {
  const id = await sent(supplier, 'Invoice', { id: 'FETCH-6' })
  const { send } = await server.browser(buyer)
  expect((await send(`GET documents/${id}`)).status).toBe(200)
  expect((await supplier.send(`GET documents/${id}`)).status).toBe(200)
  expect((await stranger.send(`GET documents/${id}`)).status).toBe(404)
  await server.settle()
  expect(await stateOf(id)).toBe('DELIVERED_SENT')
})
