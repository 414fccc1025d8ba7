import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { documentOf } from '../documents/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { approvers, byAmount, heads, startWorkflows, step } from './testing-workflow.ts'

const workflows = await startWorkflows()
const { server, supplier, buyer, clerk, head, stranger } = workflows
const { save, published, received, logOf, instances, saveDocument, dispatch } = workflows

type Versions = ResultOf<Areas['workflow']['listVersions']>
type Steps = ResultOf<Areas['workflow']['readSteps']>
type Version = ResultOf<Areas['workflow']['readVersion']>
type Replay = ResultOf<Areas['workflow']['replay']>

const versions = async (who = buyer) =>
  (await json<Versions>(who.send('GET workflow/versions'))).Versions.map(({ Name, Version, State }) => [
    Name,
    Version,
    State,
  ])
const stepsOf = (id: string) => json<Steps>(buyer.send(`GET workflow/versions/${id}/steps`))
const fileOf = (id: string) => json<Version>(buyer.send(`GET workflow/versions/${id}`))
const put = (Flow: string, id: string = randomUUID(), query = '') =>
  buyer.send(`PUT workflow/versions/${id}${query}`, { json: { Name: 'Imported', Flow } })
const publish = (id: string, body: object = {}, who = buyer) =>
  who.send(`POST workflow/versions/${id}/publication`, { json: body })
const refusal = async (answer: Promise<Response>) => {
  const got = await answer
  return [got.status, ((await got.json()) as { Message: string }).Message]
}

test('a workflow is written step by step, and read as BPMN 2.0 with its drawing and back (F-202)', async () => {
  const id = randomUUID()
  expect(await json(save(byAmount(), id))).toEqual({ Findings: [] })
  const { Version, Flow, Findings } = await stepsOf(id)
  expect(Version).toMatchObject({ State: 'DRAFT', Version: 1, AllowedActions: ['edit', 'publish', 'delete'] })
  expect([Flow.Name, Flow.Start, Findings]).toEqual(['Invoices by amount', 'how_much', []])
  const { Name, Flow: file } = await fileOf(id)
  expect(Name).toBe('Invoices by amount')
  expect(file).toMatch(/<bpmn:userTask id="head"[^>]*kontor:work="APPROVAL"/)
  expect(file).toMatch(/<bpmndi:BPMNShape[^>]*bpmnElement="head"/)

  const { Drawing } = await stepsOf(id)
  expect(Drawing?.Shapes.map(({ StepId }) => StepId).toSorted()).toEqual(['done', 'head', 'how_much', 'small', 'start'])
  expect(Drawing?.Edges.map(({ FromId, ToId }) => `${FromId} ${ToId}`)).toContain('how_much head')
  expect(
    Drawing?.Shapes.every(({ X, Y, Width, Height }) => X + Width <= Drawing.Width && Y + Height <= Drawing.Height),
  ).toBe(true)

  const again = randomUUID()
  await json(put(file, again))
  expect((await stepsOf(again)).Flow).toEqual({ ...Flow, Name: 'Imported' })
  await json(buyer.send(`DELETE workflow/versions/${again}`), 204)
  await json(buyer.send(`DELETE workflow/versions/${id}`), 204)
})

test('every kind of step keeps all that is said of it on its way through the file', async () => {
  const Steps = [
    step('eyes', 'APPROVAL', [{ StepId: 'look' }, { StepId: 'end', IsRefusal: true }], {
      ...{ Who: { ...approvers, UserIds: [head.id], TeamIds: [randomUUID()] }, Needed: 3, Words: 'Why & “how”' },
    }),
    step('look', 'ASSIGNMENT', 'rest', { Who: heads, Words: 'Look' }),
    step('rest', 'WAIT', 'mail', { Hours: 30 }),
    step('mail', 'MAIL', 'tag', { Who: heads, Words: 'It has come' }),
    step('tag', 'TAG', 'call', { Tag: 'urgent' }),
    step('call', 'WEBHOOK', 'way', { WebhookId: randomUUID() }),
    step('way', 'DECISION', [{ StepId: 'end', When: 'partner = "A & B"' }, { StepId: 'eyes' }]),
    step('end', 'END', '', { Then: 'APPROVE' }),
  ]
  const id = randomUUID()
  const flow = { Name: 'All of it', Types: ['invoice', 'creditnote'], Start: 'eyes', Steps }
  await json(save(flow, id))
  expect((await stepsOf(id)).Flow).toEqual(flow)
  await json(buyer.send(`DELETE workflow/versions/${id}`), 204)
})

const bpmn = (inside: string, start = 'a') => `<?xml version="1.0"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="d" targetNamespace="x">
<process id="p" name="From elsewhere"><startEvent id="s"/><sequenceFlow id="f" sourceRef="s" targetRef="${start}"/>${inside}</process></definitions>`
const end = '<endEvent id="e"/>'
const to = (from: string) => `<sequenceFlow id="${from}_e" sourceRef="${from}" targetRef="e"/>`

test.each([
  [
    'a script',
    bpmn(`<scriptTask id="a" scriptFormat="javascript"><script>process.exit()</script></scriptTask>${to('a')}${end}`),
    'ScriptTask a is not supported',
  ],
  [
    'a script in a condition',
    bpmn(
      `<exclusiveGateway id="a"/><sequenceFlow id="a_e" sourceRef="a" targetRef="e"><conditionExpression xsi:type="tFormalExpression" language="javascript">true</conditionExpression></sequenceFlow>${end}`,
    ),
    'is written in javascript: write it in FEEL',
  ],
  [
    'branches of which some are taken',
    bpmn(`<inclusiveGateway id="a"/>${to('a')}${end}`),
    'InclusiveGateway a is not supported',
  ],
  [
    'a step for each of many',
    bpmn(`<userTask id="a"><multiInstanceLoopCharacteristics/></userTask>${to('a')}${end}`),
    'UserTask a is not supported',
  ],
  [
    'an end that throws',
    bpmn('<endEvent id="a"><terminateEventDefinition/></endEvent>'),
    'EndEvent a is not supported',
  ],
  [
    'a timer that repeats',
    bpmn(
      `<intermediateCatchEvent id="a"><timerEventDefinition><timeCycle>R/PT1S</timeCycle></timerEventDefinition></intermediateCatchEvent>${to('a')}${end}`,
    ),
    'use days and hours, such as P2D or PT4H',
  ],
  ['no start', bpmn(end).replace(/<startEvent.*?<endEvent/, '<endEvent'), 'it has no start or several: draw one'],
  ['a doctype', `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${bpmn(end)}`, 'it has a DOCTYPE'],
  ['no BPMN', '<hello/>', 'it is not a BPMN 2.0 file'],
  ['no XML', 'Nothing <', 'it is not a BPMN 2.0 file'],
  [
    'people who are none',
    bpmn(`<userTask id="a" xmlns:k="urn:kontor:workflow:1" k:users="boss"/>${to('a')}${end}`),
    'UserTask a names boss, which is not an id',
  ],
])('%s is refused, by name', async (_what, file, words) => {
  const [status, message] = await refusal(put(file))
  expect([status, message]).toEqual([400, expect.stringContaining(words)])
})

test('what another modeler drew is read: its conditions, its names, its defaults', async () => {
  const id = randomUUID()
  const file = bpmn(
    `<exclusiveGateway id="a" name="Large?" default="no"/><sequenceFlow id="no" sourceRef="a" targetRef="e"/>
     <sequenceFlow id="y" sourceRef="a" targetRef="t"><conditionExpression xsi:type="tFormalExpression">amount &gt; 5</conditionExpression></sequenceFlow>
     <userTask id="t" name="Check"/>${to('t')}${end}<textAnnotation id="n"><text>A note</text></textAnnotation>`,
  )
  await json(put(file, id))
  const { Flow, Findings } = await stepsOf(id)
  expect(Flow.Steps).toMatchObject([
    { Id: 'a', Name: 'Large?', Kind: 'DECISION', Next: [{ StepId: 't', When: 'amount > 5' }, { StepId: 'e' }] },
    { Id: 't', Name: 'Check', Kind: 'ASSIGNMENT' },
    { Id: 'e', Kind: 'END', Then: 'NOTHING' },
  ])
  expect(Findings).toEqual([{ StepId: 't', Message: '“Check” names nobody: choose people, a team or a role.' }])
  expect((await fileOf(id)).Flow).toBe(file)
  expect(await refusal(publish(id))).toEqual([
    ...[409, 'The workflow Imported cannot be published: it has problems to fix first.'],
  ])
  await json(buyer.send(`DELETE workflow/versions/${id}`), 204)
})

test.each([
  ['a name that nothing has', 'amuont > 5', 'amuont is not a known name'],
  ['no FEEL', 'amount >', 'it is not valid FEEL'],
  ['a function that is none', 'eval("1")', 'eval is not a known name'],
])('a condition with %s is found before anything is published', async (_what, When, words) => {
  const id = randomUUID()
  const Steps = [step('way', 'DECISION', [{ StepId: 'end', When }, { StepId: 'end' }]), step('end', 'END', '')]
  const { Findings } = await json<{ Findings: { Message: string }[] }>(
    save({ Name: 'Odd', Types: ['invoice'], Start: 'way', Steps }, id),
  )
  expect(Findings).toEqual([{ StepId: 'way', Message: expect.stringContaining(words) }])
  await json(buyer.send(`DELETE workflow/versions/${id}`), 204)
})

test('documents follow the published version; what runs goes on with its own, and none of them changes', async () => {
  const first = await published(byAmount())
  const running = await received('2000.00', { id: 'V-1' })
  expect([
    (await save(byAmount(), first)).status,
    (await buyer.send(`DELETE workflow/versions/${first}`)).status,
  ]).toEqual([...[409, 409]])
  const second = await published(byAmount({ Start: 'done', Steps: [step('done', 'END', '', { Then: 'ACCEPT' })] }))
  expect(await versions()).toEqual([
    ['Invoices by amount', 2, 'PUBLISHED'],
    ['Invoices by amount', 1, 'RETIRED'],
  ])
  const later = await received('3000.00', { id: 'V-2' })
  expect(await logOf(later)).toEqual([['ENDED', 'done']])
  expect((await instances('?state=RUNNING')).Instances).toMatchObject([
    { DocumentId: running, Version: 1, Step: 'head' },
  ])

  await json(buyer.send(`DELETE workflow/versions/${second}/publication`), 204)
  const free = await received('4000.00', { id: 'V-3' })
  expect(await logOf(free)).toEqual([])
  expect((await buyer.send(`DELETE workflow/versions/${second}/publication`)).status).toBe(409)
})

test('two workflows never deal with one type of document', async () => {
  await published(byAmount())
  const id = randomUUID()
  await json(save(byAmount({ Name: 'Another' }), id))
  expect(await refusal(publish(id))).toEqual([
    409,
    'The workflow Another cannot be published: the workflow Invoices by amount already handles this type of document. Unpublish it first, or leave the type out.',
  ])
  await json(buyer.send(`DELETE workflow/versions/${id}`), 204)
})

test('a version is published for a branch, whose documents follow it there; for no foreign company', async () => {
  const north = await server.branch(buyer.companyId, { name: 'North' })
  const nora = await server.person(north)
  const ConnectionId = await server.connect(supplier.companyId, north)
  const id = randomUUID()
  await json(save(byAmount({ Name: 'For branches' }), id))
  expect((await publish(id, { Branches: [stranger.companyId] })).status).toBe(404)
  await json(publish(id, { Branches: [north] }), 204)
  expect(await versions(nora)).toEqual([['For branches', 1, 'PUBLISHED']])
  expect((await versions()).find(([name]) => name === 'For branches')).toEqual(['For branches', 1, 'DRAFT'])
  const file = await fileOf(id)
  expect((await put(file.Flow, randomUUID(), `?branches=${stranger.companyId}`)).status).toBe(404)

  const bill = await saveDocument(supplier, documentOf('Invoice', { id: 'NORTH-1' }))
  await json(dispatch(supplier, bill, randomUUID(), ConnectionId), 201)
  await server.settle()
  expect((await logOf(bill, nora)).map(([kind, step]) => [kind, step])).toEqual([
    ['DECIDED', 'how much'],
    ['ENTERED', 'small'],
    ['ENDED', 'done'],
  ])
})

test('who may: everybody reads, heads and administrators write, a stranger finds nothing', async () => {
  const id = await published(byAmount({ Start: 'done', Steps: [step('done', 'END', '')] }))
  await json(clerk.send(`GET workflow/versions/${id}`))
  expect((await save(byAmount(), randomUUID(), clerk)).status).toBe(403)
  await json(save(byAmount({ Name: 'Of the head' }), randomUUID(), head))
  for (const line of [
    `GET workflow/versions/${id}`,
    `GET workflow/versions/${id}/steps`,
    `DELETE workflow/versions/${id}`,
  ] as const)
    expect((await stranger.send(line)).status).toBe(404)
  expect((await publish(id, {}, stranger)).status).toBe(404)
})

test('a replay tells which documents would go another way, without any effect; then they go exactly that way', async () => {
  await published(byAmount())
  const [small, large] = [await received('50.00', { id: 'Y-1' }), await received('5000.00', { id: 'Y-2' })]
  const day = server.platform.clock.now().toISOString().slice(0, 10)
  const before = [await logOf(small), await logOf(large), (await instances()).itemCount]
  const draft = randomUUID()
  const lower = byAmount({
    Steps: byAmount().Steps.map((one) =>
      one.Id === 'how_much' ? { ...one, Next: [{ StepId: 'head', When: 'amount > 40' }, { StepId: 'small' }] } : one,
    ),
  })
  await json(save(lower, draft))
  const replay = (From = '2026-01-01', To = day) =>
    json<Replay>(buyer.send(`POST workflow/versions/${draft}/replay`, { json: { From, To } }))
  const { Documents, Differing, Ways } = await replay()
  const wayOf = (id: string) => Ways.find((way) => way.Documents.some(({ DocumentId }) => DocumentId === id))
  expect(wayOf(small)).toMatchObject({ Steps: ['head', 'done'], End: 'ACCEPT' })
  const shown = wayOf(small)?.Documents.find(({ DocumentId }) => DocumentId === small)
  expect(shown).toMatchObject({ Differs: true, Before: { Steps: ['small', 'done'], End: 'ACCEPT' } })
  expect(wayOf(large)?.Documents.find(({ DocumentId }) => DocumentId === large)?.Differs).toBe(false)
  expect([Ways.reduce((sum, { Count }) => sum + Count, 0), Differing]).toEqual([Documents, 1])
  expect([await logOf(small), await logOf(large), (await instances()).itemCount]).toEqual(before)
  expect((await replay('2025-01-01', '2025-12-31')).Documents).toBe(0)
  const wrong = buyer.send(`POST workflow/versions/${draft}/replay`, { json: { From: '2026-02-01', To: '2026-01-01' } })
  expect((await refusal(wrong))[0]).toBe(400)

  await json(publish(draft), 204)
  const next = await received('55.00', { id: 'Y-3' })
  expect((await logOf(next)).slice(1)).toEqual([['WAITING', 'head']])
})

test('the file that is shown in the documentation is one that is taken', async () => {
  const file = readFileSync(new URL('../../../../docs/samples/workflow.bpmn', import.meta.url), 'utf8')
  await json(put(file))
})
