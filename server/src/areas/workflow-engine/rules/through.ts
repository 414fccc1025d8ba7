import type { Facts } from './facts.ts'
import { type Flow, type Step, stepOf, wayOn } from './flow.ts'
import { type Holds, maxPassed, type Trace, type Walked, walk } from './walk.ts'

/** A step at which it waits, for people or for time. */
export interface Waited {
  readonly Kind: Step['Kind']
  readonly Needed: Step['Needed'] | undefined
  readonly Hours: Step['Hours'] | undefined
  readonly stepId: string
  readonly step: string
  /** How many steps were passed when it was left. */
  readonly passed: number
}

/** Branches that run at the same time: how many steps were passed before the first of them, and with each of them. */
export interface Forked {
  readonly from: number
  readonly ends: readonly number[]
}

/** A way from the start to the end, as if everybody approved, did their work, and time passed. */
export interface Through {
  /** The steps that were passed, without decisions, by name. */
  readonly steps: readonly string[]
  /** Those of them at which it waits, in their order. */
  readonly waited: readonly Waited[]
  /** What decided its way, and why it could not go on. */
  readonly reasons: readonly Pick<Trace, 'step' | 'because'>[]
  /** Null where it could not go on: the heads are asked. */
  readonly end: Walked['end']
  /** Where it goes several ways at once. */
  readonly forks: readonly Forked[]
  /** How often people are asked one after the other: of branches that run at the same time, those of the one that asks longest. */
  readonly approvals: number
  readonly assignments: number
  /** That it waits by itself; of branches, that of the one that waits longest. */
  readonly hours: number
}

/** What each kind of waiting comes to where all goes well. */
const comesTo = { APPROVAL: 'ACCEPT', ASSIGNMENT: 'CLOSED', WAIT: null } as const

/** A way from one step on, to the end or to a join. */
interface Course extends Through {
  /** The join to which it came; undefined where it ended. */
  readonly joins: string | undefined
  /** What is known of the document then. */
  readonly facts: Facts
}

export function through(flow: Flow, facts: Facts, holds: Holds): Through {
  const { joins: _, facts: __, ...way } = course(flow, flow.Start, facts, holds)
  return way
}

function course(flow: Flow, start: string, facts: Facts, holds: Holds, isBranch = false): Course {
  const steps: string[] = []
  const waited: Waited[] = []
  const reasons: Pick<Trace, 'step' | 'because'>[] = []
  const forks: { from: number; ends: number[] }[] = []
  let [approvals, assignments, hours] = [0, 0, 0]
  let from: string | undefined = start
  let known = facts
  const over = (end: Walked['end'], joins?: string): Course => ({
    ...{ steps, waited, reasons, forks, approvals, assignments, hours, end, joins, facts: known },
  })
  for (let passed = 0; passed < maxPassed && from !== undefined; passed += 1) {
    const { trace, effects, state, at, end } = walk(flow, from, known, holds)
    steps.push(...trace.filter(({ kind }) => kind !== 'DECIDED').map(({ step }) => step))
    for (const { step, because } of trace) if (because !== null) reasons.push({ step, because })
    const tags = effects.flatMap(({ Tag }) => Tag ?? [])
    const had = (known['tags'] as readonly string[] | null) ?? []
    if (tags.length > 0) known = { ...known, tags: [...new Set([...had, ...tags])] }
    if (state === 'ENDED' || state === 'STUCK') return over(end)
    const step: Step = stepOf(flow, at)!
    if (state === 'JOINS') {
      if (isBranch) return over(null, at)
      from = wayOn(step, false)
      continue
    }
    if (state === 'FORKS') {
      let join: string | undefined
      const [forked, before] = [{ from: steps.length, ends: [] as number[] }, waited.length]
      forks.push(forked)
      const longest = { asks: -1, approvals: 0, assignments: 0, hours: 0 }
      for (const { StepId } of step.Next) {
        const branch: Course = course(flow, StepId, { ...known, outcome: null }, holds, true)
        waited.push(...branch.waited.map((one) => ({ ...one, passed: one.passed + steps.length })))
        steps.push(...branch.steps)
        forked.ends.push(steps.length)
        reasons.push(...branch.reasons)
        known = branch.facts
        // Whatever leaves the fork otherwise ends the branches beside it; at once, before anybody does anything in them.
        if (branch.joins === undefined) {
          if (branch.waited.length === 0) waited.splice(before)
          return over(branch.end)
        }
        join = branch.joins
        const asks = branch.approvals + branch.assignments
        if (asks > longest.asks)
          Object.assign(longest, { asks, approvals: branch.approvals, assignments: branch.assignments })
        longest.hours = Math.max(longest.hours, branch.hours)
      }
      approvals += longest.approvals
      assignments += longest.assignments
      hours += longest.hours
      known = { ...known, outcome: null }
      from = join && wayOn(stepOf(flow, join)!, false)
      continue
    }
    const { Kind, Needed, Hours } = step
    waited.push({ stepId: step.Id, step: step.Name, Kind, Needed, Hours, passed: steps.length })
    if (Kind === 'APPROVAL') approvals += Needed ?? 1
    if (Kind === 'ASSIGNMENT') assignments += 1
    if (Kind === 'WAIT') hours += Hours ?? 0
    known = { ...known, outcome: comesTo[Kind as keyof typeof comesTo] }
    from = wayOn(step, false)
  }
  return over(null)
}
