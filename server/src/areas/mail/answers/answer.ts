import { type Message, t, translate } from '@kontor/i18n'
import type { Outward, UnitOfWork } from '../../../platform/index.ts'
import { companyRef } from '../../companies/index.ts'
import { type QueuedMail, queueMail } from '../commands/send-mail.ts'
import { escaped, laidOut } from '../layouts.ts'
import { composeMail } from '../letter.ts'
import { languageOfCountry } from './language.ts'
import { quoted } from './rules.ts'

/** The task that writes an answer. */
export const answerTask = 'mail.answer'

/** What an answer to an e-mail needs to know of it. */
export interface AnswerTo {
  readonly address: string
  readonly subject: string
  /** With brackets; absent where it has none. */
  readonly messageId?: string
  /** The thread that it stands in, with brackets. */
  readonly references: readonly string[]
  /** BCP 47, where it says one that we have. */
  readonly language?: string
  /** Where the right file is awaited: the company's address, where the installation has one. */
  readonly replyTo?: string
}

export interface Answer {
  readonly to: AnswerTo
  /** One id is one mail. */
  readonly id: string
  readonly report?: QueuedMail['report']
  /** What it is about, where it is not that something was not taken in. */
  readonly subject?: Message
  /** What happened to what was sent. */
  readonly opening: Message
  readonly files: readonly { readonly name: string; readonly why: Message }[]
  /** What to do instead. */
  readonly advice: readonly Message[]
}

/** More of them say nothing more. */
const maxFiles = 20

/** Tells whoever sent an e-mail what became of it, once what the unit of work does is committed. */
export function answerMail(uow: UnitOfWork, { files, ...answer }: Answer): Promise<void> {
  return uow.later(answerTask, { ...answer, files: files.slice(0, maxFiles), more: files.length - maxFiles })
}

/**
 * Writes an answer, in the language of their mail, else of the company, in the thread of theirs, and as a program that
 * answers (RFC 3834).
 */
export async function writeAnswer(uow: UnitOfWork, payload: Readonly<Record<string, unknown>>): Promise<Outward> {
  const {
    to,
    id,
    report,
    subject: given,
    opening,
    files,
    more,
    advice,
  } = payload as unknown as Answer & { more: number }
  const ref = await companyRef(uow)
  const company = ref?.Name ?? ''
  const catalogue = await uow.translationsIn(to.language ?? languageOfCountry(ref?.Country))
  const say = (message: Message) => translate(message, catalogue)
  const item = ({ name, why }: Answer['files'][number]) =>
    `<li dir="auto"><strong>${escaped(quoted(name))}</strong><br>${escaped(say(why)).replaceAll('\n', '<br>')}</li>`
  const theirs = quoted(to.subject)
  const subject = say(given ?? (theirs === '' ? t`Your e-mail to ${company}` : t`Not accepted: ${theirs}`))
  const html = [
    paragraph(say(opening)),
    ...(files.length === 0 ? [] : [`<ul>${files.map(item).join('')}</ul>`]),
    ...(more > 0 ? [paragraph(say(t`And ${more} more.`))] : []),
    ...advice.map((words) => paragraph(say(words))),
  ].join('')
  return async ({ mail: { from } }) => {
    const messageId = `${id}@${from.split('@').at(-1)}`
    const raw = await composeMail({
      ...laidOut(company, { subject, html, layout: 'standard', author: undefined }),
      messageId,
      from: { name: company, address: from },
      to: { name: '', address: to.address },
      ...(to.replyTo !== undefined && { replyTo: to.replyTo }),
      date: uow.now,
      answers: { ...(to.messageId !== undefined && { messageId: to.messageId }), references: to.references },
    })
    return (after) => queueMail(after, { messageId, recipient: to.address, subject, raw, ...(report && { report }) })
  }
}

const paragraph = (words: string): string => `<p dir="auto">${escaped(words)}</p>`
