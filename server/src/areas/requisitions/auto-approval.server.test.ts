import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { bySum, startRequisitionWorkflows } from '../workflow/testing-requisitions.ts'
import { step } from '../workflow/testing-workflow.ts'
import { base } from './testing-procurement.ts'

const { admin, draft, emre, following, jonas, plain, read, requested, server, svea, tobias, workOf } =
  await startRequisitionWorkflows()

const small = [plain('Pens', '4', { AccountingCostCode: '4711' })]
const approvesSmall = (AutoApproveUpTo: string | undefined) =>
  json(svea.send('PUT procurement/settings', { json: { ApproverIds: [], AutoApproveUpTo } }), 204)
const strategyOf = (id: string) => json(emre.send(`GET ${base}/${id}/approvalStrategy`))

test('REQ-35, REQ-36: nothing is approved by itself where a workflow decides, or another system', async () => {
  await approvesSmall('100')
  const id = await draft(emre, small)
  const answers = () =>
    Promise.all(['tolerance', 'coding'].map((one) => json(emre.send(`GET ${base}/${id}/${one}/canAutoApprove`))))
  expect(await answers()).toEqual([{ Answer: true }, { Answer: true }])
  {
    await using _flow = await following('small', ...bySum)
    const no = { Answer: false, Because: 'a workflow decides who approves it' }
    expect(await answers()).toEqual([no, no])
  }
  await json(emre.send(`PUT ${base}/properties/${id}`, { json: { externalSystem: 'SAP' } }), 204)
  const no = { Answer: false, Because: 'it is processed in SAP' }
  expect(await answers()).toEqual([no, no])
})

test('REQ-29: what its workflow has left to people is said to be with them, however small it is', async () => {
  await approvesSmall('100')
  await using _flow = await following('done', step('done', 'END', '', { Then: 'NOTHING' }))
  const id = await requested('4', emre, { Lines: small })
  expect(await read(emre, id)).toMatchObject({ State: 'PENDING', Approvers: expect.arrayContaining(['Jonas Head']) })
  expect(await strategyOf(id)).toMatchObject({
    Strategy: 'MANAGER',
    ApproverIds: expect.arrayContaining([jonas.id]),
    Because: expect.stringMatching(/^It is awaiting approval by .*Jonas Head/),
  })
})

test('REQ-37: whom a workflow asks is its own affair, also where a task of it was thrown away', async () => {
  await using _flow = await following('small', ...bySum)
  const id = await requested('300')
  const task = (await workOf(tobias)).find(({ why }) => why?.includes('600.00'))
  await json(admin.send(`DELETE tasks/${task?.id}`), 204)
  await server.settle()
  const before = await read(emre, id)
  await json(emre.send(`POST ${base}/${id}/ensureAssignment`), 204)
  await server.settle()
  expect(await read(emre, id)).toEqual(before)
})
