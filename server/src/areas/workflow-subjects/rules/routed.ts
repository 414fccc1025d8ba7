import type { RequestOutcome, WorkflowEnd, WorkflowStepKind } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
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

/** A step at which a way waits. */
export interface Waited {
  readonly stepId: string
  readonly step: string
  readonly Kind: WorkflowStepKind
  readonly Needed?: number | undefined
  readonly Hours?: number | undefined
  /** How many steps were passed when it was left. */
  readonly passed: number
}

/** The way through a version, as if all went well. */
export interface Through extends Pick<Way, 'steps'> {
  readonly end: WorkflowEnd | null
  readonly waited: readonly Waited[]
}

/** Who can be asked about one requisition. */
export interface People {
  /** Whom a step of an approval asks, of whom some have decided already. */
  readonly approversAt: (stepId: string | null, decided: readonly string[]) => readonly string[]
  /** Whom a step gives work. */
  readonly takersAt: (stepId: string) => readonly string[]
  /** Who decides it where no workflow does. */
  readonly usual: readonly string[]
}

/** Somebody is asked: at a step, or at none where it is left to people. */
export interface Ask {
  readonly step: string | null
  readonly decides: boolean
  readonly userIds: readonly string[]
}

/** The way of a requisition, whom it asks, and why it is left to people in the end, where it is. */
export interface Routed {
  readonly way: Way
  readonly asks: readonly Ask[]
  readonly left: Message | null
}

/**
 * The way that a requisition takes as it runs: where nobody can be asked, it stops and is left to people, as where its end leaves
 * it to them. Of those who are asked, whoever decided it as it went is taken to decide, else the first of them; nobody decides
 * twice.
 */
export function routed(now: Through, people: People, isOver: boolean, deciderIds: readonly string[]): Routed {
  const asks: Ask[] = []
  const decided: string[] = []
  const asked = (step: string, userIds: readonly string[], decides: boolean): boolean => {
    if (userIds.length === 0) return false
    asks.push({ step, decides, userIds })
    const decider = deciderIds[decided.length]
    if (decides) decided.push(decider !== undefined && userIds.includes(decider) ? decider : userIds[0]!)
    return true
  }
  const leaves = (left: Message, way: Pick<Way, 'steps' | 'end' | 'hours'>): Routed => {
    const all = [...asks, { step: null, decides: true, userIds: people.usual }]
    return { way: { ...way, isLeft: true, asks: all.length }, asks: all, left }
  }
  let hours = 0
  for (const { stepId, step, Kind, Needed = 1, Hours = 0, passed } of now.waited) {
    const cut = { steps: now.steps.slice(0, passed), end: null, hours }
    if (Kind === 'WAIT') hours += Hours
    if (Kind === 'ASSIGNMENT') {
      const takers = people.takersAt(stepId)
      const userIds = takers.length > 0 ? takers : people.approversAt(null, decided)
      if (!asked(step, userIds, false)) return leaves(t`nobody can do “${step}”`, cut)
    }
    if (Kind === 'APPROVAL')
      for (let one = 0; one < Needed; one += 1)
        if (!asked(step, people.approversAt(stepId, decided), true)) return leaves(t`it cannot be approved`, cut)
  }
  const { steps, end } = now
  const way = { steps, end, hours }
  if (end === null) {
    if (!asked(steps.at(-1) ?? '', people.approversAt(null, decided), true))
      return leaves(t`it cannot be approved`, way)
  } else {
    const decision = asks.some(({ decides }) => decides) ? 'ACCEPT' : null
    const why = whyLeft({ wanted: end, decision, isOver })
    if (why !== undefined) return leaves(why, way)
  }
  return { way: { ...way, isLeft: false, asks: asks.length }, asks, left: null }
}

/** What a run of it passed. */
export interface Ran {
  readonly steps: readonly string[]
  readonly isWhole: boolean
}

/** Whether a requisition would have gone another way than it went, as far as it went: by other steps, or to other people. */
export function differsFrom(
  { way, asks }: Routed,
  { became, deciderIds }: { readonly became: RequestOutcome; readonly deciderIds: readonly string[] },
  { ran, usual }: { readonly ran: Ran | undefined; readonly usual: readonly string[] },
): boolean {
  const deciding = asks.filter(({ decides }) => decides)
  const elsewhere = deciderIds.some((id, at) => deciding[at]?.userIds.includes(id) !== true)
  const isMore = became === 'APPROVED' && deciding.length > deciderIds.length
  if (elsewhere || isMore) return true
  if (ran !== undefined)
    return (
      (ran.isWhole && ran.steps.length !== way.steps.length) || ran.steps.some((step, at) => step !== way.steps[at])
    )
  const waited = way.hours > 0 || deciding.length < asks.length
  // Where no workflow decides, one of those who usually do is all that it waited for.
  const isOpen = became === 'WAITS' || became === 'WITHDRAWN'
  const [next, ...further] = deciding.slice(deciderIds.length)
  return waited || (isOpen && (further.length > 0 || !sameOnes(next?.userIds ?? [], usual)))
}

const sameOnes = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))

/** A step at which a requisition is, as the logs of workflows say. */
type Passed = Pick<Waited, 'step'> & {
  readonly instanceId: string
  readonly kind: string
  readonly at: Date
  readonly isStopped: boolean
}

/** What the last run since a request passed, by all that its runs did in their order; undefined where it followed none. */
export function ranSince(passed: readonly Passed[], requested: Date): Ran | undefined {
  const since = passed.filter(({ at }) => at >= requested)
  const last = since.at(-1)
  if (last === undefined) return undefined
  const own = since.filter(({ instanceId }) => instanceId === last.instanceId)
  const steps = own.filter(({ isStopped }) => !isStopped).map(({ step }) => step)
  return { steps, isWhole: last.kind === 'ENDED' && !last.isStopped }
}
