import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { line, startSpending } from '../spend/testing-spend.ts'

const { server, companyId, jonas, supplierOf, bill } = await startSpending()
const clerk = await server.person(companyId, { role: 'apClerk' })

type Suggestion = ResultOf<Areas['codingSuggestions']['suggest']>
type Aggregates = ResultOf<Areas['codingSuggestions']['readCodeAggregates']>
type Coded = ResultOf<Areas['codingSuggestions']['listDocuments']>
type Fault = { Message: string; ValidationError: { ErrorDetail: { Key: string; Value: string }[] }[] }
const fieldOf = (faults: Fault['ValidationError']) => faults[0]?.ErrorDetail.find(({ Key }) => Key === 'field')?.Value

async function makeList(Name: string, Target: 'LINE' | 'HEADER', codes: Record<string, string>): Promise<string> {
  const ListId = randomUUID()
  await json(jonas.send(`PUT coding/lists/${ListId}`, { json: { ListId, Name, Target, Required: true } }))
  const Entries = Object.entries(codes).map(([Code, Label]) => ({ Code, Label }))
  await json(jonas.send(`POST coding/lists/${ListId}/entries/add`, { json: { Entries } }), 204)
  return ListId
}
const accounts = await makeList('Accounts', 'LINE', {
  '4930': 'Office supplies',
  '4940': 'Journals',
  '4955': 'Hosting',
})
const kinds = await makeList('Kinds', 'HEADER', { A: 'Running', B: 'Once' })

const values = (account?: string, kind?: string) => [
  ...(account ? [{ listId: accounts, code: account }] : []),
  ...(kind ? [{ listId: kinds, code: kind }] : []),
]
/** Codes a bill as a whole, and waits until it was learned. */
async function code(id: string, account: string | undefined, kind: string, version?: number) {
  const coding = { version, header: [{ values: values(account, kind) }], lines: [] }
  await json(clerk.send(`PUT coding/entry/v0/legacy/${id}`, { json: coding }), 204)
  await server.settle()
}
const suggest = (documentId: string, more: object = {}, by: TestPerson = clerk) =>
  json<Suggestion>(by.send('POST ada/workflow/coding/suggest', { json: { documentId, ...more } }))
const proposed = async (...asked: Parameters<typeof suggest>) =>
  (await suggest(...asked)).suggestions.map(({ lineId, value, probability, because }) => [
    ...[lineId, value.code, Math.round(probability * 100), because],
  ])
const thresholds = (given: object) => jonas.send('PUT ada/workflow/coding/thresholds/aggregates/codes', { json: given })
const usual = { threshold: 0.6, errorCost: 1, abstainCost: 1, correctCost: 0 }
const named = (name: string, sellersItemId?: string) => line('100', { name, sellersItemId })

test('F-169: a bill is suggested the codes that bills like it had, with how probable each is and why', async () => {
  const from = await supplierOf('Paper & Co')
  const first = await bill(from, { id: 'P-1', lines: named('Hosting 10/2026') })
  expect(await proposed(first)).toEqual([])
  await code(first, '4955', 'A')
  const next = await bill(from, { id: 'P-2', lines: named('Hosting 11/2026') })
  expect(await proposed(next)).toEqual([
    [undefined, 'A', 67, 'Used 1 of 1 times for documents from Paper & Co.'],
    ['1', '4955', 67, 'Used 1 of 1 times for lines with this text from Paper & Co.'],
  ])
  await code(next, '4955', 'A')
  const third = await bill(from, { id: 'P-3', lines: named('Something else') })
  expect((await proposed(third)).at(-1)).toEqual(['1', '4955', 80, 'Used 2 of 2 times for lines from Paper & Co.'])
  const { suggestions } = await suggest(third)
  expect(suggestions.at(-1)?.value).toEqual({ listId: accounts, code: '4955', label: 'Hosting' })
  // The number that the seller has for it says more than its text.
  const item = await bill(from, { id: 'P-4', lines: named('Hosting 12/2026', 'J-7') })
  await code(item, '4940', 'A')
  const again = await bill(from, { id: 'P-5', lines: named('Hosting 01/2027', 'J-7') })
  expect((await proposed(again)).at(-1)).toEqual(['1', '4940', 67, 'Used 1 of 1 times for this item from Paper & Co.'])
})

test('what is coded already, lists that are not asked about, and codes out of use are not suggested', async () => {
  const from = await supplierOf('Coded Ltd')
  await code(await bill(from, { id: 'C-1', lines: named('Ink') }), '4930', 'B')
  const next = await bill(from, { id: 'C-2', lines: named('Ink') })
  expect(await proposed(next, { codingLists: [kinds] })).toHaveLength(1)
  const codingDocument = { header: [{ values: values(undefined, 'A') }], lines: [] }
  expect((await proposed(next, { codingDocument })).map(([, code]) => code)).toEqual(['4930'])
  await code(next, undefined, 'B')
  expect((await proposed(next)).map(([, code]) => code)).toEqual(['4930'])
  const removed = { json: { Codes: ['4930'] } }
  await json(jonas.send(`POST coding/lists/${accounts}/entries/remove`, removed), 204)
  expect(await proposed(next)).toEqual([])
})

test('a coding that was changed or removed teaches what it is now', async () => {
  const from = await supplierOf('Changing Ltd')
  const first = await bill(from, { id: 'X-1', lines: named('Rope') })
  await code(first, '4940', 'A')
  await code(first, '4955', 'A', 1)
  const next = await bill(from, { id: 'X-2', lines: named('Rope') })
  expect((await proposed(next)).at(-1)?.slice(0, 3)).toEqual(['1', '4955', 67])
  await json(clerk.send(`DELETE coding/entry/v0/legacy/${first}`), 204)
  await server.settle()
  expect(await proposed(next)).toEqual([])
})

test('a line that is shared among codes teaches nothing', async () => {
  const from = await supplierOf('Shared Ltd')
  const first = await bill(from, { id: 'S-1', lines: named('Rent') })
  const splits = ['4940', '4955'].map((code) => ({ percent: '50', values: values(code) }))
  const coding = { header: [], lines: [{ lineId: '1', splits }] }
  await json(clerk.send(`PUT coding/entry/v0/legacy/${first}`, { json: coding }), 204)
  await server.settle()
  expect(await proposed(await bill(from, { id: 'S-2', lines: named('Rent') }))).toEqual([])
})

test('a program tells what else it knows of a document, and what was coded elsewhere', async () => {
  const from = await supplierOf('Elsewhere Ltd')
  const plant = (value: string) => ({ additionalDocumentLevelFeatures: { plant: value } })
  const learn = (documentId: string, account: string) =>
    clerk.send('POST ada/workflow/coding/update', {
      json: { documentId, codingDocument: { header: [{ values: values(account) }], lines: [] } },
    })
  const [one, other, third] = [
    await bill(from, { id: 'E-1', lines: named('Steel') }),
    await bill(from, { id: 'E-2', lines: named('Copper') }),
    await bill(from, { id: 'E-3', lines: named('Lead') }),
  ]
  await suggest(one, plant('Aarhus'))
  await suggest(other, plant('Odense'))
  await json(learn(one, '4940'), 204)
  await json(learn(other, '4955'), 204)
  expect(await proposed(third, plant('Aarhus'))).toEqual([
    ['1', '4940', 67, 'Used 1 of 1 times for the same details from Elsewhere Ltd.'],
  ])
  const invoice = { fields: {}, lines: [{ lineId: '7', fields: { name: 'Copper' } }] }
  expect((await proposed(third, { invoice })).map(([lineId, code]) => [lineId, code])).toEqual([['7', '4955']])
  const { Message, ValidationError } = await json<Fault>(learn(third, '9999'), 400)
  expect(Message).toBe('Suggestions cannot learn from this coding: Accounts has no code 9999.')
  expect(fieldOf(ValidationError)).toBe('codingDocument')
})

test('F-168, F-245, F-246: from which probability a code is suggested is for accounts payable to say', async () => {
  const from = await supplierOf('Threshold Ltd')
  await code(await bill(from, { id: 'T-1', lines: named('Chalk') }), '4940', 'A')
  const next = await bill(from, { id: 'T-2', lines: named('Chalk') })
  const shown = async (given: object) => {
    await json(thresholds({ ...usual, ...given }), 204)
    return (await proposed(next)).length
  }
  expect(await shown({ threshold: 0.7 })).toBe(0)
  expect(await shown({ threshold: 0, errorCost: 0, abstainCost: 0, correctCost: 0 })).toBe(2)
  // An error in three costs more than saying nothing does.
  expect(await shown({ errorCost: 4 })).toBe(0)
  expect(await shown({})).toBe(2)
  expect((await thresholds({ ...usual, threshold: '' })).status).toBe(400)
  expect((await thresholds({ ...usual, errorCost: undefined })).status).toBe(400)
  const { status } = await clerk.send('PUT ada/workflow/coding/thresholds/aggregates/codes', { json: usual })
  expect(status).toBe(403)
})

test('what was suggested is held against what people coded', async () => {
  const other = await server.company({ name: 'Quality GmbH' })
  const [head, seller] = [await server.person(other, { role: 'apManager' }), await supplierOf('Seller Ltd')]
  const connection = await server.connect(seller.id, other)
  const ListId = randomUUID()
  await json(
    head.send(`PUT coding/lists/${ListId}`, { json: { ListId, Name: 'Accounts', Target: 'LINE', Required: true } }),
  )
  const Entries = ['1', '2'].map((Code) => ({ Code, Label: Code }))
  await json(head.send(`POST coding/lists/${ListId}/entries/add`, { json: { Entries } }), 204)
  const ids: string[] = []
  for (const [at, account] of ['1', '1', '2', undefined].entries()) {
    const id = await bill({ ...seller, connection }, { id: `Q-${at}`, lines: named('Lamp') })
    ids.push(id)
    if (account === undefined) continue
    const coding = { header: [{ values: [{ listId: ListId, code: account }] }], lines: [] }
    await json(head.send(`PUT coding/entry/v0/legacy/${id}`, { json: coding }), 204)
    await server.settle()
  }
  const ask = <T>(path: string) => json<T>(head.send(`GET ada/workflow/coding/${path}`))
  const score = { correct: 1, wrong: 1, abstained: 1 }
  const year = { from: '2025-11-21', to: '2026-11-21' }
  const whole = { items: [{ ...year, threshold: usual, ...score }], total: 1 }
  expect(await ask('thresholds/aggregates/codes')).toMatchObject(whole)
  expect(await ask('thresholds/aggregates/documents')).toMatchObject(whole)
  expect((await ask<Aggregates>('thresholds/aggregates/codes?from=2026-11-22&to=2026-11-30')).items[0]).toMatchObject({
    ...{ correct: 0, wrong: 0, abstained: 0 },
  })
  const week = [{ from: '2026-11-16', to: '2026-11-22', ...score }]
  expect((await ask<Aggregates>('stats/documents?resolution=week')).items).toEqual(week)
  expect((await ask<Aggregates>('stats/documents?resolution=day&doc-types=creditnote')).items).toEqual([])
  expect((await ask<Aggregates>('stats/documents')).items[0]).toMatchObject({ from: '2026-11-01', to: '2026-11-30' })
  const listed = async (query: string) => (await ask<Coded>(`documents?${query}`)).items.map(({ ID }) => ID).toSorted()
  expect(await listed('coding-status=NONE')).toEqual(['Q-3'])
  expect(await listed('coding-status=COMPLETE')).toEqual(['Q-0', 'Q-1', 'Q-2'])
  expect([...(await listed('limit=2')), ...(await listed('limit=2&reversed=true'))].toSorted()).toEqual([
    'Q-0',
    'Q-1',
    'Q-2',
    'Q-3',
  ])
  const { items } = await ask<Coded>('documents?coding-status=COMPLETE')
  const counts = new Map(items.map(({ ID, suggested, accepted }) => [ID, [suggested, accepted]]))
  expect(['Q-0', 'Q-1', 'Q-2'].map((number) => counts.get(number))).toEqual([
    [0, 0],
    [1, 1],
    [1, 0],
  ])
  const { Message, ValidationError } = await json<Fault>(
    head.send('GET ada/workflow/coding/documents?from=2026-02-01&to=2026-01-01'),
    400,
  )
  expect([Message, fieldOf(ValidationError)]).toEqual(['from is 2026-02-01, after to, 2026-01-01: swap them.', 'from'])
})

test('nothing is suggested of another company’s document', async () => {
  const from = await supplierOf('Rival Ltd')
  const id = await bill(from, { id: 'R-1', lines: named('Secret') })
  const stranger = await server.person(await server.company({ name: 'Stranger SA' }))
  expect((await stranger.send('POST ada/workflow/coding/suggest', { json: { documentId: id } })).status).toBe(404)
})
