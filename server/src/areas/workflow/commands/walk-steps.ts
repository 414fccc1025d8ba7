import { type Message, t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { ask, type Facts, type Flow, type Step, stepOf, type Walked } from '../../workflow-engine/index.ts'
import type { Wanted } from '../../workflow-subjects/index.ts'
import type { Place } from '../records.ts'
import type { Line, Run } from '../run.ts'
import { askAt, perform } from './perform-step.ts'

/** Where a run or a branch goes on, and with what the last step came to. */
export interface Going {
  readonly from: string
  readonly outcome: string | null
  /** What is written of what came before. */
  readonly left: readonly Line[]
}

/** How far it came, and what is to be written of that. */
export type Came = { readonly lines: readonly Line[] } & (
  | { readonly state: 'WAITS'; readonly place: Place }
  | { readonly state: 'FORKS'; readonly step: Step }
  | { readonly state: 'JOINS'; readonly step: Step }
  | { readonly state: 'ENDED'; readonly step: Step; readonly wanted: Wanted }
  | { readonly state: 'STUCK'; readonly step: Step | undefined }
  | { readonly state: 'STOPPED'; readonly because: Message }
)

/** Sends a run or a branch on, until it waits for somebody or has come as far as it can. Where it stands is not written yet. */
export async function go(uow: UnitOfWork, run: Run, { from, outcome, left }: Going): Promise<Came> {
  const { flow } = run
  const facts = { ...(await run.subject.facts(uow)), outcome }
  const { trace, effects, at, state, end } = await walkFrom(flow, from, facts)
  const failed: Line[] = []
  for (const step of effects) {
    const line = await perform(uow, run, step)
    if (line !== undefined) failed.push(line)
  }
  const lines = [...left, ...trace, ...failed]
  const step = stepOf(flow, at)
  if (step === undefined || state === 'STUCK') return { state: 'STUCK', step, lines }
  if (state === 'ENDED') return { state, step, wanted: end ?? 'NOTHING', lines }
  if (state === 'FORKS') return { state, step, lines }
  if (state === 'JOINS') return { state, step, lines }
  return waitAt(uow, run, step, lines)
}

/** How far it goes; where its conditions take too long or too much memory, no way can be told, and it is stuck. */
async function walkFrom(flow: Flow, from: string, facts: Facts): Promise<Walked> {
  try {
    return (await ask<'walk'>({ kind: 'walk', flow, from, cases: [facts] })).walked[0]!
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'BadRequest')) throw error
    const step = stepOf(flow, from)?.Name ?? from
    return {
      trace: [{ stepId: from, step, kind: 'FAILED', because: error.reason }],
      effects: [],
      at: from,
      state: 'STUCK',
      end: null,
    }
  }
}

/** Asks people, gives them work, or waits for time, as a step says. */
export async function waitAt(
  uow: UnitOfWork,
  run: Run,
  step: Step,
  lines: readonly Line[],
  approvals: number = (step.Needed ?? 1) - 1,
): Promise<Came> {
  const place: Place = { ...placeAt(uow, step), approvals: step.Kind === 'APPROVAL' ? approvals : 0 }
  if (step.Kind === 'WAIT') {
    const wakes = new Date(uow.now.getTime() + (step.Hours ?? 0) * 3_600_000)
    return { state: 'WAITS', place: { ...place, wakes }, lines }
  }
  const isWork = step.Kind === 'ASSIGNMENT'
  const waitsFor = isWork ? await run.subject.give(uow, run, step) : await askAt(uow, run, step)
  if (waitsFor !== undefined) return { state: 'WAITS', place: { ...place, waitsFor }, lines }
  const because = isWork ? t`nobody can do “${step.Name}”` : t`it cannot be approved`
  return { state: 'STOPPED', because, lines }
}

/** At a step, without waiting for anything. */
export const placeAt = ({ now }: UnitOfWork, { Id, Name }: Pick<Step, 'Id' | 'Name'>): Place => ({
  ...{ stepId: Id, step: Name, entered: now, approvals: 0, waitsFor: null, wakes: null },
})
