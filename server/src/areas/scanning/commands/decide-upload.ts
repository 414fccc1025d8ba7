import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { todayIn } from '../company-day.ts'
import type { StepRecord, UploadRecord } from '../records.ts'
import { whyNotUntil } from '../rules/index.ts'
import * as steps from '../store/steps.ts'
import * as uploads from '../store/uploads.ts'
import { lockUpload } from './lock-upload.ts'
import { logUpload } from './receive-upload.ts'
import { tellTask, undoWindowMs } from './tell-sender.ts'

/** Why something is decided: in words, and by which of the company's reasons where they were chosen. */
export interface Why {
  readonly reason: string
  readonly reasonTags?: readonly string[]
}

/** What is not said any more of a paper once something else is decided of it. */
const settled = { comment: null, lockedBy: null, lockedUntil: null } as const

/** Puts a paper on hold, until a day comes or somebody takes it back; or changes why and until when it is. */
export async function holdUpload(
  uow: UnitOfWork,
  id: string,
  { reason, reasonTags = [] }: Why,
  until: string | null,
): Promise<void> {
  const upload = await lockUpload(uow, id, 'hold')
  const why = until === null ? undefined : whyNotUntil(until, await todayIn(uow))
  if (why !== undefined) throw unfit('until', why)
  const modified = uow.now
  await uploads.change(uow, id, { ...settled, state: 'ON_HOLD', reason, reasonTags, holdUntil: until, modified })
  await take(uow, upload, { step: 'HELD', reason, until }, 'scan.held')
}

/** Rejects a paper. Who mailed it is told a little later, so that a slip can be undone before they hear of it. */
export async function rejectUpload(uow: UnitOfWork, id: string, { reason, reasonTags = [] }: Why): Promise<void> {
  const upload = await lockUpload(uow, id, 'reject')
  const modified = uow.now
  await uploads.change(uow, id, { ...settled, state: 'REJECTED', reason, reasonTags, holdUntil: null, modified })
  const stepId = await take(uow, upload, { step: 'REJECTED', reason }, 'scan.rejected')
  if (upload.answerTo !== null) await uow.later(tellTask, { stepId }, new Date(uow.now.getTime() + undoWindowMs))
}

const waiting = { reason: null, reasonTags: [], holdUntil: null } as const

/** Sends a paper back to be mended by whoever enters papers, and says what is wrong with what was entered. */
export async function sendBackUpload(uow: UnitOfWork, id: string, comment: string): Promise<void> {
  const upload = await lockUpload(uow, id, 'sendBack')
  await uploads.change(uow, id, { ...settled, ...waiting, state: 'REEDIT', comment, modified: uow.now })
  await take(uow, upload, { step: 'SENT_BACK', reason: comment }, 'scan.sent_back')
}

/** Puts a paper that is on hold, was sent back or rejected among those to be entered again. */
export async function reopenUpload(uow: UnitOfWork, id: string): Promise<void> {
  const upload = await lockUpload(uow, id, 'reopen')
  await uploads.change(uow, id, { ...settled, ...waiting, state: 'TO_REVIEW', modified: uow.now })
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
