import { t } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import { type Step, wayOn } from '../../workflow-engine/index.ts'
import type { Wanted } from '../../workflow-subjects/index.ts'
import type { LogRecord } from '../records.ts'
import type { Run } from '../run.ts'
import * as instances from '../store/instances.ts'
import * as logs from '../store/logs.ts'
import { fork, moveBranch, type Next } from './move-branches.ts'
import { askAt } from './perform-step.ts'
import { type Came, type Going, go } from './walk-steps.ts'

/**
 * Has a run, or one of its branches, go on from a step, with what the last one came to, until it waits again or ends. What it deals
 * with is held. A step costs three durable writes at most: the run, its log, and what the step does.
 */
export async function advance(uow: UnitOfWork, run: Run, going: Going): Promise<void> {
  await arrive(uow, run, await go(uow, run, going))
}

/** Keeps how far a run or a branch has come, and goes on behind a fork or a join. */
export async function arrive(uow: UnitOfWork, run: Run, came: Came): Promise<void> {
  await proceed(uow, await beyond(uow, run, came))
}

/** Has a run go on as one behind a fork or a join; nothing where its branches wait. */
export async function proceed(uow: UnitOfWork, next: Next | undefined): Promise<void> {
  if (next !== undefined) await arrive(uow, next.run, 'came' in next ? next.came : await go(uow, next.run, next.going))
}

/** @returns how it goes on; undefined where it waits, or has ended */
async function beyond(uow: UnitOfWork, run: Run, came: Came): Promise<Next | undefined> {
  if (run.branch !== undefined) return moveBranch(uow, run, run.branch, came)
  const { lines } = came
  if (came.state === 'FORKS') return fork(uow, run, came.step, lines)
  // A branch that was left alone, because another was refused, passes the join.
  if (came.state === 'JOINS') return { run, going: { from: wayOn(came.step, false) ?? '', outcome: null, left: lines } }
  await logs.append(uow, run.instance, lines)
  if (came.state === 'WAITS') {
    await instances.change(uow, run.instance.id, { ...came.place, fork: null, approvedBy: run.instance.approvedBy })
    await run.subject.waitsAt(uow, came.place.step)
  } else if (came.state === 'ENDED') await finish(uow, run, came.step, came.wanted)
  else if (came.state === 'STUCK') await askHeads(uow, run, came.step)
  else await stop(uow, run, came.because)
  return undefined
}

/** A run that cannot go on asks the heads: nothing gets stuck, and nothing slips through. */
export async function askHeads(uow: UnitOfWork, run: Run, step: Step | undefined): Promise<void> {
  const { instance } = run
  const name = step?.Name ?? instance.step
  const waitsFor = await askAt(uow, run, { Id: instance.stepId, Name: name, Kind: 'APPROVAL', Next: [] })
  if (waitsFor === undefined) return stop(uow, run, t`it cannot be approved`)
  const at = { stepId: step?.Id ?? instance.stepId, step: name, entered: uow.now, approvals: 0, wakes: null }
  const failed = { ...at, approvedBy: instance.approvedBy, waitsFor, fork: null, state: 'FAILED' } as const
  await instances.change(uow, instance.id, failed)
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
  await instances.change(uow, instance.id, { ...over, fork: null, approvedBy: instance.approvedBy })
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
  await instances.change(uow, instance.id, {
    ...{ state: 'STOPPED', waitsFor: null, wakes: null, fork: null, ended: uow.now },
  })
  await logs.append(uow, instance, [{ step: instance.step, kind: 'ENDED', because }])
}
