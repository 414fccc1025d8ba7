import type { Held } from '../../platform/contents/index.ts'
import type { Act, Outward } from '../../platform/index.ts'
import { newReturnSecret, returnPathOf } from './return-path.ts'
import { type Outcome, pauseAfter } from './rules.ts'
import { handOver } from './smtp.ts'
import * as store from './store/mails.ts'

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
export interface Told {
  /** `returned`: a server took it, and it came back later. */
  readonly result: Outcome['result'] | 'returned'
  readonly said: string
}

/** Puts a mail on its way, once for each message id. */
export async function queueMail(act: Act, { messageId, recipient, subject, raw, report }: QueuedMail): Promise<void> {
  const added = await store.add(act, {
    companyId: act.companyId,
    messageId,
    recipient,
    subject,
    contentHash: await act.contents.take(raw),
    state: 'QUEUED',
    transport: null,
    attempts: 0,
    begun: null,
    said: null,
    report: report ?? null,
    returnSecret: newReturnSecret(),
    created: act.now,
    changed: act.now,
  })
  if (added) await act.later(sendTask, { messageId, attempt: 1 })
}

/**
 * An attempt. Its beginning is written before anything leaves and its end after the server's answer; where a crash
 * falls between, the same bytes under the same message id leave again.
 */
export async function attempt(act: Act, messageId: string, number: number): Promise<Outward | undefined> {
  const mail = await store.lock(act, messageId)
  if (mail?.state !== 'QUEUED' || mail.attempts !== number - 1) return undefined
  await store.change(act, messageId, { begun: act.now })
  const raw = await act.contents.open(mail.contentHash)
  return async (settings) => {
    const outcome = await handOver(settings.mail, {
      recipient: mail.recipient,
      returnPath: returnPathOf(settings.mail, mail),
      raw,
    })
    return (after) => record(after, messageId, number, outcome)
  }
}

async function record(act: Act, messageId: string, number: number, outcome: Outcome): Promise<void> {
  const mail = await store.lock(act, messageId)
  if (mail?.state !== 'QUEUED' || mail.attempts !== number - 1) return
  const pause = outcome.result === 'later' ? pauseAfter(number) : undefined
  const end = outcome.result === 'accepted' ? 'accepted' : pause === undefined ? 'refused' : 'later'
  await store.change(act, messageId, {
    state: end === 'accepted' ? 'SENT' : end === 'refused' ? 'FAILED' : 'QUEUED',
    transport: outcome.result === 'accepted' ? outcome.transport : null,
    attempts: number,
    begun: null,
    said: outcome.said,
  })
  if (pause !== undefined)
    await act.later(sendTask, { messageId, attempt: number + 1 }, new Date(act.now.getTime() + pause))
  await tell(act, mail, { result: end, said: outcome.said })
}

async function tell(act: Act, mail: store.MailRecord, told: Told): Promise<void> {
  const report = mail.report as QueuedMail['report'] | null
  if (report) await act.later(report.task, { ...report.data, ...told })
}

/** Writes down that a mail came back, once. One of which the server's answer was lost is not tried again. */
export async function comeBack(act: Act, returnSecret: string, said: string): Promise<void> {
  const mail = await store.lockReturned(act, returnSecret)
  if (mail === undefined || mail.state === 'FAILED') return
  await store.change(act, mail.messageId, { state: 'FAILED', said })
  await tell(act, mail, { result: 'returned', said })
}
