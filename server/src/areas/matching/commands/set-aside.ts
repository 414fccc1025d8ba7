import { type Message, t } from '@kontor/i18n'
import { dayIn, endOfDays, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { lockAllowing, lockForAction } from '../../document-access/index.ts'
import {
  changeEntry,
  type Entry,
  entriesBackBy,
  isOver,
  lockEntry,
  type OnHold,
  whyNotDo,
} from '../../entries/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { tellHolder } from '../notices.ts'
import { refreshTask } from './refresh-match.ts'

/** The task that takes an invoice off hold once its day has come, or nothing is left to keep back. */
export const resumeTask = 'matching.resume'

interface Given {
  readonly Reason: string
  readonly Until?: string | undefined
}

const today = async (uow: UnitOfWork): Promise<string> => dayIn(await zoneOfCompany(uow), uow.now)

/**
 * Puts an invoice on hold: nobody accepts or pays it until it is taken off, or its day has come.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (answered, paid, or on hold), BadRequest (no reason, a day that has come)
 */
export async function setAside(uow: UnitOfWork, documentId: string, { Reason, Until }: Given): Promise<void> {
  const { entry, reason } = await lockForAction(uow, 'setAside', documentId, Reason)
  const now = await today(uow)
  if (Until !== undefined && Until <= now)
    throw unfit('Until', t`Until is ${Until}, which is not in the future: use a later day, or leave it out.`)
  await hold(uow, entry, { reason, until: Until ?? null })
}

/**
 * A workflow puts a held invoice on hold, for so many days or until somebody takes it off.
 *
 * @returns why it is not; undefined once it is
 */
export async function holdByWorkflow(
  uow: UnitOfWork,
  entry: Entry,
  { reason, days }: { readonly reason: string; readonly days: number | undefined },
): Promise<Message | undefined> {
  const why = whyNotDo('setAside', entry)
  if (why !== undefined) return why
  const now = Date.parse(`${await today(uow)}T00:00:00Z`)
  const until = days === undefined ? null : new Date(now + days * 86_400_000).toISOString().slice(0, 10)
  await hold(uow, entry, { reason, until })
  return undefined
}

async function hold(uow: UnitOfWork, entry: Entry, { reason, until }: Pick<OnHold, 'reason' | 'until'>): Promise<void> {
  const onHold = { reason, until, since: uow.now.toISOString(), userId: uow.author.actorId }
  await changeEntry(uow, entry, { onHold })
  await uow.log({
    kind: 'document.set_aside',
    objectType: 'document',
    objectId: entry.id,
    detail: { reason, ...(until !== null && { until }) },
  })
}

/**
 * Takes an invoice off hold.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (it is not on hold)
 */
export async function resume(uow: UnitOfWork, documentId: string): Promise<void> {
  await endHold(uow, await lockAllowing(uow, 'resume', documentId))
}

/** It is looked at anew: what was to happen by itself happens now. */
async function endHold(uow: UnitOfWork, entry: Entry, detail: Readonly<Record<string, string>> = {}): Promise<void> {
  await changeEntry(uow, entry, { onHold: null })
  await uow.log({ kind: 'document.resumed', objectType: 'document', objectId: entry.id, detail })
  await uow.later(refreshTask, { documentId: entry.id })
}

/** Has the invoices brought back whose day has come, those too that were missed. */
export async function resumeDue(uow: UnitOfWork): Promise<void> {
  for (const { id } of await entriesBackBy(uow, await today(uow))) await uow.later(resumeTask, { documentId: id })
}

/** The first day on which an invoice comes back from hold. */
export async function firstBackDay(uow: UnitOfWork): Promise<string | undefined> {
  const days = (await entriesBackBy(uow, endOfDays)).flatMap(({ onHold }) => onHold?.until ?? [])
  return days.toSorted()[0]
}

/** Brings an invoice back whose day has come, and tells who put it on hold; what was ended otherwise is on hold no more. */
export async function resumeByItself(uow: UnitOfWork, documentId: string): Promise<void> {
  const entry = await lockEntry(uow, documentId)
  if (entry === undefined || entry.onHold === null) return
  const { until, userId } = entry.onHold
  if (isOver(entry)) return endHold(uow, entry, { why: entry.state })
  if (until === null || until > (await today(uow))) return
  await endHold(uow, entry, { until })
  await tellHolder(uow, entry, userId)
}
