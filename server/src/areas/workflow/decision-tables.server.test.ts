import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Areas, Of, ResultOf, WorkflowTable } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { approvers, byAmount, heads, startWorkflows, step } from './testing-workflow.ts'

const { buyer, stranger, save, published, received, logOf, stateOf, instances, approve, approver } =
  await startWorkflows()

type Table = Of<typeof WorkflowTable>
type Steps = ResultOf<Areas['workflow']['readSteps']>
type File = ResultOf<Areas['workflow']['readVersion']>

const way = (StepId: string) => ({ StepId, When: `way = "${StepId}"` })
const byTable = (Rules: Table['Rules'], HitPolicy: Table['HitPolicy'] = 'UNIQUE') =>
  byAmount({
    Start: 'which',
    Steps: [
      step('which', 'DECISION', [way('head'), way('approver'), { StepId: 'done' }], {
        Table: { HitPolicy, Inputs: ['amount', 'currency'], Rules },
      }),
      step('head', 'APPROVAL', 'done', { Who: heads }),
      step('approver', 'APPROVAL', 'done', { Who: approvers }),
      step('done', 'END', '', { Then: 'ACCEPT' }),
    ],
  })
const rules: Table['Rules'] = [
  { When: ['> 1000', '-'], StepId: 'head', Note: 'The board of 2026' },
  { When: ['[100..1000]', '"EUR","DKK"'], StepId: 'approver' },
]
const newest = async () => (await instances()).Instances[0]!
const findingsOf = async (id: string) =>
  (await json<Steps>(buyer.send(`GET workflow/versions/${id}/steps`))).Findings.map(({ Message }) => Message)

test('a table decides which way a document takes, and its log says which row did, with the figures', async () => {
  const id = await published(byTable(rules))
  const small = await received('99.00', { id: 'D-1' })
  expect([await stateOf(small), (await logOf(small))[0]]).toEqual([
    ...['ACCEPTED', ['DECIDED', 'which', 'no row of its table applies']],
  ])
  const middle = await received('500.00', { id: 'D-2' })
  expect([(await newest()).Step, (await logOf(middle))[0]]).toEqual([
    'approver',
    [
      ...['DECIDED', 'which'],
      'row 2 of its table applies: amount [100..1000] [amount = 500]; currency "EUR","DKK" [currency = EUR]',
    ],
  ])
  expect([await approve(approver, middle), await stateOf(middle)]).toEqual([200, 'ACCEPTED'])
  const large = await received('1000.01', { id: 'D-3' })
  expect((await logOf(large))[0]).toEqual([
    ...['DECIDED', 'which', 'row 1 of its table applies: amount > 1000 [amount = 1000.01]'],
  ])

  // No rate, no amount: nobody can tell, so the heads are asked.
  const unknown = await received('5.00', { id: 'D-4', currency: 'CHF' })
  expect([(await newest()).State, (await logOf(unknown))[0]]).toEqual([
    ...['FAILED', ['FAILED', 'which', 'it cannot tell whether row 1 of its table applies: amount > 1000 [amount = –]']],
  ])

  // A replay takes the same rows.
  const today = new Date(Date.parse((await newest()).Started)).toISOString().slice(0, 10)
  type Replay = ResultOf<Areas['workflow']['replay']>
  const { Ways } = await json<Replay>(
    buyer.send(`POST workflow/versions/${id}/replay`, { json: { From: today, To: today } }),
  )
  expect(Ways.flatMap(({ Documents }) => Documents.map(({ Because }) => Because))).toContain(
    'which (row 1 of its table applies: amount > 1000 [amount = 1000.01])',
  )
})

test('a version with a table is exported as BPMN and DMN, and imported again as it was', async () => {
  const id = randomUUID()
  const flow = byTable(rules)
  expect(await json(save(flow, id))).toEqual({ Findings: [] })
  const file = await json<File>(buyer.send(`GET workflow/versions/${id}`))
  expect(file.Decisions).toContain('https://www.omg.org/spec/DMN/20191111/MODEL/')
  expect(file.Flow).toContain('kontor:decision="table_which"')
  const imported = randomUUID()
  const body = { Name: 'Imported', Flow: file.Flow, Decisions: file.Decisions }
  await json(buyer.send(`PUT workflow/versions/${imported}`, { json: body }))
  const { Flow, Findings } = await json<Steps>(buyer.send(`GET workflow/versions/${imported}/steps`))
  const before = await json<Steps>(buyer.send(`GET workflow/versions/${id}/steps`))
  expect([Flow.Steps, Findings]).toEqual([before.Flow.Steps, []])
  expect(Flow.Steps[0]).toEqual(flow.Steps[0])
  expect((await stranger.send(`GET workflow/versions/${imported}`)).status).toBe(404)

  const alone = await buyer.send(`PUT workflow/versions/${randomUUID()}`, { json: { Name: 'Alone', Flow: file.Flow } })
  expect([alone.status, ((await alone.json()) as { Message: string }).Message]).toEqual([
    400,
    'Flow cannot be imported: ExclusiveGateway which asks the decision table_which, which its DMN file does not have: import it, too.',
  ])
  const collecting = file.Decisions!.replace('<dmn:decisionTable ', '<dmn:decisionTable hitPolicy="COLLECT" ')
  const refused = await buyer.send(`PUT workflow/versions/${randomUUID()}`, {
    json: { Name: 'Collecting', Flow: file.Flow, Decisions: collecting },
  })
  expect([refused.status, ((await refused.json()) as { Message: string }).Message]).toEqual([
    400,
    'Flow cannot be imported: Decision which has the hit policy COLLECT: choose UNIQUE or FIRST.',
  ])
})

test('a way that is drawn to another step takes the rows of the table along', async () => {
  const id = randomUUID()
  await json(save(byTable(rules), id))
  const file = await json<File>(buyer.send(`GET workflow/versions/${id}`))
  const line = /<bpmn:sequenceFlow [^>]*sourceRef="which" targetRef="head"/.exec(file.Flow)![0]
  const dragged = { ...file, Flow: file.Flow.replace(line, line.replace('"head"', '"approver"')) }
  const drawn = dragged.Flow.replace(/<bpmn:incoming>[^<]*<\/bpmn:incoming>/g, '')
  await json(buyer.send(`PUT workflow/versions/${id}`, { json: { ...dragged, Flow: drawn } }))
  const { Flow, Findings } = await json<Steps>(buyer.send(`GET workflow/versions/${id}/steps`))
  const which = Flow.Steps.find(({ Id }) => Id === 'which')!
  expect(which.Table?.Rules.map(({ StepId }) => StepId)).toEqual(['approver', 'approver'])
  expect(which.Next).toEqual([way('approver'), { StepId: 'done' }])
  expect(Findings.map(({ Message }) => Message)).toEqual([expect.stringContaining('Nothing leads to “head”')])
})

test('the sample of the documentation is imported with its tables, and can be published', async () => {
  const sample = (name: string) => readFileSync(new URL(`../../../../docs/samples/${name}`, import.meta.url), 'utf8')
  const id = randomUUID()
  const body = { Name: 'Sample', Flow: sample('workflow-table.bpmn'), Decisions: sample('workflow-table.dmn') }
  await json(buyer.send(`PUT workflow/versions/${id}`, { json: body }))
  const { Flow, Findings } = await json<Steps>(buyer.send(`GET workflow/versions/${id}/steps`))
  expect([Findings, Flow.Steps[0]?.Table?.Rules.length]).toEqual([[], 3])
})

test('rows that overlap, never apply or are no FEEL are told before anything is published', async () => {
  const id = randomUUID()
  const loggedOf = async (...given: Parameters<typeof byTable>) => {
    await json(save(byTable(...given), id))
    return findingsOf(id)
  }
  const overlapping: Table['Rules'] = [...rules, { When: ['>= 900', '"EUR"'], StepId: 'head' }]
  expect(await loggedOf(overlapping)).toEqual([
    'Rows 1 and 3 of “which” can both apply: change one, or let the first count.',
    'Rows 2 and 3 of “which” can both apply: change one, or let the first count.',
  ])
  expect((await buyer.send(`POST workflow/versions/${id}/publication`, { json: {} })).status).toBe(409)
  expect(await loggedOf(overlapping, 'FIRST')).toEqual([])
  expect(await loggedOf([...rules, { When: ['> 2000', '-'], StepId: 'head' }], 'FIRST')).toEqual([
    'Row 3 of “which” never applies: row 1 always comes first.',
  ])
  expect(await loggedOf([{ When: ['> 1000', 'EUR'], StepId: 'head' }])).toEqual([
    expect.stringContaining(
      'EUR in row 1 of “which” does not work: EUR is not a known name. Put text in quotation marks.',
    ),
  ])
})
