import { t } from '@kontor/i18n'
import { type Limit, receive, rootOf } from '../../../platform/contents/index.ts'
import { ApiError, type Outward, type UnitOfWork } from '../../../platform/index.ts'
import { filesBeside, whyRefused } from '../../attachments/index.ts'
import { contentOf, lockEntry } from '../../entries/index.ts'
import { type MailOutcome, type QueuedMail, queueMail, streamMail } from '../../mail/index.ts'
import { connectionOf } from '../../network/index.ts'
import { fail, succeed } from '../commands/deliver-document.ts'
import { giveUp, underWay } from '../commands/give-up-dispatch.ts'
import * as dispatches from '../store/dispatches.ts'
import { letterOf } from '../views/letter.ts'

/** The task that is told what came of a dispatch's mail. */
export const mailedTask = 'documents.mailed'

/**
 * Writes the mail of a dispatch and puts it on its way: the document to read as a PDF and to book as XML, and its files.
 * Setting the pages takes its time, so it holds no transaction. It may run more than once: the message id is the
 * dispatch's, and one id is one mail.
 */
export async function mail(uow: UnitOfWork, dispatchId: string): Promise<Outward | undefined> {
  const found = await underWay(uow, dispatchId)
  if (found?.dispatch.state !== 'ACCEPTED') return undefined
  const { dispatch, entry } = found
  const connection = await connectionOf(uow, dispatch.connectionId)
  const recipient = connection?.email
  if (connection === undefined || recipient == null) {
    await fail(uow, dispatch, entry, 'The partner no longer has an e-mail address: add one and send again.')
    return undefined
  }
  const sent = {
    entry,
    bytes: await contentOf(uow, entry),
    files: await filesBeside(uow, entry),
    to: { name: connection.partnerName, address: recipient },
    country: connection.country,
  }
  return async (settings) => {
    const messageId = `${dispatchId}@${settings.mail.from.split('@').at(-1)}`
    const letter = await letterOf(sent).catch(whyRefused)
    if (typeof letter === 'string') return (after) => giveUp(after, dispatchId, letter)
    const from = { name: entry.senderName, address: settings.mail.from }
    const written = streamMail({ ...letter, messageId, from, date: dispatch.created })
    const raw = await receive(rootOf(settings.dataFolder), written, limitOf(settings.mail.maxBytes)).catch(whyRefused)
    if (typeof raw === 'string') return (after) => giveUp(after, dispatchId, raw)
    return (after) => post(after, dispatchId, { messageId, recipient, subject: letter.subject, raw }).finally(raw.drop)
  }
}

/** Mail servers take no mail that is larger; a file grows by a third on its way into one. */
const limitOf = (maxBytes: number): Limit => ({
  maxBytes,
  beyond: () =>
    new ApiError(
      'TooLarge',
      t`With its attachments, the e-mail exceeds the limit of ${maxBytes / 1_000_000} MB: remove attachments and send it again.`,
    ),
})

async function post(
  uow: UnitOfWork,
  dispatchId: string,
  letter: Pick<QueuedMail, 'messageId' | 'recipient' | 'subject' | 'raw'>,
): Promise<void> {
  const found = await underWay(uow, dispatchId)
  if (found?.dispatch.state !== 'ACCEPTED') return
  await dispatches.change(uow, dispatchId, { state: 'PROCESSING' })
  await queueMail(uow, { ...letter, report: { task: mailedTask, data: { dispatchId } } })
}

/** Writes what came of a mail into its dispatch: taken, refused for good, come back, or to be tried again. */
export async function mailed(uow: UnitOfWork, dispatchId: string, { result, reply }: MailOutcome): Promise<void> {
  if (result === 'returned') return comeBack(uow, dispatchId, reply)
  const found = await underWay(uow, dispatchId)
  if (found === undefined) return
  const { dispatch, entry } = found
  if (result === 'accepted') await succeed(uow, dispatch, entry, 'document.mailed')
  else if (result === 'refused') await fail(uow, dispatch, entry, reply)
  else {
    await dispatches.change(uow, dispatchId, { state: 'FAILED_TRANSIENT', failure: reply })
    await uow.log({
      kind: 'document.delayed',
      objectType: 'document',
      objectId: entry.id,
      contentHash: entry.contentHash,
      detail: { dispatchId, why: reply },
    })
  }
}

/** Whatever was said of the document meanwhile stays; while its dispatch had not failed, it was not sent again. */
async function comeBack(uow: UnitOfWork, dispatchId: string, reply: string): Promise<void> {
  const dispatch = await dispatches.lock(uow, dispatchId)
  if (dispatch === undefined || dispatch.state === 'FAILED') return
  const entry = await lockEntry(uow, dispatch.documentId)
  if (entry !== undefined) await fail(uow, dispatch, entry, reply)
}
