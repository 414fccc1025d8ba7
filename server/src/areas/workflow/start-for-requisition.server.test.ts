import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { base } from '../requisitions/testing-procurement.ts'
import { byHead, done, ofRequisitions, startRequisitionWorkflows } from './testing-requisitions.ts'
import { step } from './testing-workflow.ts'

const {
  admin,
  decide,
  draft,
  emre,
  following,
  jonas,
  lia,
  plain,
  read,
  requested,
  runsOf,
  save,
  server,
  statusOf,
  stranger,
  svea,
  tobias,
  workOf,
} = await startRequisitionWorkflows()

describe('a requisition that is sent through a workflow by its name (WFL-03)', () => {
  const start = (by: TestPerson, id: string, requisitionId: string, name = 'Requisitions') =>
    by.send(`POST workflow/instances/${id}/requisition/${requisitionId}/${encodeURIComponent(name)}`)

  test('a draft is handed in by it, once; one that waits leaves those who were asked', async () => {
    const waiting = await requested('900')
    expect(await workOf(tobias)).toHaveLength(1)
    await using _flow = await following('head', ...byHead)
    const id = randomUUID()
    expect(await statusOf(start(admin, id, waiting))).toBe(204)
    expect(await statusOf(start(admin, id, waiting))).toBe(204)
    await server.settle()
    expect(await workOf(tobias)).toEqual([])
    expect(await read(emre, waiting)).toMatchObject({ WorkflowStep: 'head', Approvers: ['Jonas Head'] })
    expect((await runsOf(waiting)).map(({ Id }) => Id)).toEqual([id])
    expect(await statusOf(start(admin, randomUUID(), waiting))).toBe(409)
    await decide(jonas, waiting, 'APPROVED')
    expect(await statusOf(start(admin, randomUUID(), waiting))).toBe(409)

    const fresh = await draft(svea, [plain('Server', '900')])
    expect(await statusOf(start(svea, randomUUID(), fresh))).toBe(204)
    expect(await read(svea, fresh)).toMatchObject({ State: 'PENDING', WorkflowStep: 'head' })
    expect(await statusOf(start(admin, id, fresh))).toBe(409)
  })

  test('nobody sends what they may not see, by what is not there, or what is unfit', async () => {
    await using _flow = await following('head', ...byHead)
    const id = await draft(emre, [plain('Server', '900')])
    const empty = await draft(svea, [])
    const elsewhere = await draft(svea, [plain('Server', '900')])
    await json(svea.send(`PUT ${base}/properties/${elsewhere}`, { json: { externalSystem: 'ERP' } }), 204)
    expect(await statusOf(start(stranger, randomUUID(), id))).toBe(404)
    expect(await statusOf(start(admin, randomUUID(), randomUUID()))).toBe(404)
    expect(await statusOf(start(admin, randomUUID(), id, 'Nothing'))).toBe(404)
    expect(await statusOf(start(svea, randomUUID(), empty))).toBe(400)
    expect(await statusOf(start(svea, randomUUID(), elsewhere))).toBe(409)
    expect(await statusOf(start(lia, randomUUID(), id))).toBe(403)
    expect(await runsOf(id)).toEqual([])
  })

  test('a workflow of requisitions sets no tags and calls no webhooks', async () => {
    const flow = ofRequisitions('tag', [step('tag', 'TAG', 'done', { Tag: 'small' }), done], 'Tagging')
    const { Findings } = await json<{ Findings: { Message: string }[] }>(save(flow))
    expect(Findings.map(({ Message }) => Message)).toEqual([
      '“tag” sets a tag, which requisitions do not have: delete it.',
    ])
  })
})
