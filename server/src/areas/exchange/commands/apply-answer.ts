import { inEnglish, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import { afterAnswer, answers, changeEntry, type Entry, type Party, whyNot } from '../../entries/index.ts'
import { trustPayee } from './check-arrival.ts'

/**
 * Writes what an answer says into a party's entry of the answered document, where the rules allow it; an answer that
 * comes too late or from the wrong party is kept and logged, and changes nothing.
 *
 * @returns whether it was applied
 */
export async function applyAnswer(uow: UnitOfWork, subject: Entry, answer: Entry, by: Party): Promise<boolean> {
  const { answerCode: code } = answer
  const detail = { answerId: answer.id, by, from: subject.state }
  const line = { objectType: 'document', objectId: subject.id } as const
  const why = code === null ? t`this response does not change a document` : whyNot(code, by, subject)
  if (code === null || why !== undefined) {
    await uow.log({
      ...line,
      kind: 'document.answer_not_applied',
      detail: { ...detail, answer: code, why: why === undefined ? '' : inEnglish(why) },
    })
    return false
  }
  const { response, payment } = afterAnswer(code, subject)
  const changed = await changeEntry(uow, subject, {
    response,
    payment,
    statusMessage: answer.statusMessage,
    reasonCode: answer.reasonCode,
    modified: uow.now,
  })
  if (code === 'BusinessPaid' && by === 'receiver' && subject.delivery === 'RECEIVED')
    await trustPayee(uow, changed, 'PAID_BILL')
  await uow.log({ ...line, kind: answers[code].logs, detail: { ...detail, to: changed.state } })
  return true
}
