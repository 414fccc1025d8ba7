import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { json, list } from '../documents/testing-trade.ts'

const server = await startTestServer()
const companyId = await server.company()
const [clerk, colleague] = [await server.person(companyId), await server.person(companyId)]
const stranger = await server.person(await server.company())

const line = (name: string, price: string) => [
  { id: '1', name, quantity: '1', unit: 'C62', price, tax: { category: 'Z', percent: '0' } } as const,
]
async function save(id: string, name: string, price: string): Promise<string> {
  const documentId = randomUUID()
  const bytes = documentOf('Invoice', { id, lines: line(name, price) })
  const body = { body: new Uint8Array(bytes), headers: { 'content-type': 'application/xml' } }
  await json(clerk.send(`PUT documents/${documentId}?draft=true`, body), 204)
  return documentId
}
const drill = await save('FIND-1', 'Drill bits of cobalt', '1234.50')
await save('FIND-2', 'Tool chest', '19.00')
const found = async (query: string, person: TestPerson = clerk) =>
  (await list(person, `onlydrafts=true&${query}`)).Document.map(({ ID }) => ID)

test('a document is found by what its lines are about, and by its amount however that is written', async () => {
  for (const q of ['cobalt', 'drill bits', '1234.50', '1.234,50', '1,234.5'])
    expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['FIND-1']])
  expect(await found('q=19')).toEqual(['FIND-2'])
  expect((await list(clerk, 'onlydrafts=true&q=19&totals=true')).itemCount).toBe(1)
  expect(await found('q=1235')).toEqual([])
  expect(await found('q=cobalt', stranger)).toEqual([])
})

test('what is assigned to somebody and not done is listed as theirs', async () => {
  await json(colleague.send('POST assignments', { json: { subjectId: drill, assigneeIds: [clerk.id] } }), 201)
  expect(await found('assignee=me')).toEqual(['FIND-1'])
  expect(await found('assignee=me', colleague)).toEqual([])
  expect(await found(`assignee=${clerk.id}`, colleague)).toEqual(['FIND-1'])
  expect((await clerk.send('GET documents?assignee=you')).status).toBe(400)
})

type Filters = ResultOf<Areas['documentLists']['listFilters']>

test('a filter under a name is shared with colleagues and nobody else, until one of them removes it', async () => {
  const shared = async (person: TestPerson) => (await json<Filters>(person.send('GET document-filters'))).Filters
  await json(clerk.send('PUT document-filters/Urgent', { json: { Query: 'tag=urgent' } }), 204)
  await json(clerk.send('PUT document-filters/Urgent', { json: { Query: 'tag=urgent&type=invoice' } }), 204)
  expect(await shared(colleague)).toEqual([{ Name: 'Urgent', Query: 'tag=urgent&type=invoice' }])
  expect(await shared(stranger)).toEqual([])
  await json(stranger.send('DELETE document-filters/Urgent'), 404)
  const reader = await server.person(companyId, { role: 'readOnly' })
  await json(reader.send('DELETE document-filters/Urgent'), 403)
  await json(colleague.send('DELETE document-filters/Urgent'), 204)
  expect(await shared(clerk)).toEqual([])
})
