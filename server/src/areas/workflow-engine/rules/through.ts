import type { Facts } from './facts.ts'
import { type Flow, stepOf, wayOn } from './flow.ts'
import { type Holds, maxPassed, type Walked, walk } from './walk.ts'

/** A way from the start to the end, as if everybody approved, did their work, and time passed. */
export interface Through {
  /** The steps that were passed, without decisions, by name. */
  readonly steps: readonly string[]
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
  let [approvals, assignments, hours] = [0, 0, 0]
  let from = flow.Start
  let known = facts
  for (let passed = 0; passed < maxPassed; passed += 1) {
    const { trace, effects, state, at, end } = walk(flow, from, known, holds)
    steps.push(...trace.filter(({ kind }) => kind !== 'DECIDED').map(({ step }) => step))
    const ended = { steps, approvals, assignments, hours }
    if (state !== 'WAITS') return { ...ended, end }
    const step = stepOf(flow, at)!
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
  return { steps, approvals, assignments, hours, end: null }
}
