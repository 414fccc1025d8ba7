import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { startSpending } from '../spend/testing-spend.ts'

const { server, companyId, admin, jonas, supplierOf, bill } = await startSpending()
const clerk = await server.person(companyId, { role: 'apClerk' })

type Listed = ResultOf<Areas['codingSuggestions']['listDocuments']>
type Aggregates = ResultOf<Areas['codingSuggestions']['readDocumentAggregates']>

test('a page is full of what its reader may read, and says how much of it there is', async () => {
  const from = await supplierOf('Pages Ltd')
  const ids: string[] = []
  for (const id of ['D-0', 'D-1', 'D-2']) ids.push(await bill(from, { id }))
  await json(
    admin.send(`PUT documents/${ids[2]}/access`, { json: { Grants: [{ UserId: admin.id, Right: 'admin' }] } }),
    204,
  )
  const listed = async (query: string) => {
    const { total, items } = await json<Listed>(clerk.send(`GET ada/workflow/coding/documents?${query}`))
    return [total, items.map(({ ID }) => ID)] as const
  }
  const [, all] = await listed('limit=3')
  expect(all).toHaveLength(2)
  expect(await listed('limit=2')).toEqual([2, all])
  expect(await listed('limit=1')).toEqual([2, all.slice(0, 1)])
})

test('a document that taught nothing counts neither as right nor as wrong', async () => {
  const id = await bill(await supplierOf('Shared Ltd'), { id: 'S-1' })
  const ListId = randomUUID()
  await json(
    jonas.send(`PUT coding/lists/${ListId}`, { json: { ListId, Name: 'Accounts', Target: 'LINE', Required: false } }),
  )
  const Entries = ['1', '2'].map((Code) => ({ Code, Label: Code }))
  await json(jonas.send(`POST coding/lists/${ListId}/entries/add`, { json: { Entries } }), 204)
  const splits = ['1', '2'].map((code) => ({ percent: '50', values: [{ listId: ListId, code }] }))
  const coding = { header: [], lines: [{ lineId: '1', splits }] }
  await json(clerk.send(`PUT coding/entry/v0/legacy/${id}`, { json: coding }), 204)
  await server.settle()
  for (const path of ['thresholds/aggregates/documents', 'stats/documents']) {
    const { items } = await json<Aggregates>(clerk.send(`GET ada/workflow/coding/${path}`))
    expect(items).toMatchObject([{ correct: 0, wrong: 0, abstained: 0 }])
  }
})
