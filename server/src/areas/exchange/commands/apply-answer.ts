import type { ResponseCode } from '@kontor/contract'
import { inEnglish, type Message, t } from '@kontor/i18n'
import { Decimal } from 'decimal.js'
import type { UnitOfWork } from '../../../platform/index.ts'
import { afterAnswer, answers, changeEntry, type Entry, type Party, partyOf, whyNot } from '../../entries/index.ts'
import { whyNotTake } from '../rules/crossing.ts'
import { trustPayee } from './check-arrival.ts'
import { endOrder } from './end-order.ts'

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
  const why = code === null ? t`this response does not change a document` : whyNotOf(code, by, subject)
  if (code === null || why !== undefined) {
    await uow.log({
      ...line,
      kind: 'document.answer_not_applied',
      detail: { ...detail, answer: code, why: why === undefined ? '' : inEnglish(why) },
    })
    return false
  }
  const part = partOf(answer, subject)
  const after =
    part === undefined ? afterAnswer(code, subject) : { ...subject, response: 'ACCEPTED' as const, paid: part }
  const changed = await changeEntry(uow, subject, {
    response: after.response,
    payment: after.payment,
    ...(part !== undefined && { paid: part }),
    statusMessage: answer.statusMessage,
    reasonCode: answer.reasonCode,
    modified: uow.now,
  })
  if (code === 'BusinessPaid' && by === 'receiver' && subject.delivery === 'RECEIVED')
    await trustPayee(uow, changed, 'PAID_BILL')
  await uow.log(
    part === undefined
      ? { ...line, kind: answers[code].logs, detail: { ...detail, to: changed.state } }
      : {
          ...line,
          kind: 'document.part_paid',
          detail: { ...detail, to: changed.state, paid: part, currency: subject.currency, response: 'ACCEPTED' },
        },
  )
  if (code === 'BusinessAccept') await endOrder(uow, changed)
  return true
}

/** What a company says itself is held against what it knows; what the other says, against what they could know. */
const whyNotOf = (code: ResponseCode, by: Party, subject: Entry): Message | undefined =>
  by === partyOf(subject) ? whyNot(code, by, subject) : whyNotTake(code, by, subject)

/**
 * How much of the bill is paid once an answer says so of a part; undefined of any other answer, and of one that says all
 * of it. It says how much in all, so that one that comes late or twice takes nothing back.
 */
function partOf({ answerCode, answerPaid }: Entry, { amount, paid }: Entry): string | undefined {
  if (answerCode !== 'BusinessPaid' || answerPaid === null || amount === null) return undefined
  const stated = new Decimal(answerPaid)
  if (stated.gte(amount)) return undefined
  return paid !== null && stated.lt(paid) ? paid : answerPaid
}
