import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { idsOf, json, list, trading } from '../documents/testing-trade.ts'

const server = await startTestServer({ isCluster: true })

test('on a cluster, what is saved, changed and sent is listed, found and counted as on one database', async () => {
  const { supplier, buyer, save, dispatch } = await trading(server)
  const sent = await save(supplier, documentOf('Invoice', { id: 'ROUTED-1' }))
  const draft = await save(supplier, documentOf('Invoice', { id: 'ROUTED-2' }))
  await save(supplier, documentOf('CreditNote', { id: 'ROUTED-3' }), '?draft=true', draft)
  const dispatchId = randomUUID()
  await json(dispatch(supplier, sent, dispatchId), 201)
  // Asked again, it has the effect of one.
  await dispatch(supplier, sent, dispatchId)
  await server.settle()
  for (const [person, query, ids] of [
    [supplier, 'stag=sales', [sent]],
    [supplier, 'onlydrafts=true', [draft]],
    [supplier, 'q=ROUTED-3&onlydrafts=true', [draft]],
    [supplier, 'q=ROUTED-2&onlydrafts=true', []],
    [buyer, 'stag=inbox', [sent]],
    [buyer, 'q=ROUTED-1', [sent]],
  ] as const) {
    const page = await list(person, `limit=10&${query}`)
    expect([query, idsOf(page), page.itemCount]).toEqual([query, ids, ids.length])
  }
  expect(await server.faultsOfLog(supplier.companyId)).toEqual([])
})
