import { roles, type WorkflowEnd } from '@kontor/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { colleaguesOf } from '../users/index.ts'
import { wake } from './commands/follow-run.ts'
import { ofRequisitions, startRequisitionWorkflows } from './testing-requisitions.ts'
import { approvers, heads, step } from './testing-workflow.ts'

const { admin, companyId, draft, emre, following, jonas, lia, logOf, move, plain, read, server, ...more } =
  await startRequisitionWorkflows()
const { stateOf, statusOf, svea, tobias, wayOf, tried, vera } = more

const inCompany = <T>(work: Parameters<typeof server.platform.transact<T>>[2]) =>
  server.platform.transact(companyId, { actorId: null, requestId: 'test' }, work)
const colleagues = await inCompany(colleaguesOf)
const people = { emre, lia, svea, jonas, tobias, vera, admin }
const nameOf = (id: string) => colleagues.get(id)?.name ?? ''
const byName = new Map(Object.values(people).map((person) => [nameOf(person.id), person]))

type Flow = ReturnType<typeof ofRequisitions>
type Asks = { Step?: string; People: string[] }[]

const who = fc.constantFrom(
  ...[approvers, heads, { RoleIds: [roles.buyer] }, { UserIds: [tobias.id] }, { UserIds: [emre.id, vera.id] }],
)
const condition = fc.constantFrom(
  ...['amount > 100', 'amount > 1000', 'requester = "Emre Requester"', 'orderAccountingId = "KST-1"', 'isNewPartner'],
  ...['supplierGroup = "A"', 'supplierGroup > "A"'],
)

/** Steps that lead on to later ones alone, so that each way comes to an end. */
const anyFlow: fc.Arbitrary<Flow> = fc.integer({ min: 1, max: 5 }).chain((count) => {
  const later = (at: number) => fc.integer({ min: at + 1, max: count }).map((to) => `s${to}`)
  const any = (at: number) => {
    const id = `s${at}`
    return fc.oneof(
      fc
        .tuple(who, fc.integer({ min: 1, max: 3 }), later(at))
        .map(([Who, Needed, next]) => step(id, 'APPROVAL', next, { Who, Needed })),
      fc.tuple(who, later(at)).map(([Who, next]) => step(id, 'ASSIGNMENT', next, { Who })),
      later(at).map((next) => step(id, 'WAIT', next, { Hours: 2 })),
      fc
        .tuple(condition, later(at), later(at))
        .map(([When, one, other]) => step(id, 'DECISION', [{ StepId: one, When }, { StepId: other }])),
    )
  }
  const end = fc
    .constantFrom<WorkflowEnd>('NOTHING', 'APPROVE', 'ACCEPT')
    .map((Then) => step(`s${count}`, 'END', '', { Then }))
  const steps = fc.tuple(...Array.from({ length: count }, (_, at) => any(at)), end)
  return steps.map((all) => {
    const reached = new Set(['s0'])
    for (const { Id, Next } of all) if (reached.has(Id)) for (const { StepId } of Next) reached.add(StepId)
    return ofRequisitions(
      's0',
      all.filter(({ Id }) => reached.has(Id)),
    )
  })
})

interface Wish {
  readonly by: keyof typeof people
  readonly price: string
  readonly costCentre: string
}
const wish: fc.Arbitrary<Wish> = fc.record({
  by: fc.constantFrom<Wish['by']>('emre', 'lia', 'svea'),
  price: fc.constantFrom('40', '200', '900'),
  costCentre: fc.constantFrom('KST-1', 'KST-2'),
})

/** Asks for what somebody wishes. */
async function asked({ by, price, costCentre }: Wish): Promise<string> {
  const id = await draft(people[by], [plain('Server', price, { AccountingCostCode: costCentre })])
  await json(move(people[by], id, 'PENDING'), 204)
  await server.settle()
  return id
}

/** Time passes, and the first whom a replay named decides or does what comes to them. @returns to whom it came */
async function driven(id: string, expected: Asks): Promise<Asks> {
  const asks: Asks = []
  for (let round = 0; round < 30 && (await stateOf(id)) === 'PENDING'; round += 1) {
    const { WorkflowStep } = await read(admin, id)
    const { Tasks } = await json<{ Tasks: { id: string; assignees: string | string[] }[] }>(
      admin.send(`GET tasks?subjectId=${id}&state=ASSIGNED`),
    )
    const [task] = Tasks
    if (task === undefined) {
      server.platform.clock.advance(3 * 3_600_000)
      await inCompany(async (uow) => {
        await wake(uow, server.origins.shell)
      })
    } else {
      const first = byName.get(expected[asks.length]?.People[0] ?? '') ?? admin
      asks.push({
        ...(WorkflowStep !== undefined && { Step: WorkflowStep }),
        People: [task.assignees].flat().map(nameOf),
      })
      const completed = { json: { completedBy: first.id } }
      expect([asks, await statusOf(first.send(`PUT tasks/${task.id}/outcome/DONE`, completed))]).toEqual([asks, 204])
    }
    await server.settle()
  }
  return asks
}

const sorted = (asks: Asks | undefined) => asks?.map(({ Step, People }) => [Step, ...People.toSorted()])

test('once it is published, the next requisitions take exactly the ways that the replay told of those before them', () =>
  fc.assert(
    fc.asyncProperty(anyFlow, fc.array(wish, { minLength: 1, maxLength: 3 }), async (flow, wishes) => {
      server.platform.clock.advance(86_400_000)
      const before: string[] = []
      for (const one of wishes) before.push(await asked(one))
      const replay = await tried(flow)
      expect(replay.Requisitions).toBe(wishes.length)
      await using _flow = await following(flow.Start, ...flow.Steps)
      for (const [index, one] of wishes.entries()) {
        const known = wayOf(replay, before[index]!)!
        const id = await asked(one)
        expect(sorted(await driven(id, known.Asks ?? []))).toEqual(sorted(known.Asks))
        expect(await stateOf(id)).toBe('ORDERED')
        // Where it stopped, that is written, too.
        const passed = (await logOf(id, admin)).filter(
          ([kind, , because]) => kind !== 'DECIDED' && kind !== 'LEFT' && !(kind === 'ENDED' && because !== undefined),
        )
        expect(passed.map(([, name]) => name)).toEqual(known.way.Steps)
      }
    }),
    { numRuns: 10 },
  ))
