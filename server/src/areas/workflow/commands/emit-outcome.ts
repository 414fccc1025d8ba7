import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { type Actor, numberOf } from '../../requisitions/index.ts'
import { stepOf, wayOn } from '../../workflow-engine/index.ts'
import { mustSeeId } from '../../workflow-subjects/index.ts'
import type { OutcomeRecord } from '../records.ts'
import { whyNotRetry } from '../rules/outcomes.ts'
import { branchesOf, type Run } from '../run.ts'
import * as outcomes from '../store/outcomes.ts'
import { advance } from './advance-run.ts'
import { lockRun } from './follow-run.ts'

/** The task that emits an outcome which was left in the queue. */
export const emitTask = 'workflow.emit'

/**
 * Has the workflow of a document or a requisition go on with an outcome, where it waits, or has given the work away. Approvals are
 * decided by people alone.
 *
 * @throws ApiError ResourceNotFound, Forbidden (the document, the requisition), Conflict (no workflow takes it now)
 */
export async function emitOutcome(
  uow: UnitOfWork,
  origin: string,
  { documentId, outcome }: { readonly documentId: string; readonly outcome: string },
  actor: Actor,
): Promise<void> {
  const { entry, requisition } = await mustSeeId(uow, documentId, actor)
  const number = requisition === undefined ? (entry?.businessId ?? '') : numberOf(requisition)
  const subject = requisition === undefined ? 'DOCUMENT' : 'REQUISITION'
  const run = await lockRun(uow, origin, { subject, documentId })
  if (run === undefined)
    throw new ApiError(
      'Conflict',
      requisition === undefined
        ? t`The document ${number} is not in a workflow right now, so it cannot take an outcome.`
        : t`The requisition ${number} is not in a workflow right now, so it cannot take an outcome.`,
    )
  const { flow } = run
  const isOpen = ({ instance }: Run) => ['ASSIGNMENT', 'WAIT'].includes(stepOf(flow, instance.stepId)?.Kind ?? '')
  const going = run.instance.fork === null ? run : branchesOf(run).find(isOpen)
  const step = going && stepOf(flow, going.instance.stepId)
  if (going === undefined || going.instance.state === 'FAILED' || step === undefined || step.Kind === 'APPROVAL')
    throw new ApiError(
      'Conflict',
      t`The workflow of ${number} is waiting for an approval (${run.instance.step}). Only people can give it.`,
    )
  const because = t`the outcome ${outcome} was emitted`
  if (step.Kind === 'ASSIGNMENT') await run.subject.takeBack(uow, origin, going.instance.waitsFor ?? '')
  const left = { step: step.Name, kind: 'LEFT', because } as const
  await advance(uow, going, { from: wayOn(step, false) ?? '', outcome, left: [left] })
}

/** Leaves an outcome for soon; the queue tells what became of it. @throws ApiError ResourceNotFound, Forbidden. */
export async function queueOutcome(
  uow: UnitOfWork,
  documentId: string,
  outcome: string,
  actor: Actor,
): Promise<OutcomeRecord> {
  await mustSeeId(uow, documentId, actor)
  const record: OutcomeRecord = {
    ...{ companyId: uow.companyId, id: uow.newId(), documentId, outcome, state: 'QUEUED' },
    ...{ created: uow.now, actorId: uow.author.actorId, failure: null },
  }
  await outcomes.add(uow, record)
  await uow.later(emitTask, { outcomeId: record.id })
  return record
}

/** Whoever left an outcome in the queue saw what it is of. */
const anybody: Actor = { userId: '', permissions: new Set() }

/** Emits what waits in the queue; where no workflow takes it, it stays there and says why. */
export async function emitQueued(uow: UnitOfWork, origin: string, outcomeId: string): Promise<void> {
  const queued = await outcomes.lock(uow, outcomeId)
  if (queued?.state !== 'QUEUED') return
  try {
    await emitOutcome(uow, origin, queued, anybody)
    await outcomes.change(uow, outcomeId, 'EMITTED')
  } catch (error) {
    // What refuses it has written nothing before.
    if (!(error instanceof ApiError)) throw error
    await outcomes.change(uow, outcomeId, 'FAILED', error.reason)
  }
}

/** @throws ApiError ResourceNotFound, Conflict (it was emitted, or waits). */
export async function retryOutcome(uow: UnitOfWork, outcomeId: string): Promise<void> {
  const queued = await outcomes.lock(uow, outcomeId)
  if (queued === undefined) throw noOutcome(outcomeId)
  const why = whyNotRetry(queued)
  if (why !== undefined) throw new ApiError('Conflict', why)
  await outcomes.change(uow, outcomeId, 'QUEUED')
  await uow.later(emitTask, { outcomeId })
}

export const noOutcome = (id: string): ApiError =>
  new ApiError('ResourceNotFound', t`There is no outcome ${id} in the queue.`)
