import { t, verbatim } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import { companyRef } from '../../companies/index.ts'
import { answerMail, type MailOutcome } from '../../mail/index.ts'
import * as steps from '../store/steps.ts'
import * as uploads from '../store/uploads.ts'

/** The task that tells the sender of a paper that it was rejected, and the one that is told what came of it. */
export const tellTask = 'scanning.tellSender'
export const answeredTask = 'scanning.toldSender'

/** How long a rejection can be undone before its sender hears of it, in milliseconds. */
export const undoWindowMs = 10_000

/** Tells who mailed a paper that it was rejected, and why; nothing where it was taken back meanwhile. */
export async function tellSender(uow: UnitOfWork, stepId: string): Promise<void> {
  const step = await steps.find(uow, stepId)
  const upload = step && (await uploads.lock(uow, step.uploadId))
  if (step === undefined || upload?.answerTo == null || upload.state !== 'REJECTED') return
  const last = (await steps.of(uow, upload.id)).at(-1)
  if (last?.id !== stepId || last.answer !== null) return
  await answerMail(uow, {
    to: upload.answerTo,
    id: `rejected-${stepId}`,
    report: { task: answeredTask, data: { stepId } },
    opening: t`${(await companyRef(uow))?.Name ?? ''} does not accept a file that you sent by e-mail:`,
    files: [{ name: upload.fileName, why: verbatim(step.reason ?? '') }],
    advice: [t`You can reply to this e-mail with a corrected invoice.`],
  })
  await steps.change(uow, stepId, { answer: 'QUEUED' })
}

/** Writes down what came of the e-mail. */
export async function recordAnswer(uow: UnitOfWork, stepId: string, result: MailOutcome['result']): Promise<void> {
  if (result !== 'later') await steps.change(uow, stepId, { answer: result === 'accepted' ? 'SENT' : 'FAILED' })
}
