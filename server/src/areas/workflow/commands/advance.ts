import { t } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import { ask, type Step, stepOf } from '../../workflow-engine/index.ts'
import type { Wanted } from '../../workflow-subjects/index.ts'
import { flowOf } from '../read-flow.ts'
import type { LogRecord } from '../records.ts'
import * as instances from '../store/instances.ts'
import * as logs from '../store/logs.ts'
import { askAt, perform } from './perform.ts'
import type { Line, Run } from './run.ts'

/**
 * Has a run go on from a step, with what the last one came to, until it waits again or ends. What it deals with is held. A step
 * costs three durable writes at most: the run, its log, and what the step does.
 */
export async function advance(
  uow: UnitOfWork,
  run: Run,
  { from, outcome, left }: { readonly from: string | null; readonly outcome: string | null; readonly left?: Line },
): Promise<void> {
  const flow = await flowOf(run.version)
  const facts = { ...(await run.subject.facts(uow)), outcome }
  const asked = { kind: 'walk', flow, from: from ?? flow.Start, cases: [facts] } as const
  const [walked] = (await ask<'walk'>(asked)).walked
  const { trace, effects, at, state, end } = walked!
  const failed: Line[] = []
  for (const step of effects) {
    const line = await perform(uow, run, step)
    if (line !== undefined) failed.push(line)
  }
  await logs.append(uow, run.instance, [...(left ? [left] : []), ...trace, ...failed])
  const step = stepOf(flow, at)
  if (state === 'WAITS') await enter(uow, run, step!)
  else if (state === 'ENDED') await finish(uow, run, step!, end ?? 'NOTHING')
  else await askHeads(uow, run, step)
}

/** Waits at a step, for people or for time. */
export async function enter(uow: UnitOfWork, run: Run, step: Step, approvals = (step.Needed ?? 1) - 1): Promise<void> {
  const { instance, subject } = run
  const { approvedBy } = instance
  const at = {
    stepId: step.Id,
    step: step.Name,
    entered: uow.now,
    approvals: 0,
    approvedBy,
    waitsFor: null,
    wakes: null,
  }
  if (step.Kind === 'WAIT') {
    const wakes = new Date(uow.now.getTime() + (step.Hours ?? 0) * 3_600_000)
    await instances.change(uow, instance.id, { ...at, wakes })
  } else if (step.Kind === 'ASSIGNMENT') {
    const waitsFor = await subject.give(uow, run, step)
    if (waitsFor === undefined) return stop(uow, run, t`nobody can do “${step.Name}”`)
    await instances.change(uow, instance.id, { ...at, waitsFor })
  } else {
    const waitsFor = await askAt(uow, run, step)
    if (waitsFor === undefined) return stop(uow, run, t`it cannot be approved`)
    await instances.change(uow, instance.id, { ...at, waitsFor, approvals })
  }
  await subject.waitsAt(uow, step.Name)
}

/** A run that cannot go on asks the heads: nothing gets stuck, and nothing slips through. */
export async function askHeads(uow: UnitOfWork, run: Run, step: Step | undefined): Promise<void> {
  const { instance } = run
  const name = step?.Name ?? instance.step
  const waitsFor = await askAt(uow, run, { Id: instance.stepId, Name: name, Kind: 'APPROVAL', Next: [] })
  if (waitsFor === undefined) return stop(uow, run, t`it cannot be approved`)
  const at = { stepId: step?.Id ?? instance.stepId, step: name, entered: uow.now, approvals: 0, wakes: null }
  await instances.change(uow, instance.id, { ...at, approvedBy: instance.approvedBy, waitsFor, state: 'FAILED' })
  await run.subject.waitsAt(uow, name)
}

/** The end of a run, and what becomes of what it dealt with. */
export async function finish(
  uow: UnitOfWork,
  run: Run,
  { Id, Name }: Pick<Step, 'Id' | 'Name'>,
  wanted: Wanted,
): Promise<void> {
  const { instance, subject } = run
  const over = { state: 'ENDED', stepId: Id, step: Name, waitsFor: null, wakes: null, ended: uow.now } as const
  await instances.change(uow, instance.id, { ...over, approvedBy: instance.approvedBy })
  const because = await subject.end(uow, run, Name, wanted)
  if (because !== undefined) await logs.append(uow, instance, [{ step: Name, kind: 'LEFT', because }])
}

/** Ends a run before its end: somebody ended it, or there is nothing to decide any more. */
export async function stop(uow: UnitOfWork, run: Run, because: LogRecord['because']): Promise<void> {
  await close(uow, run, because)
  await run.subject.stopped(uow, run)
}

/** A run that another takes the place of: nobody else is asked. */
export async function close(uow: UnitOfWork, { instance }: Run, because: LogRecord['because']): Promise<void> {
  await instances.change(uow, instance.id, { state: 'STOPPED', waitsFor: null, wakes: null, ended: uow.now })
  await logs.append(uow, instance, [{ step: instance.step, kind: 'ENDED', because }])
}
