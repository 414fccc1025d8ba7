import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { approving, ask, flow } from './testing.ts'

const { delivered, clerk, mia, max, stranger } = await approving()

const many = (by: typeof mia, DocumentIds: string[], query = '', all = false) =>
  json<{ DocumentIds: string[] }>(by.send(`POST documents/approvals${query}`, { json: { DocumentIds, All: all } }))
const outcome = async (id: string) => (await flow(clerk, id)).steps.at(-1)?.outcome

test('F-210: what waits for a person is approved at once; what waits for another, or for nobody, is passed over', async () => {
  const [one, two, other, none] = [await delivered(), await delivered(), await delivered(), await delivered()]
  for (const id of [one, two]) await json(ask(clerk, id, [mia.id]), 201)
  await json(ask(clerk, other, [max.id]), 201)
  const { DocumentIds } = await many(mia, [one, two, other, none])
  expect(DocumentIds.toSorted()).toEqual([one, two].toSorted())
  expect([await outcome(one), await outcome(two), await outcome(other)]).toEqual(['ACCEPT', 'ACCEPT', undefined])
  // Once more it changes nothing.
  expect(await many(mia, [one, two])).toEqual({ DocumentIds: [] })
})

test('F-210: what has a warning is passed over where that is wished', async () => {
  const [first, twin] = [await delivered({ id: 'TWIN-1' }), await delivered({ id: 'TWIN-1' })]
  for (const id of [first, twin]) await json(ask(clerk, id, [mia.id]), 201)
  const passing = mia.send('POST documents/approvals', { json: { DocumentIds: [twin], SkipWarned: true } })
  expect(await json(passing)).toEqual({ DocumentIds: [] })
  expect(await many(mia, [twin])).toEqual({ DocumentIds: [twin] })
})

test('F-210: all that a filter finds is approved, and nothing of another company', async () => {
  const [one, two] = [await delivered({ id: 'MANY-1' }), await delivered({ id: 'MANY-2' })]
  for (const id of [one, two]) await json(ask(clerk, id, [max.id]), 201)
  expect(await many(stranger, [one])).toEqual({ DocumentIds: [] })
  expect(await many(max, [two], '?q=MANY', true)).toEqual({ DocumentIds: [one] })
  expect([await outcome(one), await outcome(two)]).toEqual(['ACCEPT', undefined])
})
