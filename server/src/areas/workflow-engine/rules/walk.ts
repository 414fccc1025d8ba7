import type { WorkflowEnd, WorkflowLogKind } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { decideBy, valueShown, wayCondition } from './decision-table.ts'
import type { FactName, Facts } from './facts.ts'
import { type Flow, type Step, stepOf, waits, wayOn } from './flow.ts'

/** One line of what a run did. */
export interface Trace {
  readonly stepId: string
  readonly step: string
  readonly kind: WorkflowLogKind
  readonly because: Message | null
}

/** How far a document went at once. */
export interface Walked {
  readonly trace: readonly Trace[]
  /** What is to be done of the steps that were passed: tags, mails, webhooks, in their order. */
  readonly effects: readonly Step[]
  /** Where it stands. */
  readonly at: string
  /** At a fork it goes several ways at once; at a join it waits for those. */
  readonly state: 'WAITS' | 'FORKS' | 'JOINS' | 'ENDED' | 'STUCK'
  readonly end: WorkflowEnd | null
}

/** What a condition says of facts, or a cell of a table of the fact of its column: yes, no, or that it cannot be told. */
export type Holds = (condition: string, facts: Facts, input?: string) => boolean | null

/** More steps than that are no workflow but a loop. */
export const maxPassed = 500

/**
 * Sends a document through a workflow from a step on, until it waits for somebody, comes to a fork or a join, ends, or cannot go on: where a condition
 * cannot be told, no way is taken, as each of them could be the one that spares an approval.
 */
export function walk(flow: Flow, from: string, facts: Facts, holds: Holds): Walked {
  const trace: Trace[] = []
  const effects: Step[] = []
  const known: Partial<Record<FactName, unknown>> & Record<string, unknown> = { ...facts }
  let at = from
  const done = (state: Walked['state'], end: WorkflowEnd | null = null): Walked => ({ trace, effects, at, state, end })
  for (let passed = 0; passed < maxPassed; passed += 1) {
    const step = stepOf(flow, at)
    if (step === undefined) {
      trace.push({ stepId: at, step: at, kind: 'FAILED', because: t`there is no step ${at}` })
      return done('STUCK')
    }
    const note = (kind: WorkflowLogKind, because: Message | null) =>
      trace.push({ stepId: step.Id, step: step.Name, kind, because })
    if (step.Kind === 'END') {
      note('ENDED', null)
      return done('ENDED', step.Then ?? 'NOTHING')
    }
    if (step.Kind === 'FORK' || step.Kind === 'JOIN') {
      note('ENTERED', null)
      return done(step.Kind === 'FORK' ? 'FORKS' : 'JOINS')
    }
    if (waits(step)) {
      note('WAITING', null)
      return done('WAITS')
    }
    if (step.Kind === 'DECISION') {
      const { way, why } = (step.Table ? wayByTable : wayOf)(step, known as Facts, holds)
      note(way === undefined ? 'FAILED' : 'DECIDED', why)
      if (way === undefined) return done('STUCK')
      at = way
      continue
    }
    effects.push(step)
    if (step.Kind === 'TAG' && step.Tag !== undefined)
      known.tags = [...new Set([...((known.tags as string[] | null) ?? []), step.Tag])]
    note('ENTERED', setBy(step))
    const next = wayOn(step, false)
    if (next === undefined) return done('STUCK')
    at = next
  }
  trace.push({ stepId: at, step: stepOf(flow, at)?.Name ?? at, kind: 'FAILED', because: t`it goes round in circles` })
  return done('STUCK')
}

interface Way {
  readonly way: string | undefined
  readonly why: Message | null
}

/** The way that the table names, else the one without a condition. */
function wayByTable({ Next, Table }: Step, facts: Facts, holds: Holds): Way {
  const { outcome, stepId, why } = decideBy(Table!, facts, (cell, input) => holds(cell, facts, input))
  const way = Next.find(({ When }) => When === (stepId === undefined ? undefined : wayCondition(stepId)))
  return { way: outcome === 'UNTOLD' ? undefined : way?.StepId, why }
}

/** What a step sets, in the words of the log; null of other steps. */
function setBy({ Field, Code, Words, Days }: Step): Message | null {
  if (Field === 'CODE') return t`code ${Code ?? ''}`
  if (Field !== 'HOLD') return null
  return Days === undefined ? t`on hold: ${Words ?? ''}` : t`on hold (days: ${Days}): ${Words ?? ''}`
}

/** The first way whose condition holds, else the one without a condition. */
function wayOf({ Next }: Step, facts: Facts, holds: Holds): Way {
  const failed: string[] = []
  for (const { When, StepId } of Next) {
    if (When === undefined)
      return {
        way: StepId,
        why:
          failed.length === 0 ? null : t`none of these is true: ${failed.map((one) => shown(one, facts)).join('; ')}`,
      }
    const holding = holds(When, facts)
    if (holding === null) return { way: undefined, why: t`it cannot tell whether ${When}` }
    if (holding) return { way: StepId, why: t`${shown(When, facts)} is true` }
    failed.push(When)
  }
  return { way: undefined, why: t`no branch applies` }
}

/** A condition with the facts that it asks for: `amount > 1000 [amount = 2499]`; what is a fact itself says enough. */
function shown(condition: string, facts: Facts): string {
  if (condition in facts) return condition
  const asked = Object.entries(facts).filter(([name]) => new RegExp(`\\b${name}\\b`, 'u').test(condition))
  const values = asked.map(([name, value]) => `${name} = ${valueShown(value)}`)
  return values.length === 0 ? condition : `${condition} [${values.join(', ')}]`
}
