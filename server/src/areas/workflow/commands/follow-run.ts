import { t } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { type Step, stepOf, wayOn } from '../../workflow-engine/index.ts'
import { lockSubject } from '../../workflow-subjects/index.ts'
import type { InstanceRecord } from '../records.ts'
import { branchesOf, type Run } from '../run.ts'
import * as instances from '../store/instances.ts'
import * as logs from '../store/logs.ts'
import * as versions from '../store/versions.ts'
import { flowOf } from '../version-steps.ts'
import { advance, arrive, askHeads, finish, stop } from './advance-run.ts'
import { beginTask } from './begin-run.ts'
import { endOthers } from './move-branches.ts'
import { waitAt } from './walk-steps.ts'

/** The task that looks whether a run can go on. */
export const followTask = 'workflow.follow'

/** What of the log may have a run go on, or end. */
const moving: ReadonlySet<string> = new Set([
  'document.approved',
  'document.approval_refused',
  'document.approval_withdrawn',
  'document.accepted',
  'document.rejected',
  'document.canceled',
  'document.paid',
  'document.replaced',
  'document.deleted',
  'assignment.closed',
  'assignment.expired',
  'requisition.step_approved',
  'requisition.step_rejected',
  'requisition.draft',
  'requisition.canceled',
])

/** What of it ends work that a run may have given. */
const ending: ReadonlySet<string> = new Set(['task.completed', 'task.deleted'])

type Which = Pick<InstanceRecord, 'subject' | 'documentId'>

/** A document that comes begins its workflow; what happens to what is on its way may have it go on. */
export async function collect(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const came = lines.filter(({ kind }) => kind === 'document.received')
  if (came.length > 0 && (await versions.hasPublished(uow)))
    for (const { object_id } of came) await uow.later(beginTask, { documentId: object_id })
  const idsOf = (kinds: ReadonlySet<string>) => [
    ...new Set(lines.filter(({ kind }) => kinds.has(kind)).map(({ object_id }) => object_id)),
  ]
  const moved = idsOf(moving)
  const ended = idsOf(ending)
  if (moved.length === 0 && ended.length === 0) return
  for (const { subject, documentId } of await instances.goingAmong(uow, moved, ended))
    await uow.later(followTask, { documentId, ...(subject === 'REQUISITION' && { subject }) })
}

/** The run of a document or a requisition, held with it. */
export async function lockRun(uow: UnitOfWork, origin: string, which: Which): Promise<Run | undefined> {
  const subject = await lockSubject(uow, which)
  const instance = subject && (await instances.lockGoing(uow, which.documentId))
  const version = instance && (await versions.find(uow, instance.versionId))
  return subject && instance && version
    ? { subject, instance, version, flow: await flowOf(version), origin }
    : undefined
}

/** Has a run go on where what it waits for has come. Running it again changes nothing. */
export async function follow(uow: UnitOfWork, origin: string, which: Which): Promise<void> {
  const run = await lockRun(uow, origin, which)
  if (run === undefined) {
    // A document that was deleted follows nothing.
    if ((await lockSubject(uow, which)) === undefined) await instances.stopOf(uow, which.documentId)
    return
  }
  const { subject, instance, flow } = run
  if (subject.whyOver !== undefined) return stop(uow, (await endOthers(uow, run, subject.whyOver)).run, subject.whyOver)
  if (instance.fork === null) return followAt(uow, run, stepOf(flow, instance.stepId))
  const next = await nextBranch(uow, branchesOf(run))
  if (next === undefined) return
  await followAt(uow, next, stepOf(flow, next.instance.stepId))
  // What comes next depends on what came of it.
  return follow(uow, origin, which)
}

/** The branch whose work is done: one that was refused before all others, for it ends them. */
async function nextBranch(uow: UnitOfWork, branches: readonly Run[]): Promise<Run | undefined> {
  let next: { readonly run: Run; readonly rank: number } | undefined
  for (const run of branches) {
    const rank = await rankOf(uow, run, stepOf(run.flow, run.instance.stepId))
    if (rank > (next?.rank ?? 0)) next = { run, rank }
  }
  return next?.run
}

async function rankOf(uow: UnitOfWork, { subject, instance }: Run, step: Step | undefined): Promise<number> {
  if (step?.Kind === 'ASSIGNMENT') return (await subject.done(uow, instance.waitsFor ?? '')) === undefined ? 0 : 1
  if (step?.Kind !== 'APPROVAL') return 0
  const { came, isFallen } = await subject.decided(uow, instance)
  if (came === 'WAITS') return 0
  return came === 'ACCEPT' ? 1 : isFallen ? 2 : 3
}

async function followAt(uow: UnitOfWork, run: Run, step: Step | undefined): Promise<void> {
  if (run.instance.state === 'FAILED' || step?.Kind === 'APPROVAL') return followApproval(uow, run, step)
  if (step?.Kind === 'ASSIGNMENT') await followAssignment(uow, run, step)
}

async function followApproval(uow: UnitOfWork, before: Run, step: Step | undefined): Promise<void> {
  const { subject } = before
  const { came, by } = await subject.decided(uow, before.instance)
  if (came === 'WAITS') return
  if (came === 'WITHDRAWN') {
    const because = t`the approval request was withdrawn`
    return stop(uow, (await endOthers(uow, before, because)).run, because)
  }
  // Nobody approves twice, however the request came to them again.
  if (came === 'ACCEPT' && by !== null && before.instance.approvedBy.includes(by))
    return before.instance.state === 'FAILED' || step === undefined
      ? askHeads(uow, before, step)
      : arrive(uow, before, await waitAt(uow, before, step, [], before.instance.approvals))
  const approvedBy = [...before.instance.approvedBy, ...(by === null ? [] : [by])]
  const run = { ...before, instance: { ...before.instance, approvedBy } }
  const { instance } = run
  const isRefused = came === 'REJECT'
  const because = isRefused ? t`declined` : t`approved`
  const left = { step: instance.step, kind: 'LEFT', because } as const
  const isOver = instance.state === 'FAILED' || step === undefined
  if (!isOver && !isRefused && instance.approvals > 0)
    return arrive(uow, run, await waitAt(uow, run, step, [left], instance.approvals - 1))
  const next = isOver ? undefined : wayOn(step, isRefused)
  // A refusal is one of the whole run, whichever branch it comes from.
  const ended = isRefused ? await endOthers(uow, run, t`“${instance.step}” was declined`) : { run, lines: [] }
  const lines = [left, ...ended.lines]
  if (next !== undefined) return advance(uow, ended.run, { from: next, outcome: came, left: lines })
  const { run: whole, lines: others } = await endOthers(uow, ended.run, because)
  await logs.append(uow, instance, [...lines, ...others])
  await finish(uow, whole, isOver ? { Id: instance.stepId, Name: instance.step } : step, 'NOTHING')
}

async function followAssignment(uow: UnitOfWork, run: Run, step: Step): Promise<void> {
  const { instance } = run
  const outcome = await run.subject.done(uow, instance.waitsFor ?? '')
  if (outcome === undefined) return
  const because = outcome === 'EXPIRED' ? t`it has expired` : t`done`
  const left = { step: step.Name, kind: 'LEFT', because } as const
  await advance(uow, run, { from: wayOn(step, false) ?? '', outcome, left: [left] })
}

/** So many waits end in one transaction. */
const runsPerTransaction = 20

/**
 * Has runs go on whose wait is over. A server that was down goes on with all that it missed.
 *
 * @returns whether there may be more
 */
export async function wake(uow: UnitOfWork, origin: string): Promise<boolean> {
  const over = await instances.toWake(uow, runsPerTransaction)
  for (const which of over) {
    const found = await lockRun(uow, origin, which)
    if (found === undefined) {
      await instances.stopOf(uow, which.documentId)
      continue
    }
    // A branch that was refused ends those beside it, before any of them goes on.
    if (found.instance.fork !== null) await follow(uow, origin, which)
    const run = found.instance.fork === null ? found : await lockRun(uow, origin, which)
    if (run === undefined) continue
    const isOver = ({ instance: { wakes } }: Run) => wakes !== null && wakes <= uow.now
    // Another process may have been faster.
    const woken = (run.instance.fork === null ? [run] : branchesOf(run)).find(isOver)
    if (woken === undefined) continue
    const step = stepOf(run.flow, woken.instance.stepId)
    const left = { step: woken.instance.step, kind: 'LEFT', because: t`the time has passed` } as const
    await advance(uow, woken, { from: (step && wayOn(step, false)) ?? '', outcome: null, left: [left] })
  }
  return over.length > 0
}
