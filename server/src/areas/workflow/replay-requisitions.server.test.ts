import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base } from '../requisitions/testing-procurement.ts'
import { bySum, done, ofRequisitions, startRequisitionWorkflows } from './testing-requisitions.ts'
import { heads, step } from './testing-workflow.ts'

const { admin, companyId, decide, draft, emre, following, jonas, move, plain, requested, save, server, ...more } =
  await startRequisitionWorkflows()
const { stateOf, statusOf, stranger, svea, today, tobias, wayOf, tried, vera } = more

const nextDay = () => server.platform.clock.advance(86_400_000)

/** All that the database holds of the company, by table; not when its people were seen last. */
async function everything(): Promise<ReadonlyMap<string, string>> {
  const held = new Map<string, string>()
  await server.platform.transact(companyId, { actorId: null, requestId: 'test' }, async ({ tx }) => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'session'
        and has_table_privilege(oid, 'select')`.execute(tx)
    expect(rows.length).toBeGreaterThan(50)
    for (const { name } of rows) {
      const all = await sql<{ hash: string }>`
        select md5(coalesce(string_agg(one::text, '' order by one::text), '')) as hash from ${sql.table(name)} one`.execute(
        tx,
      )
      held.set(name, all.rows[0]!.hash)
    }
  })
  return held
}

test('a replay of a workflow for requisitions tells which went another way, to whom they would have gone, why and how long', async () => {
  await json(svea.send('PUT procurement/settings', { json: { AutoApproveUpTo: '100', ApproverIds: [tobias.id] } }), 204)
  const [small, middle, large, refused, back, foreign, waiting] = [
    await draft(emre, [plain('Pencil', '2', { AccountingCostCode: 'KST-2' })]),
    await requested('100'),
    await requested('900'),
    await requested('901'),
    await requested('902'),
    await draft(svea, [plain('Server', '700')], { Note: 'Elsewhere' }),
    await requested('903'),
  ]
  await json(move(emre, small, 'PENDING'), 204)
  await json(svea.send(`PUT ${base}/properties/${foreign}`, { json: { externalSystem: 'SAP' } }), 204)
  await json(move(svea, foreign, 'PENDING'), 204)
  server.platform.clock.advance(4 * 3_600_000)
  expect(await decide(tobias, middle, 'APPROVED')).toBe(204)
  expect(await decide(tobias, large, 'APPROVED')).toBe(204)
  expect(await decide(tobias, refused, 'REJECTED', { reason: 'No' })).toBe(204)
  await json(move(emre, back, 'DRAFT'), 204)
  await server.settle()

  const before = await everything()
  const replay = await tried(ofRequisitions('small', bySum))
  expect(await everything()).toEqual(before)

  expect(replay).toMatchObject({ Documents: 0, Differing: 0, Requisitions: 5, RequisitionsDiffering: 2, IsCut: false })
  expect(wayOf(replay, small)).toMatchObject({
    ...{ Differs: false, Went: { Outcome: 'APPROVED', People: [] }, Asks: [] },
    ...{ requisition: { Total: { value: '4.00' } }, Because: 'small (amount <= 50 [amount = 4] is true)' },
    way: { Subject: 'REQUISITION', Steps: ['done'], End: 'APPROVE', IsLeft: false, Hours: 0 },
  })
  expect(wayOf(replay, middle)).toMatchObject({
    ...{ Differs: false, Went: { Outcome: 'APPROVED', People: ['Tobias Approver'] } },
    way: { Steps: ['approver', 'done'], Hours: 4, Count: 1 },
  })
  expect(wayOf(replay, large)).toMatchObject({
    ...{ Differs: true, Went: { Outcome: 'APPROVED', People: ['Tobias Approver'] } },
    Asks: [
      { Step: 'approver', People: expect.arrayContaining(['Tobias Approver', 'Vera Approver']) },
      { Step: 'head', People: ['Jonas Head'] },
    ],
    Because: expect.stringMatching(
      /^small \(none of these is true.* → large \(amount > 500 \[amount = 1800\] is true\)$/,
    ),
    way: { Steps: ['approver', 'head', 'done'], Hours: 8, Count: 3, Differing: 2 },
  })
  expect(wayOf(replay, refused)).toMatchObject({
    ...{ Differs: false, Went: { Outcome: 'REJECTED', People: ['Tobias Approver'] } },
  })
  // It waits with him alone, and would have waited with both.
  expect(wayOf(replay, waiting)).toMatchObject({ Differs: true, Went: { Outcome: 'WAITS', People: [] } })
  expect([wayOf(replay, back), wayOf(replay, foreign)]).toEqual([undefined, undefined])

  nextDay()
  expect(await tried(ofRequisitions('small', bySum))).toMatchObject({ Requisitions: 0, Ways: [] })
  await json(move(emre, waiting, 'CANCELED'), 204)
  await json(svea.send('PUT procurement/settings', { json: { ApproverIds: [] } }), 204)
})

test('what a workflow did itself, it would do again: only what another version sends elsewhere differs', async () => {
  const passed = await requested('20')
  await (async () => {
    await using _flow = await following('small', ...bySum)
    nextDay()
    const ids = [await requested('20'), await requested('100'), await requested('900'), await requested('904')]
    await decide(vera, ids[1]!, 'APPROVED')
    await decide(tobias, ids[2]!, 'APPROVED')
    await decide(jonas, ids[2]!, 'APPROVED')
    await decide(tobias, ids[3]!, 'APPROVED')
    const same = await tried(ofRequisitions('small', bySum))
    expect(same).toMatchObject({ Requisitions: 4, RequisitionsDiffering: 0 })
    expect(wayOf(same, ids[3]!)).toMatchObject({ Went: { Outcome: 'WAITS', People: ['Tobias Approver'] } })
    const lower = bySum.map((one) =>
      one.Id === 'large' ? { ...one, Next: [{ StepId: 'head', When: 'amount > 150' }, { StepId: 'done' }] } : one,
    )
    const other = await tried(ofRequisitions('small', lower))
    expect(ids.map((id) => wayOf(other, id)?.Differs)).toEqual([false, true, false, false])
    await json(move(emre, ids[3]!, 'CANCELED'), 204)
  })()
  await json(move(emre, passed, 'CANCELED'), 204)
  await server.settle()
})

test('a replay counts what a requisition has used of its budget once', async () => {
  nextDay()
  const budget = { CostCentre: 'KST-7', From: '2026-01-01', To: '2027-12-31', Amount: '100' }
  await json(jonas.send(`PUT procurement/budgets/${randomUUID()}`, { json: budget }), 204)
  const flow = ofRequisitions('over', [
    step('over', 'DECISION', [{ StepId: 'head', When: 'isOverBudget' }, { StepId: 'done' }]),
    step('head', 'APPROVAL', 'done', { Who: heads }),
    done,
  ])
  const coded = { AccountingCostCode: 'KST-7' }
  const id = await draft(emre, [plain('Shelf', '30', coded)])
  await json(move(emre, id, 'PENDING'), 204)
  await decide(jonas, id, 'APPROVED')
  expect(await stateOf(id)).toBe('ORDERED')
  expect(wayOf(await tried(flow), id)?.way.Steps).toEqual(['done'])
  const more = await draft(emre, [plain('Shelf', '30', coded)])
  await json(move(emre, more, 'PENDING'), 204)
  const after = await tried(flow)
  expect([wayOf(after, more)?.way.Steps, wayOf(after, more)?.Because]).toEqual([
    ['head', 'done'],
    'over (isOverBudget is true)',
  ])
  // An end that approves by itself never goes past a budget.
  expect(wayOf(await tried(ofRequisitions('done', [done])), more)).toMatchObject({
    Asks: [{ People: expect.arrayContaining(['Jonas Head']) }],
    ...{ Because: 'it exceeds a budget, so a person has to approve it', way: { IsLeft: true } },
  })
  await json(move(emre, more, 'CANCELED'), 204)
})

test('who may: heads and administrators, and nobody elsewhere', async () => {
  const id = randomUUID()
  await json(save(ofRequisitions('done', [done]), id))
  const line = `POST workflow/versions/${id}/replay` as const
  const body = { json: { From: today(), To: today() } }
  expect([await statusOf(jonas.send(line, body)), await statusOf(emre.send(line, body))]).toEqual([200, 403])
  expect(await statusOf(stranger.send(line, body))).toBe(404)
  await json(admin.send(`DELETE workflow/versions/${id}`), 204)
})
