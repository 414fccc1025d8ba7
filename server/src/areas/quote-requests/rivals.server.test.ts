import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { base, startQuoteRequests } from './testing-quote-requests.ts'

const { asked, award, connections, quoted, quoteRequest, requestTo, server, suppliers, svea } =
  await startQuoteRequests()
const { brandt, fjord } = suppliers

/** Each answer names the request that it is of. */
const requestIds = /(?<=RequestId(?:":"|>))[0-9a-f-]{36}/g

afterEach(() => vi.restoreAllMocks())

/** Something that is read, or searched for by what stands in a body. */
type Look = string | readonly [`POST ${string}`, object]

/** What somebody is answered, and what is asked of the database for it. */
async function answersTo(by: TestPerson, looks: readonly Look[]) {
  const statements: string[] = []
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: never[]) {
    const [first] = given as unknown as [string | { text?: string }]
    statements.push(typeof first === 'string' ? first : (first.text ?? ''))
    return (query as (...given: never[]) => never).apply(this, given)
  } as never)
  const answers = []
  for (const look of looks) {
    const answer = await (typeof look === 'string' ? by.send(`GET ${look}`) : by.send(look[0], { json: look[1] }))
    const body = (await answer.text()).replace(requestIds, 'this request')
    answers.push([look, answer.status, body] as const)
  }
  vi.restoreAllMocks()
  return { answers, statements: withoutSession(statements) }
}

/** Who asks is looked up again after some seconds, whatever they ask. */
function withoutSession(statements: readonly string[]): string[] {
  const at = statements.findIndex((one) => one.includes('from "session"'))
  if (at < 0) return [...statements]
  const end = statements.indexOf('commit', at) + 1
  return [...statements.slice(0, at - 1), ...withoutSession(statements.slice(end))]
}

/** Under which the rival offers. */
const rivalsNumber = 'RIVAL-4711'

/** Everything by which a supplier looks at their side of a request, and at what is not theirs. */
const looks = (mine: string, theirs: readonly string[]): Look[] => [
  ...['', '/metadata', '/lines', '/history'].map((part) => `documents/${mine}${part}`),
  ...[`conversations/documents/${mine}`, `conversations/${mine}`, `documents/requestforquotes/${mine}/quotes`],
  ...['documents', 'documents?type=quote', 'documents?type=requestforquotation', 'documents?query=Desk'],
  ...['documents/counts', 'documents/overview', 'conversations', 'conversations/replies'],
  ...['inbox', 'inbox/counts', 'tasks', 'tasks/count', `account/users/${fjord.id}/notifications`],
  ...[`documents/${mine}/lines/list?q=Desk`, `documents/numbers/${rivalsNumber}/exists?type=quote`],
  ...([{ q: 'Desk' }, { q: rivalsNumber }, { type: 'quote' }] as const).map(
    (body): Look => ['POST documents/lines/search', body],
  ),
  ...[base, `${base}?state=OPEN`, 'procurement/documents/requisitions'],
  ...theirs.flatMap((id) => [
    `documents/${id}`,
    `documents/${id}/metadata`,
    `documents/requestforquotes/${id}/quotes`,
    `conversations/documents/${id}`,
    `${base}/${id}`,
    ['POST documents/lines/search', { documentIds: [id] }] as const,
  ]),
]

test('a rival learns nothing of another’s quote: answers, counts and statements are the same whether there is one or not', async () => {
  const { id } = await asked()
  const [mine, theirs] = [await requestTo(id, 'Fjord'), await requestTo(id, 'Brandt')]
  const own = await quoted(fjord, mine, [{ price: '300' }, { price: '90' }])
  const others = [id, theirs, randomUUID(), randomUUID()]
  const paths = [...looks(mine, others), `documents/${own}`, `documents/${own}/metadata`]
  // What one has read oneself stands in one's own history.
  await answersTo(fjord, paths)
  await server.settle()
  const before = await answersTo(fjord, paths)
  expect(before.statements.length).toBeGreaterThan(paths.length)
  expect(before.answers.slice(0, 3).map(([, status]) => status)).toEqual([200, 200, 200])

  await json(
    brandt.send(`PUT conversations/documents/${theirs}/posts/${randomUUID()}`, { json: { Text: 'Which height?' } }),
    201,
  )
  const rival = await quoted(brandt, theirs, [{ price: '250' }, { price: '80' }], { id: rivalsNumber })
  await json(
    award(
      id,
      ['1', '2'].map((LineId) => ({ LineId, QuoteId: rival })),
    ),
    204,
  )
  await server.settle()
  expect((await quoteRequest(id)).Lines.every(({ AwardedTo }) => AwardedTo === rival)).toBe(true)
  const after = await answersTo(fjord, paths)
  expect(after.answers).toEqual(before.answers)
  expect(after.statements).toEqual(before.statements)

  // Nor by ids that they guess: what is another's, and what there is not, answers alike.
  const guessed = async (one: string) => {
    const { answers, statements } = await answersTo(fjord, looks(mine, [one]).slice(-6))
    return { bodies: answers.map(([, status, body]) => [status, String(body).replaceAll(one, 'it')]), statements }
  }
  const [another, nobodys] = [await guessed(rival), await guessed(randomUUID())]
  expect(another.bodies.map(([status]) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect(another).toEqual(nobodys)
})

test('what is written names nobody else: not in the request, not in how it ends', async () => {
  const { id, requisitionId } = await asked(connections)
  const [mine, theirs] = [await requestTo(id, 'Fjord'), await requestTo(id, 'Brandt')]
  const own = await quoted(fjord, mine, [{ price: '300' }, { price: '90' }])
  const rival = await quoted(brandt, theirs, [{ price: '251.37' }, { price: '80' }])
  await json(svea.send(`PUT ${base}/${id}/state/CLOSED`), 204)
  await server.settle()
  const { answers } = await answersTo(fjord, [...looks(mine, []), `documents/${own}`, `documents/${own}/metadata`])
  const all = answers.map(([, , body]) => body).join('\n')
  for (const word of ['Brandt', 'Ostsee', rival, theirs, requisitionId, '251.37']) expect(all).not.toContain(word)
})
