import type { UnitOfWork } from '../../../platform/index.ts'
import { askedHere } from '../../requisitions/index.ts'
import { takersAmong } from '../../tasks/index.ts'
import { colleaguesOf, namesOf } from '../../users/index.ts'
import type { Flow } from '../../workflow-engine/index.ts'
import {
  differsFrom,
  factsOfRequisitions,
  medianOf,
  namedHere,
  type People,
  type Ran,
  type Requested,
  ranSince,
  requestedBetween,
  routed,
  seesRequisitions,
} from '../../workflow-subjects/index.ts'
import * as logs from '../store/logs.ts'
import { requisitionBrief } from '../views.ts'
import type { Past, Seeking } from './past.ts'

/** So many are sent through at once: of each, what budgets say is looked up. */
const maxRequisitions = 2_000
/** So many of those who are asked are named. */
const maxNamed = 50

/** The requisitions whose approval was requested in a period, with what is known of them today; compared with how they went. */
export const pastRequisitions: Seeking = async (uow, { flow, since, until, reader }) => {
  const found = await requestedBetween(uow, { since, until, limit: maxRequisitions + 1 })
  const maySee = await seesRequisitions(uow, reader)
  const seen = found.slice(0, maxRequisitions).filter(({ record }) => maySee(record.id))
  const facts = await factsOfRequisitions(
    uow,
    seen.map(({ record, went }) => ({ record, at: went.requested })),
  )
  const peopleOf = await peopleHere(uow, flow, seen)
  const ranOf = await runsOf(uow, seen)
  const names = await everybody(uow, seen)
  const past = seen.map((requested, index) => {
    const { record } = requested
    const known = { people: peopleOf(requested), ran: ranOf(requested), names }
    return {
      ...{ kind: 'REQUISITION' as const, id: record.id, type: 'requisition' as const, facts: facts[index]! },
      outcome: outcomeOf(requested, known, facts[index]!['isOverBudget'] === true),
    }
  })
  const pace = medianOf(seen.flatMap(({ went }) => went.hours))
  return { past, isCut: found.length > maxRequisitions, pace }
}

/** Who can be asked about each of these: whom the steps name today, and who decides otherwise. */
async function peopleHere(uow: UnitOfWork, { Steps }: Flow, seen: readonly Requested[]) {
  const named = new Map<string, readonly string[]>()
  const takers = new Map<string, readonly string[]>()
  for (const step of Steps) {
    if (step.Kind !== 'APPROVAL' && step.Kind !== 'ASSIGNMENT') continue
    const ids = await namedHere(uow, step)
    named.set(step.Id, ids)
    if (step.Kind === 'ASSIGNMENT') takers.set(step.Id, await takersAmong(uow, ids))
  }
  const { asked, usual } = await askedHere(
    uow,
    seen.map(({ record }) => record),
  )
  return ({ record }: Requested): People => ({
    approversAt: (stepId, decided) => asked(record, named.get(stepId ?? '') ?? [], decided),
    takersAt: (stepId) => takers.get(stepId) ?? [],
    usual: usual(record),
  })
}

/** What the workflow passed that each of these followed; undefined where it followed none. */
async function runsOf(uow: UnitOfWork, seen: readonly Requested[]) {
  const lines = await logs.passedAmong(
    uow,
    seen.map(({ record }) => record.id),
  )
  const passed = Map.groupBy(
    lines.map((line) => ({ ...line, isStopped: line.kind === 'ENDED' && line.because !== null })),
    ({ documentId }) => documentId,
  )
  return ({ record, went }: Requested): Ran | undefined => ranSince(passed.get(record.id) ?? [], went.requested)
}

/** The names of who is asked and of who decided. */
const everybody = async (uow: UnitOfWork, seen: readonly Requested[]): Promise<ReadonlyMap<string, string>> =>
  namesOf(uow, [...new Set([...(await colleaguesOf(uow)).keys(), ...seen.flatMap(({ went }) => went.deciderIds)])])

interface Known {
  readonly people: People
  readonly ran: Ran | undefined
  readonly names: ReadonlyMap<string, string>
}

const outcomeOf =
  ({ record, went }: Requested, { people, ran, names }: Known, isOver: boolean): Past['outcome'] =>
  (now) => {
    const route = routed(now, people, isOver, went.deciderIds)
    const named = (ids: readonly string[]) => ids.flatMap((id) => names.get(id) ?? []).slice(0, maxNamed)
    return {
      ...{ way: route.way, left: route.left },
      differs: differsFrom(route, went, { ran, usual: people.usual }),
      shown: {
        requisition: requisitionBrief(record),
        Went: { Outcome: went.became, People: named(went.deciderIds) },
        Asks: route.asks.map(({ step, userIds }) => ({ ...(step !== null && { Step: step }), People: named(userIds) })),
      },
    }
  }
