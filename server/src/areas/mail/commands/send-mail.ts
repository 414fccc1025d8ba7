import type { Held } from '../../../platform/contents/index.ts'
import type { Outward, UnitOfWork } from '../../../platform/index.ts'
import { newReturnSecret, returnPathOf } from '../return-path.ts'
import { type Outcome, pauseAfter } from '../rules.ts'
import { submitMail } from '../smtp.ts'
import * as store from '../store/mails.ts'

/** The task that hands a mail over. */
export const sendTask = 'mail.send'

export interface QueuedMail {
  /** Of the whole world, without brackets: the same on every attempt, so that who gets it twice can tell. */
  readonly messageId: string
  readonly recipient: string
  readonly subject: string
  readonly raw: Held
  /** A task that is told of each outcome: its payload comes with `result` and `said`. */
  readonly report?: { readonly task: string; readonly data: Readonly<Record<string, string>> }
}

/** What a task that is told of a mail's outcome gets. */
export interface MailOutcome {
  /** `returned`: a server took it, and it came back later. */
  readonly result: Outcome['result'] | 'returned'
  /** What the server answered; in the payload it is `said`, as in rows. */
  readonly reply: string
}

/** Puts a mail on its way, once for each message id. */
export async function queueMail(uow: UnitOfWork, mail: QueuedMail): Promise<void> {
  const added = await store.add(uow, await recordOf(uow, mail, null))
  if (added) await uow.later(sendTask, { messageId: mail.messageId, attempt: 1 })
}

/** The same, and has its first attempt follow in the same task, which makes the attempt itself where it runs again. */
export async function sendMail(uow: UnitOfWork, mail: QueuedMail): Promise<Outward | undefined> {
  const record = await recordOf(uow, mail, uow.now)
  return (await store.add(uow, record)) ? handing(record, 1, mail.raw) : undefined
}

async function recordOf(
  uow: UnitOfWork,
  { messageId, recipient, subject, raw, report }: QueuedMail,
  begun: Date | null,
): Promise<store.MailRecord> {
  return {
    companyId: uow.companyId,
    messageId,
    recipient,
    subject,
    contentHash: await uow.contents.take(raw),
    state: 'QUEUED',
    transport: null,
    attempts: 0,
    begun,
    said: null,
    report: report ?? null,
    returnSecret: newReturnSecret(),
    created: uow.now,
    changed: uow.now,
  }
}

/**
 * An attempt. Its beginning is written before anything leaves and its end after the server's answer; where a crash
 * falls between, the same bytes under the same message id leave again.
 */
export async function attempt(uow: UnitOfWork, messageId: string, number: number): Promise<Outward | undefined> {
  const mail = await store.lock(uow, messageId)
  if (mail?.state !== 'QUEUED' || mail.attempts !== number - 1) return undefined
  await store.change(uow, messageId, { begun: uow.now })
  return handing(mail, number, await uow.contents.open(mail.contentHash))
}

/** The first attempt of {@link sendMail} again, where a crash came before its end; of what was queued, a task of its own makes it. */
export async function resume(uow: UnitOfWork, messageId: string): Promise<Outward | undefined> {
  return (await store.find(uow, messageId))?.begun == null ? undefined : attempt(uow, messageId, 1)
}

const handing =
  (mail: store.MailRecord, number: number, raw: Held): Outward =>
  async (settings) => {
    const returnPath = returnPathOf(settings.mail, mail)
    const outcome = await submitMail(settings.mail, { recipient: mail.recipient, returnPath, raw })
    return (after) => record(after, mail.messageId, number, outcome)
  }

async function record(uow: UnitOfWork, messageId: string, number: number, outcome: Outcome): Promise<void> {
  const mail = await store.lock(uow, messageId)
  if (mail?.state !== 'QUEUED' || mail.attempts !== number - 1) return
  const pause = outcome.result === 'later' ? pauseAfter(number) : undefined
  const end = outcome.result === 'accepted' ? 'accepted' : pause === undefined ? 'refused' : 'later'
  await store.change(uow, messageId, {
    state: end === 'accepted' ? 'SENT' : end === 'refused' ? 'FAILED' : 'QUEUED',
    transport: outcome.result === 'accepted' ? outcome.transport : null,
    attempts: number,
    begun: null,
    said: outcome.reply,
  })
  if (pause !== undefined)
    await uow.later(sendTask, { messageId, attempt: number + 1 }, new Date(uow.now.getTime() + pause))
  await tell(uow, mail, { result: end, reply: outcome.reply })
}

async function tell(uow: UnitOfWork, mail: store.MailRecord, { result, reply }: MailOutcome): Promise<void> {
  const report = mail.report as QueuedMail['report'] | null
  if (report) await uow.later(report.task, { ...report.data, result, said: reply })
}

/** Writes down that a mail came back, once. One of which the server's answer was lost is not tried again. */
export async function comeBack(uow: UnitOfWork, returnSecret: string, reply: string): Promise<void> {
  const mail = await store.lockReturned(uow, returnSecret)
  if (mail === undefined || mail.state === 'FAILED') return
  await store.change(uow, mail.messageId, { state: 'FAILED', said: reply })
  await tell(uow, mail, { result: 'returned', reply })
}

/** The contents of the mails that report to one of these dispatches. */
export const contentsReporting = (uow: UnitOfWork, dispatchIds: readonly string[]): Promise<string[]> =>
  store.contentsReporting(uow, dispatchIds)
