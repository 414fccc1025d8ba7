import { t } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { stepsOf as approvalStepsOf } from '../../approvals/index.ts'
import { findAssignment } from '../../assignments/index.ts'
import { asksForAnswer, lockEntry, whyNotApprovable } from '../../entries/index.ts'
import { findWork } from '../../work/index.ts'
import { flowOf } from '../read-flow.ts'
import { type Step, stepOf, wayOn } from '../rules/flow.ts'
import { cameOf } from '../rules/following.ts'
import * as instances from '../store/instances.ts'
import * as logs from '../store/logs.ts'
import * as versions from '../store/versions.ts'
import { advance, enter, finish, type Run, stop } from './advance.ts'
import { beginTask } from './begin.ts'

/** The task that looks whether a run can go on. */
export const followTask = 'workflow.follow'

/** What of a document's log may have its run go on, or end. */
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
])

/** A document that comes begins its workflow; what happens to one that is on its way may have it go on. */
export async function collect(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const ofDocuments = lines.filter(({ object_type }) => object_type === 'document')
  const came = ofDocuments.filter(({ kind }) => kind === 'document.received')
  if (came.length > 0 && (await versions.hasPublished(uow)))
    for (const { object_id } of came) await uow.later(beginTask, { documentId: object_id })
  const moved = ofDocuments.filter(({ kind }) => moving.has(kind)).map(({ object_id }) => object_id)
  if (moved.length === 0) return
  for (const documentId of await instances.goingAmong(uow, [...new Set(moved)]))
    await uow.later(followTask, { documentId })
}

/** The run of a document, held with it. */
export async function lockRun(uow: UnitOfWork, origin: string, documentId: string): Promise<Run | undefined> {
  const entry = await lockEntry(uow, documentId)
  const instance = entry && (await instances.lockGoing(uow, documentId))
  const version = instance && (await versions.find(uow, instance.versionId))
  return entry && instance && version ? { entry, instance, version, origin } : undefined
}

/** Has a run go on where what it waits for has come. Running it again changes nothing. */
export async function follow(uow: UnitOfWork, origin: string, documentId: string): Promise<void> {
  const run = await lockRun(uow, origin, documentId)
  if (run === undefined) {
    // A document that was deleted follows nothing.
    if ((await lockEntry(uow, documentId)) === undefined) await instances.stopOf(uow, documentId)
    return
  }
  const { entry, instance, version } = run
  if (asksForAnswer.includes(entry.type) && whyNotApprovable(entry) !== undefined)
    return stop(uow, run, t`the document was answered`)
  const step = stepOf(await flowOf(version), instance.stepId)
  if (instance.state === 'FAILED' || step?.Kind === 'APPROVAL') return followApproval(uow, run, step)
  if (step?.Kind === 'ASSIGNMENT') await followAssignment(uow, run, step)
}

async function followApproval(uow: UnitOfWork, run: Run, step: Step | undefined): Promise<void> {
  const { entry, instance } = run
  const came = cameOf(instance.waitsFor ?? '', await approvalStepsOf(uow, [entry.id]), instance.entered)
  if (came === 'WAITS') return
  if (came === 'WITHDRAWN') return stop(uow, run, t`the approval request was withdrawn`)
  const isRefused = came === 'REJECT'
  const because = isRefused ? t`declined` : t`approved`
  const left = { step: instance.step, kind: 'LEFT', because } as const
  const isOver = instance.state === 'FAILED' || step === undefined
  const isAskedAgain = !isOver && !isRefused && instance.approvals > 0
  const next = isOver || isAskedAgain ? undefined : wayOn(step, isRefused)
  if (next !== undefined) return advance(uow, run, { from: next, outcome: came, left })
  await logs.append(uow, instance, [left])
  if (isAskedAgain) return enter(uow, run, step, instance.approvals - 1)
  await finish(uow, run, isOver ? { Id: instance.stepId, Name: instance.step } : step, 'NOTHING')
}

async function followAssignment(uow: UnitOfWork, run: Run, step: Step): Promise<void> {
  const { instance } = run
  const id = instance.waitsFor ?? ''
  if ((await findAssignment(uow, id))?.status !== 'CLOSED') return
  const isExpired = (await findWork(uow, id))?.outcome === 'EXPIRED'
  const because = isExpired ? t`it has expired` : t`done`
  const left = { step: step.Name, kind: 'LEFT', because } as const
  await advance(uow, run, { from: wayOn(step, false) ?? '', outcome: isExpired ? 'EXPIRED' : 'CLOSED', left })
}

/** So many waits end in one transaction. */
const batch = 20

/**
 * Has runs go on whose wait is over. A server that was down goes on with all that it missed.
 *
 * @returns whether there may be more
 */
export async function wake(uow: UnitOfWork, origin: string): Promise<boolean> {
  const over = await instances.toWake(uow, batch)
  for (const documentId of over) {
    const run = await lockRun(uow, origin, documentId)
    if (run === undefined) {
      await instances.stopOf(uow, documentId)
      continue
    }
    const { instance, version } = run
    // Another process may have been faster.
    if (instance.wakes === null || instance.wakes > uow.now) continue
    const step = stepOf(await flowOf(version), instance.stepId)
    const left = { step: instance.step, kind: 'LEFT', because: t`the time has passed` } as const
    await advance(uow, run, { from: (step && wayOn(step, false)) ?? '', outcome: null, left })
  }
  return over.length === batch
}
