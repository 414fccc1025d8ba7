import { inEnglish, t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { changeEntry, type Entry, findEntry, type HeldAnswer, lockEntry } from '../../entries/index.ts'
import { type Answering, answerable, answerDocument, send } from './answer-document.ts'

/** The task that sends an answer once nobody can undo it any more. */
export const heldAnswerTask = 'documents.answer'

/**
 * Gives an answer that can be undone for so many seconds before it leaves; without any it leaves at once.
 *
 * @returns when it leaves, where it waits
 * @throws ApiError as of {@link answerDocument}.
 */
export async function giveAnswer(uow: UnitOfWork, given: Answering, heldFor = 0): Promise<string | undefined> {
  if (heldFor === 0) {
    await answerDocument(uow, given)
    return undefined
  }
  const { repeated, subject, answering } = await answerable(uow, given)
  if (repeated) return subject.heldAnswer?.until
  const leaves = new Date(uow.now.getTime() + heldFor * 1000)
  const { responseId, code, reasonCode = null, reason = null, lines = null } = answering
  const heldAnswer: HeldAnswer = {
    ...{ responseId, code, reasonCode, reason, lines },
    until: leaves.toISOString(),
    userId: uow.author.actorId,
  }
  await changeEntry(uow, subject, { heldAnswer })
  await note(uow, subject, 'document.answer_held', { answer: code, until: heldAnswer.until })
  await uow.later(heldAnswerTask, { documentId: subject.id, responseId }, leaves)
  return heldAnswer.until
}

/**
 * Takes back an answer that has not left.
 *
 * @throws ApiError ResourceNotFound, Conflict (it has left).
 */
export async function undoAnswer(uow: UnitOfWork, documentId: string, responseId: string): Promise<void> {
  const { subject, held } = await stillHeld(uow, documentId, responseId)
  await changeEntry(uow, subject, { heldAnswer: null })
  await note(uow, subject, 'document.answer_undone', { answer: held.code })
}

/**
 * Sends an answer now that would have waited.
 *
 * @throws ApiError ResourceNotFound, Conflict (it has left, or the document does not take it any more).
 */
export async function sendAnswer(uow: UnitOfWork, documentId: string, responseId: string): Promise<void> {
  const { subject, held } = await stillHeld(uow, documentId, responseId)
  await send(uow, await changeEntry(uow, subject, { heldAnswer: null }), answeringOf(documentId, held))
}

/** Sends an answer whose time has come, unless it was undone; one that is not possible any more leaves a line that says why. */
export async function releaseAnswer(uow: UnitOfWork, documentId: string, responseId: string): Promise<void> {
  const subject = await lockEntry(uow, documentId)
  const held = subject?.heldAnswer
  if (subject === undefined || held?.responseId !== responseId) return
  const free = await changeEntry(uow, subject, { heldAnswer: null })
  try {
    await send(uow, free, answeringOf(documentId, held))
  } catch (error) {
    // It refuses before anything is written.
    if (!(error instanceof ApiError)) throw error
    await note(uow, subject, 'document.answer_not_sent', { answer: held.code, why: inEnglish(error.reason) })
  }
}

async function stillHeld(
  uow: UnitOfWork,
  documentId: string,
  responseId: string,
): Promise<{ subject: Entry; held: HeldAnswer }> {
  const subject = await lockEntryFor(uow, documentId, 'write')
  const held = subject.heldAnswer
  if (held?.responseId === responseId) return { subject, held }
  if ((await findEntry(uow, responseId))?.answersId === documentId)
    throw new ApiError('Conflict', t`The response ${responseId} has already been sent and cannot be undone.`)
  throw new ApiError(
    'ResourceNotFound',
    t`No response ${responseId} to the document ${documentId} is waiting to be sent.`,
  )
}

const answeringOf = (documentId: string, { responseId, code, reasonCode, reason, lines }: HeldAnswer): Answering => ({
  documentId,
  responseId,
  code,
  reasonCode: reasonCode ?? undefined,
  reason: reason ?? undefined,
  lines: lines ?? undefined,
})

const note = (uow: UnitOfWork, { id }: Entry, kind: string, detail: Record<string, string>): Promise<void> =>
  uow.log({ kind, objectType: 'document', objectId: id, detail })
