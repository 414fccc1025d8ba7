import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { byAmount, heads, startWorkflows, step } from './testing-workflow.ts'

const { buyer, clerk, save, published, received, logOf, metadata, stateOf, head, approve } = await startWorkflows()

type Coding = ResultOf<Areas['coding']['readCoding']>
type Steps = ResultOf<Areas['workflow']['readSteps']>

const listId = randomUUID()
const list = { ListId: listId, Name: 'Cost centers', Target: 'LINE', Required: false }
await json(buyer.send(`PUT coding/lists/${listId}`, { json: list }))
const Entries = [
  { Code: '4100', Label: 'Logistics' },
  { Code: '4200', Label: 'Sales' },
]
await json(buyer.send(`POST coding/lists/${listId}/entries/add`, { json: { Entries } }), 204)

const codingOf = (id: string) => json<Coding>(clerk.send(`GET coding/entry/v0/legacy/${id}`))
const coded = (Code: string, more: object = {}) =>
  byAmount({
    Start: 'code',
    Steps: [
      step('code', 'SET', 'ask', { Field: 'CODE', ListId: listId, Code }),
      step('ask', 'APPROVAL', 'done', { Who: heads }),
      step('done', 'END', ''),
    ],
    ...more,
  })

test('a step sets the cost centre of a document in the very act that asks for its approval, and its log says so', async () => {
  await published(coded('4100'))
  const id = await received('10.00', { id: 'SET-1' })
  const { version, header } = (await codingOf(id))!
  expect([version, header]).toEqual([1, [{ values: [{ listId, code: '4100', label: 'Logistics' }] }]])
  expect(await logOf(id)).toEqual([
    ['ENTERED', 'code', 'code 4100'],
    ['WAITING', 'ask'],
  ])
  type History = ResultOf<Areas['documents']['readHistory']>
  const { Events } = await json<History>(buyer.send(`GET documents/${id}/history`))
  expect(Events.map(({ Type }) => Type)).toContain('document.coded')
})

test('it takes the place of another code of its list, and of nothing else', async () => {
  const other = randomUUID()
  await json(buyer.send(`PUT coding/lists/${other}`, { json: { ...list, ListId: other, Name: 'Accounts' } }))
  await json(
    buyer.send(`POST coding/lists/${other}/entries/add`, { json: { Entries: [{ Code: '3400', Label: 'Goods' }] } }),
    204,
  )
  await published(
    byAmount({
      Start: 'ask',
      Steps: [
        step('ask', 'APPROVAL', 'code', { Who: heads }),
        step('code', 'SET', 'done', { Field: 'CODE', ListId: listId, Code: '4200' }),
        step('done', 'END', ''),
      ],
    }),
  )
  const id = await received('11.00', { id: 'SET-2' })
  const values = [
    { listId, code: '4100' },
    { listId: other, code: '3400' },
  ]
  const header = [
    { percent: '60', values },
    { percent: '40', values: [{ listId: other, code: '3400' }] },
  ]
  const lines = [{ lineId: '1', splits: [{ values: [{ listId, code: '4100' }] }] }]
  await json(clerk.send(`PUT coding/entry/v0/legacy/${id}`, { json: { header, lines } }), 204)
  expect(await approve(head, id)).toBe(200)
  const after = (await codingOf(id))!
  const codesOf = (parts: typeof after.header) => parts.map((part) => part.values.map(({ code }) => code).toSorted())
  expect([codesOf(after.header), codesOf(after.lines[0]!.splits)]).toEqual([
    [
      ['3400', '4200'],
      ['3400', '4200'],
    ],
    [['4100']],
  ])
})

test('a code that the list has no more is told in the log, and the run goes on', async () => {
  const fair = { Entries: [{ Code: '4900', Label: 'Trade fair' }] }
  await json(buyer.send(`POST coding/lists/${listId}/entries/add`, { json: fair }), 204)
  await published(coded('4900'))
  await json(buyer.send(`POST coding/lists/${listId}/entries/remove`, { json: { Codes: ['4900'] } }), 204)
  const id = await received('12.00', { id: 'SET-3' })
  expect(await logOf(id)).toEqual([
    ['ENTERED', 'code', 'code 4900'],
    ['WAITING', 'ask'],
    ['FAILED', 'code', 'Cost centers has no code 4900'],
  ])
  expect((await clerk.send(`GET coding/entry/v0/legacy/${id}`)).status).toBe(404)
})

test('a code that no list has is told as it is saved, and is not published', async () => {
  const id = randomUUID()
  type Saved = ResultOf<Areas['workflow']['saveSteps']>
  const { Findings } = await json<Saved>(save(coded('9999'), id))
  const why = '“code” sets the code 9999, but Cost centers has no code 9999'
  expect(Findings).toEqual([{ StepId: 'code', Message: `${why}: choose another code.` }])
  const refused = await buyer.send(`POST workflow/versions/${id}/publication`, { json: {} })
  expect([refused.status, ((await refused.json()) as { Message: string }).Message]).toEqual([
    409,
    `The workflow Invoices by amount cannot be published: ${why}. Choose another code.`,
  ])
  await json(save(coded('4200'), id))
  await json(buyer.send(`POST workflow/versions/${id}/publication`, { json: {} }), 204)
})

test('a step puts an invoice on hold: nothing accepts it, the workflow neither, until somebody takes it off', async () => {
  await published(
    byAmount({
      Start: 'hold',
      Steps: [
        step('hold', 'SET', 'done', { Field: 'HOLD', Words: 'The delivery is disputed', Days: 14 }),
        step('done', 'END', '', { Then: 'ACCEPT' }),
      ],
    }),
  )
  const id = await received('13.00', { id: 'SET-4' })
  expect(await stateOf(id)).toBe('PENDING')
  const { Warnings, AllowedActions } = await metadata(buyer, id)
  expect(Warnings).toContain('ON_HOLD')
  expect(AllowedActions.map(({ Action }) => Action)).not.toContain('accept')
  expect(await logOf(id)).toEqual([
    ['ENTERED', 'hold', 'on hold (days: 14): The delivery is disputed'],
    ['ENDED', 'done'],
    ['LEFT', 'done', 'it has a warning, so a person has to accept or reject it'],
  ])
})

test('what is missing is told before publishing, and requisitions have no such step; the file keeps it', async () => {
  const id = randomUUID()
  const found = async (flow: object) => {
    await json(save(flow, id))
    return json<Steps>(buyer.send(`GET workflow/versions/${id}/steps`))
  }
  const findingsOf = async (...steps: ReturnType<typeof step>[]) =>
    (await found(byAmount({ Start: steps[0]!.Id, Steps: [...steps, step('done', 'END', '')] }))).Findings.map(
      ({ Message }) => Message,
    )
  expect(await findingsOf(step('set', 'SET', 'done'))).toEqual(['“set” sets nothing: choose what.'])
  expect(await findingsOf(step('set', 'SET', 'done', { Field: 'CODE', ListId: listId }))).toEqual([
    '“set” has no code: choose a list, and enter one of its codes.',
  ])
  expect(await findingsOf(step('set', 'SET', 'done', { Field: 'HOLD' }))).toEqual([
    '“set” has no reason: enter why it is put on hold.',
  ])
  const whole = coded('4100')
  const { Flow, Findings } = await found(whole)
  expect([Flow.Steps[0], Findings]).toEqual([whole.Steps[0], []])
  const { Findings: ofRequisitions } = await found({ ...whole, Types: ['requisition'] })
  expect(ofRequisitions.map(({ Message }) => Message)).toEqual([
    '“code” sets what requisitions do not have: delete it.',
  ])
})
