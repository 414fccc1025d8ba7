import { type Message, t } from '@kontor/i18n'
import type { Settings, UnitOfWork } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import {
  type AnswerTo,
  answerMail,
  betweenAnswersMs,
  isEnough,
  languageOfMail,
  type MailOutcome,
  messageIdsIn,
  type Silence,
  whyNotAnswer,
} from '../mail/index.ts'
import { maxFileBytes } from '../pages/index.ts'
import { addressOf, type IntakeAddress } from './address.ts'
import type { ReadMail } from './reading/index.ts'
import type { ReceivedMailRecord } from './records.ts'
import * as store from './store.ts'

/** The task that is told what came of an answer. */
export const answeredTask = 'mailIntake.answered'

/** What a sender is told through, or why they are not. */
export type Answerable = { readonly answerTo: AnswerTo } | { readonly silence: Silence | 'INFECTED' }

/** @param to the company's address: who hands an e-mail over writes whatever they like around its secret, so it is made anew */
export function answerableOf(mail: ReadMail, to: IntakeAddress, { mail: ours }: Settings): Answerable {
  const own = [ours.from, ours.returnTo, ours.intake].filter((address) => address !== undefined)
  const silence = whyNotAnswer(mail, own)
  if (silence !== undefined) return { silence }
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value.slice(0, 10_000) ?? ''
  const [messageId] = messageIdsIn(mail.messageId ?? '')
  const language = languageOfMail(header('content-language').split(',')[0]?.trim() || undefined)
  return {
    answerTo: {
      address: mail.from,
      subject: mail.subject.slice(0, 500),
      ...(messageId !== undefined && { messageId }),
      references: messageIdsIn(header('references')).slice(-10),
      ...(language !== undefined && { language }),
      ...(ours.intake !== undefined && { replyTo: addressOf(ours.intake, to) }),
    },
  }
}

/**
 * Tells the sender of an e-mail what of it was not taken in, why, and what to do, where it is no answer too many. The
 * company's address is held meanwhile: of two e-mails of one sender that come at once one is answered.
 */
export async function answerRefused(
  uow: UnitOfWork,
  answerable: Answerable,
  { id, sender, files }: Pick<ReceivedMailRecord, 'id' | 'sender' | 'files'>,
): Promise<ReceivedMailRecord['answer']> {
  const refused = files.filter(({ fate }) => fate === 'REFUSED')
  if (files.length > 0 && refused.length === 0) return null
  if ('silence' in answerable) return answerable.silence
  await store.lockIntake(uow)
  const before = (ago: number) => new Date(uow.now.getTime() - ago)
  if (isEnough(await store.answeredSince(uow, sender, before(betweenAnswersMs), before(3_600_000)))) return 'RECENT'
  const company = (await companyRef(uow))?.Name ?? ''
  await answerMail(uow, {
    to: answerable.answerTo,
    id: `not-taken-in-${id}`,
    report: { task: answeredTask, data: { mailId: id } },
    opening: openingOf(company, files.length, refused.length),
    files: refused.map(({ fileName, reason }) => ({ name: fileName, why: reason ?? t`It could not be read.` })),
    advice: [
      t`Please send invoices and credit notes as attachments: as an e-invoice (XML, ZUGFeRD or Factur-X), or as PDF, PNG or JPEG of up to ${maxFileBytes / 1_000_000} MB.`,
      t`You can reply to this e-mail with the right file. It was written automatically.`,
    ],
  })
  return 'QUEUED'
}

function openingOf(company: string, files: number, refused: number): Message {
  if (files === 0) return t`Your e-mail to ${company} had no file attached, so no invoice was received.`
  return refused === files
    ? t`Your e-mail to ${company} was received, but nothing in it could be accepted as an invoice:`
    : t`Your e-mail to ${company} was received, but these files could not be accepted; the others were:`
}

/** Writes down what came of an answer. */
export async function noteAnswer(uow: UnitOfWork, mailId: string, result: MailOutcome['result']): Promise<void> {
  if (result === 'later') return
  await store.change(uow, mailId, { answer: result === 'accepted' ? 'SENT' : 'FAILED' })
}
