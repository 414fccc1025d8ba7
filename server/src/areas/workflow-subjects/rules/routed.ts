import type { RequestOutcome, WorkflowEnd } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import {
  type Ask,
  Asked,
  type Passed,
  type People,
  passThrough,
  type Stage,
  stagesOf,
  type Through,
  type Waited,
} from './asked.ts'
import { whyLeft } from './following.ts'

/** From the start to an end; no end where it could not go on. */
export interface Way {
  readonly steps: readonly string[]
  readonly end: WorkflowEnd | null
  /** It is left to those who decide otherwise. */
  readonly isLeft: boolean
  /** How often people are asked. */
  readonly asks: number
  /** That it waits by itself. */
  readonly hours: number
}

/** The way of a requisition, whom it asks, and why it is left to people in the end, where it is. */
export interface Routed {
  readonly way: Way
  /** Its steps one after the other, and of branches that run at the same time those of each. */
  readonly stages: readonly Stage['steps'][]
  readonly asks: readonly Ask[]
  readonly left: Message | null
}

/**
 * The way that a requisition takes as it runs: where nobody can be asked, it stops and is left to people, as where its end leaves
 * it to them. Of those who are asked, whoever decided it as it went is taken to decide, else the first of them; nobody decides
 * twice. It takes as long as the branch of each fork that waits longest, and the one that asks most.
 */
export function routed(now: Through, people: People, isOver: boolean, deciderIds: readonly string[]): Routed {
  const asked = new Asked(people, deciderIds)
  const passed: Passed[] = []
  const sum = (of: 'hours' | 'asks') => passed.reduce((all, one) => all + one[of], 0)
  const routedBy = (left: Message | null, steps: readonly string[], end: WorkflowEnd | null, more = 0): Routed => ({
    way: { steps, end, hours: sum('hours'), asks: sum('asks') + more, isLeft: left !== null },
    ...{ stages: passed.map((one) => one.steps), asks: asked.asks, left },
  })
  const leaves = (left: Message, steps: readonly string[], end: WorkflowEnd | null): Routed => {
    asked.decide(asked.open(null, people.usual))
    return routedBy(left, steps, end, 1)
  }
  for (const stage of stagesOf(now)) {
    const one = passThrough(stage, asked)
    passed.push(one)
    if (one.left !== undefined)
      return leaves(
        one.left,
        passed.flatMap(({ steps }) => steps.flat()),
        null,
      )
  }
  const { steps, end } = now
  if (end === null) {
    const userIds = people.approversAt(null, asked.decided)
    if (userIds.length === 0) return leaves(t`it cannot be approved`, steps, end)
    asked.decide(asked.open(steps.at(-1) ?? '', userIds))
    return routedBy(null, steps, end, 1)
  }
  const decision = asked.asks.some(({ decides }) => decides) ? 'ACCEPT' : null
  const why = whyLeft({ wanted: end, decision, isOver })
  return why === undefined ? routedBy(null, steps, end) : leaves(why, steps, end)
}

/** What a run of it passed. */
export interface Ran {
  readonly steps: readonly string[]
  readonly isWhole: boolean
}

/** Whether a requisition would have gone another way than it went, as far as it went: by other steps, or to other people. */
export function differsFrom(
  { way, stages, asks }: Routed,
  { became, deciderIds }: { readonly became: RequestOutcome; readonly deciderIds: readonly string[] },
  { ran, usual }: { readonly ran: Ran | undefined; readonly usual: readonly string[] },
): boolean {
  const deciding = asks.filter(({ decides }) => decides)
  const open = deciding.filter(({ decidedBy }) => decidedBy === undefined)
  const elsewhere = deciding.length - open.length < deciderIds.length
  const isMore = became === 'APPROVED' && deciding.length > deciderIds.length
  if (elsewhere || isMore) return true
  if (ran !== undefined) return (ran.isWhole && ran.steps.length !== way.steps.length) || !isAlong(ran.steps, stages)
  const waited = way.hours > 0 || deciding.length < asks.length
  // Where no workflow decides, one of those who usually do is all that it waited for.
  const isOpen = became === 'WAITS' || became === 'WITHDRAWN'
  const [next, ...further] = open
  return waited || (isOpen && (further.length > 0 || !sameOnes(next?.userIds ?? [], usual)))
}

/** Whether steps are those of a way, as far as they go; of branches that run at the same time, whichever went on first. */
function isAlong(ran: readonly string[], stages: Routed['stages']): boolean {
  let at = 0
  for (const branches of stages) {
    const heads = branches.map(() => 0)
    for (let left = branches.flat().length; left > 0 && at < ran.length; left -= 1) {
      const branch = branches.findIndex((steps, which) => steps[heads[which]!] === ran[at])
      if (branch < 0) return false
      heads[branch]! += 1
      at += 1
    }
  }
  return at === ran.length
}

const sameOnes = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))

/** A step at which a requisition is, as the logs of workflows say. */
type Logged = Pick<Waited, 'step'> & {
  readonly instanceId: string
  readonly kind: string
  readonly at: Date
  readonly isStopped: boolean
}

/** What the last run since a request passed, by all that its runs did in their order; undefined where it followed none. */
export function ranSince(passed: readonly Logged[], requested: Date): Ran | undefined {
  const since = passed.filter(({ at }) => at >= requested)
  const last = since.at(-1)
  if (last === undefined) return undefined
  const own = since.filter(({ instanceId }) => instanceId === last.instanceId)
  const steps = own.filter(({ isStopped }) => !isStopped).map(({ step }) => step)
  return { steps, isWhole: last.kind === 'ENDED' && !last.isStopped }
}
