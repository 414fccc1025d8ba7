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
  readonly approvals: number
  readonly assignments: number
  /** That it waits by itself. */
  readonly hours: number
}

/** What each kind of waiting comes to where all goes well. */
const comesTo = { APPROVAL: 'ACCEPT', ASSIGNMENT: 'CLOSED', WAIT: null } as const

export function through(flow: Flow, facts: Facts, holds: Holds): Through {
  const steps: string[] = []
  const waited: Waited[] = []
  const reasons: Pick<Trace, 'step' | 'because'>[] = []
  let [approvals, assignments, hours] = [0, 0, 0]
  let from = flow.Start
  let known = facts
  for (let passed = 0; passed < maxPassed; passed += 1) {
    const { trace, effects, state, at, end } = walk(flow, from, known, holds)
    steps.push(...trace.filter(({ kind }) => kind !== 'DECIDED').map(({ step }) => step))
    for (const { step, because } of trace) if (because !== null) reasons.push({ step, because })
    const ended = { steps, waited, reasons, approvals, assignments, hours }
    if (state !== 'WAITS') return { ...ended, end }
    const step = stepOf(flow, at)!
    const { Kind, Needed, Hours } = step
    waited.push({ stepId: step.Id, step: step.Name, Kind, Needed, Hours, passed: steps.length })
    if (step.Kind === 'APPROVAL') approvals += step.Needed ?? 1
    if (step.Kind === 'ASSIGNMENT') assignments += 1
    if (step.Kind === 'WAIT') hours += step.Hours ?? 0
    const next = wayOn(step, false)
    if (next === undefined) return { ...ended, approvals, assignments, hours, end: null }
    const tags = effects.flatMap(({ Tag }) => Tag ?? [])
    known = {
      ...known,
      tags: [...new Set([...((known['tags'] as readonly string[] | null) ?? []), ...tags])],
      outcome: comesTo[step.Kind as keyof typeof comesTo],
    }
    from = next
  }
  return { steps, waited, reasons, approvals, assignments, hours, end: null }
}
