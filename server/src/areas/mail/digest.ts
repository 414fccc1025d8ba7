import { askedOnce, dayInUtc, lastMorning, type Onward, type Outward, type UnitOfWork } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import { addressesOf, propertiesOf, zonesOf } from '../users/index.ts'
import { type QueuedMail, queueMail, resume, sendMail } from './commands/send-mail.ts'
import { gathered, type Notice } from './layouts.ts'
import { composeMail } from './letter.ts'
import * as notices from './store/notices.ts'

/** The task that sends a person one mail with the notices of a day. */
export const digestTask = 'mail.digest'

/** The task that sends one notice at once. */
export const noticeTask = 'mail.notice'

/** Where a person keeps when colleagues' mails shall come: `hourly`, `daily` in the morning, all else at once. */
const choice = 'shell.mails'

/** Who of the company wants the mails of an hour or a day in one: nobody who is told something changes that. */
export const whoWaits = askedOnce(async (uow: UnitOfWork): Promise<ReadonlySet<string>> => {
  const chosen = [...(await propertiesOf(uow, choice))]
  return new Set(chosen.flatMap(([userId, time]) => (time === 'daily' || time === 'hourly' ? [userId] : [])))
})

/** Begins a mail to everybody who has notices from before this hour's work, or the last morning of their time zone. */
export async function beginDigests(uow: UnitOfWork): Promise<void> {
  const since = await notices.peopleWaiting(uow)
  const people = [...since.keys()]
  const chosen = await propertiesOf(uow, choice, people)
  const zones = await zonesOf(uow, people)
  for (const [userId, oldest] of since) {
    const before = chosen.get(userId) === 'hourly' ? uow.now : lastMorning(zones.get(userId) ?? 'UTC', uow.now)
    if (oldest < before) await uow.later(digestTask, { userId, before: before.toISOString() })
  }
}

/** Today, while notices wait for their hour or morning. */
export const waitsForDigest = async (uow: UnitOfWork): Promise<string | undefined> =>
  (await notices.peopleWaiting(uow)).size === 0 ? undefined : dayInUtc(uow.now)

/** What one mail holds at most: notices, and characters of them. */
const [maxNotices, maxCharacters] = [50, 1_000_000]

/** A person's notices from before an instant, in one mail. */
export async function sendDigest(uow: UnitOfWork, userId: string, before: string): Promise<Outward | undefined> {
  const waiting = withinSize(await notices.waitingFor(uow, userId, new Date(before), maxNotices))
  return sendAsOne(uow, waiting, async (after, mail) => {
    await queueMail(after, mail)
    await after.later(digestTask, { userId, before })
  })
}

/** A notice that does not wait for others, sent at once; where its mail lies there already, a crash came before it had left. */
export async function sendNotice(uow: UnitOfWork, noticeId: string): Promise<Outward | undefined> {
  const notice = await notices.find(uow, noticeId)
  if (notice === undefined)
    return async ({ mail }) =>
      (after) =>
        resume(after, messageIdOf(noticeId, mail.from))
  return sendAsOne(uow, [notice], sendMail)
}

const messageIdOf = (noticeId: string, from: string) => `${noticeId}@${from.split('@').at(-1)}`

/** Its message id is its first notice's: one id is one mail. */
async function sendAsOne(
  uow: UnitOfWork,
  [first, ...others]: readonly notices.NoticeRecord[],
  send: (after: UnitOfWork, mail: QueuedMail) => Onward,
): Promise<Outward | undefined> {
  if (first === undefined) return undefined
  const records = [first, ...others] as const
  const addressed = await addressedNotices(uow, records)
  if (addressed === undefined) return undefined
  return async ({ mail: { from } }) => {
    const letter = letterOf(uow, addressed, from)
    const raw = await composeMail(letter)
    return async (after) => {
      const ids = records.map(({ noticeId }) => noticeId)
      if ((await notices.take(after, ids)) === 0) return
      const { messageId, to, subject } = letter
      return send(after, { messageId, recipient: to.address, subject, raw })
    }
  }
}

type Addressed = NonNullable<Awaited<ReturnType<typeof addressedNotices>>>

/** Notices of one person with what a letter of them needs; undefined for who has left the company meanwhile: they get none. */
export async function addressedNotices(
  uow: UnitOfWork,
  records: readonly [notices.NoticeRecord, ...notices.NoticeRecord[]],
) {
  const [first, ...others] = records
  const people = await addressesOf(uow, [first.userId, ...records.map(({ authorId }) => authorId)])
  const to = people.get(first.userId)
  if (to === undefined) {
    await notices.forget(uow, first.userId)
    return undefined
  }
  const noticeOf = (record: notices.NoticeRecord): Notice => ({ ...record, author: people.get(record.authorId)?.name })
  const company = (await companyRef(uow))?.Name ?? ''
  // Notices of several authors have no one to reply to.
  const replyTo = records.every(({ authorId }) => authorId === first.authorId)
    ? people.get(first.authorId)?.address
    : undefined
  return { id: first.noticeId, to, company, replyTo, noticed: [noticeOf(first), ...others.map(noticeOf)] as const }
}

/** @param below HTML that stands below a single notice */
export function letterOf(uow: UnitOfWork, { id, to, company, replyTo, noticed }: Addressed, from: string, below = '') {
  const [first, ...others] = noticed
  return {
    ...gathered(company, [{ ...first, html: first.html + below }, ...others]),
    messageId: messageIdOf(id, from),
    from: { name: company, address: from },
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    date: uow.now,
  }
}

/** As many of them, one at least, as a mail holds. */
function withinSize(waiting: readonly notices.NoticeRecord[]): notices.NoticeRecord[] {
  let characters = 0
  return waiting.filter(({ html }, at) => {
    characters += html.length
    return at === 0 || characters <= maxCharacters
  })
}
