import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import type { StepRecord, UploadRecord } from '../records.ts'
import { whyNotUntil } from '../rules.ts'
import * as steps from '../store/steps.ts'
import * as uploads from '../store/uploads.ts'
import { todayIn } from '../today.ts'
import { lockUpload } from './lock-upload.ts'
import { logUpload } from './receive-upload.ts'
import { tellTask, undoFor } from './tell-sender.ts'

/** Puts a paper on hold, until a day comes or somebody takes it back; or changes why and until when it is. */
export async function hold(uow: UnitOfWork, id: string, reason: string, until: string | null): Promise<void> {
  const upload = await lockUpload(uow, id, 'hold')
  const why = until === null ? undefined : whyNotUntil(until, await todayIn(uow))
  if (why !== undefined) throw unfit('until', why)
  await uploads.change(uow, id, { state: 'ON_HOLD', reason, holdUntil: until, modified: uow.now })
  await take(uow, upload, { step: 'HELD', reason, until }, 'scan.held')
}

/** Rejects a paper. Who mailed it is told a little later, so that a slip can be undone before they hear of it. */
export async function reject(uow: UnitOfWork, id: string, reason: string): Promise<void> {
  const upload = await lockUpload(uow, id, 'reject')
  await uploads.change(uow, id, { state: 'REJECTED', reason, holdUntil: null, modified: uow.now })
  const stepId = await take(uow, upload, { step: 'REJECTED', reason }, 'scan.rejected')
  if (upload.answerTo !== null) await uow.later(tellTask, { stepId }, new Date(uow.now.getTime() + undoFor))
}

/** Puts a paper that is on hold or was rejected back among those to be entered. */
export async function reopen(uow: UnitOfWork, id: string): Promise<void> {
  const upload = await lockUpload(uow, id, 'reopen')
  await uploads.change(uow, id, { state: 'TO_REVIEW', reason: null, holdUntil: null, modified: uow.now })
  await take(uow, upload, { step: 'REOPENED' }, 'scan.reopened')
}

async function take(
  uow: UnitOfWork,
  upload: UploadRecord,
  { step, reason = null, until = null }: Pick<StepRecord, 'step'> & Partial<Pick<StepRecord, 'reason' | 'until'>>,
  kind: string,
): Promise<string> {
  const id = uow.newId()
  await steps.add(uow, {
    companyId: uow.companyId,
    id,
    uploadId: upload.id,
    step,
    at: uow.now,
    authorId: uow.author.actorId,
    reason,
    until,
    answer: null,
  })
  await logUpload(uow, upload, kind)
  return id
}
