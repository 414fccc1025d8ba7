import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { wake } from './commands/follow-run.ts'
import { byAmount, startWorkflows, step } from './testing-workflow.ts'

const { server, buyer, published, received, logOf } = await startWorkflows()

const list = randomUUID()
const costCentres = { ListId: list, Name: 'Cost center', Target: 'LINE', Required: false }
await json(buyer.send(`PUT coding/lists/${list}`, { json: costCentres }))
const budget = { CostCentre: '4711', From: '2026-01-01', To: '2027-12-31', Amount: '100', ListId: list }
await json(buyer.send(`PUT procurement/budgets/${randomUUID()}`, { json: budget }), 204)

/** A bill that is coded while its workflow waits; how the workflow ended. */
async function codedAt(payable: string, code: string): Promise<string | undefined> {
  const id = await received(payable)
  const coding = { header: [{ values: [{ listId: list, code }] }], lines: [] }
  await json(buyer.send(`PUT coding/entry/v0/legacy/${id}`, { json: coding }), 204)
  await server.settle()
  server.platform.clock.advance(2 * 3_600_000)
  await server.platform.transact(buyer.companyId, { actorId: null, requestId: 'test' }, async (uow) => {
    await wake(uow, server.origins.shell)
  })
  return (await logOf(id)).at(-1)?.[1]
}

test('a workflow sends bills another way once the budget of their cost centre is overspent', async () => {
  await published(
    byAmount({
      Start: 'rest',
      Steps: [
        step('rest', 'WAIT', 'budget', { Hours: 1 }),
        step('budget', 'DECISION', [{ StepId: 'over', When: 'isOverBudget' }, { StepId: 'within' }]),
        step('over', 'END', ''),
        step('within', 'END', ''),
      ],
    }),
  )
  expect(await codedAt('60.00', '4711')).toBe('within')
  expect(await codedAt('40.01', '4711')).toBe('over')
  expect(await codedAt('500.00', '4799')).toBe('within')
})
