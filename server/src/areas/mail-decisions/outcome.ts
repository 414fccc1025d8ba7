import { type Message, t } from '@kontor/i18n'
import { type UnitOfWork, whyNotAddress } from '../../platform/index.ts'
import { answerMail, messageIdsIn } from '../mail/index.ts'
import { colleaguesOf } from '../users/index.ts'
import type { ReadReply } from './rules/reply.ts'
import type { Asked } from './subjects/index.ts'

/** What came of a reply: something was decided, or why nothing, and whether another reply can mend that. */
export type Outcome =
  | { readonly decided: 'ACCEPT' | 'REJECT' }
  | { readonly whyNot: Message; readonly canReply: boolean }
  /** As they are told when signed in, in a sentence. */
  | { readonly refused: Message }

interface Reply {
  readonly id: string
  readonly userId: string
  /** Who was asked, and nobody else: theirs by our own records. */
  readonly address: string
  readonly mail: Pick<ReadReply, 'messageId' | 'headers'>
}

/** Tells who replied what came of it, in their language and in the thread of theirs. */
export async function tellOutcome(
  uow: UnitOfWork,
  { id, userId, address, mail }: Reply,
  shown: Asked['shown'] | undefined,
  outcome: Outcome,
): Promise<void> {
  if (whyNotAddress(address) !== undefined) return
  const language = (await colleaguesOf(uow)).get(userId)?.language
  const [messageId] = messageIdsIn(mail.messageId ?? '')
  const references = mail.headers.find(({ key }) => key === 'references')?.value.slice(0, 10_000) ?? ''
  await answerMail(uow, {
    to: {
      ...{ address, subject: '', references: messageIdsIn(references).slice(-10) },
      ...(messageId !== undefined && { messageId }),
      ...(language !== undefined && { language }),
    },
    id: `reply-${id}`,
    files: [],
    ...wordsOf(shown, outcome),
  })
}

function wordsOf(
  shown: Asked['shown'] | undefined,
  outcome: Outcome,
): { readonly subject: Message; readonly opening: Message; readonly advice: readonly Message[] } {
  const { Number: number = '', Partner: partner = '', AskedBy: askedBy } = shown ?? {}
  const automatic = t`This e-mail was written automatically: nobody reads a reply to it.`
  if ('decided' in outcome)
    return outcome.decided === 'ACCEPT'
      ? { subject: t`Approved: ${number}`, opening: t`You approved ${number} of ${partner}.`, advice: [automatic] }
      : { subject: t`Declined: ${number}`, opening: t`You declined ${number} of ${partner}.`, advice: [automatic] }
  const subject = shown === undefined ? t`Nothing was decided` : t`Nothing was decided on ${number}`
  if ('refused' in outcome) return { subject, opening: outcome.refused, advice: [automatic] }
  const { whyNot, canReply } = outcome
  return {
    subject,
    opening: t`Nothing was decided: ${whyNot}.`,
    advice: [
      ...(canReply
        ? [
            t`Reply to the first e-mail once more, with “${t`Approve`}” alone, or with “${t`Decline`}” and the reason, above the quoted text. Or use its links.`,
          ]
        : []),
      ...(canReply && askedBy !== undefined ? [t`Write to ${askedBy} directly if you have a question.`] : []),
      automatic,
    ],
  }
}
