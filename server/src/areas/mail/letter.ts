import type { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import { type Held, heldBytes, streamOf } from '../../platform/contents/index.ts'

export interface Letter {
  readonly messageId: string
  /** The address of the installation, and the name of the company that it writes for. */
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string; readonly address: string }
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly date: Date
  /** The e-mail that it answers by itself: it stands in its thread, and no program answers it in turn. */
  readonly answers?: { readonly messageId?: string; readonly references: readonly string[] }
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly held: Held }[]
}

/** What stands in one line of a header: names of companies are foreign text, and a line break would begin another header. */
const line = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** A letter as RFC 5322 writes it. */
export const composeMail = async (letter: Letter): Promise<Held> => heldBytes(await messageOf(letter).build())

/** The same for a letter with files, which are read as it is. */
export const streamMail = (letter: Letter): Readable => messageOf(letter).createReadStream()

/** It takes nothing from files or from the net by itself. */
function messageOf(letter: Letter) {
  const { messageId, from, to, replyTo, subject, text, html, date, answers, attachments = [] } = letter
  return new MailComposer({
    messageId: `<${messageId}>`,
    from: { name: line(from.name), address: from.address },
    to: { name: line(to.name), address: to.address },
    ...(replyTo === undefined ? {} : { replyTo }),
    subject: line(subject),
    text,
    ...(html === undefined ? {} : { html }),
    date,
    ...(answers?.messageId !== undefined && {
      inReplyTo: answers.messageId,
      references: [...answers.references, answers.messageId],
    }),
    headers: { 'Auto-Submitted': answers === undefined ? 'auto-generated' : 'auto-replied' },
    attachments: attachments.map(({ name, type, held }) => ({
      filename: line(name),
      contentType: type,
      content: streamOf(held),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
}
