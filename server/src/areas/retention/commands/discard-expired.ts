import type { UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, dayBy, type Entry, lastClock } from '../../entries/index.ts'
import { dispatchIdsOf } from '../../exchange/index.ts'
import { contentsReporting } from '../../mail/index.ts'
import { messageContents } from '../../peppol/index.ts'
import { contentsOfAnswers } from '../../surveys/index.ts'
import { ownLaw } from '../law.ts'
import { isExpired, lastDayExpired, yearsOf } from '../rules.ts'
import * as discardChoice from '../store/discard-choice.ts'
import * as expired from '../store/expired.ts'

export const discardTask = 'documents.discard'

export const dropFileTask = 'documents.dropFile'

const documentsPerRun = 500

/** Begins the night's throwing away, where the company asked for it. */
export async function beginDiscarding(uow: UnitOfWork): Promise<void> {
  if (await discardChoice.isOn(uow)) await uow.later(discardTask, {})
}

/**
 * Throws away the content of what the law keeps no longer and nobody holds, part by part: the document in every version,
 * its files, the mails and messages that carried it. Its entry, the hashes and the log stay as they are. What the store
 * finds, the rule has to find: bytes that are gone do not come back.
 */
export async function discardExpired(uow: UnitOfWork): Promise<void> {
  if (!(await discardChoice.lock(uow))) return
  const law = await ownLaw(uow)
  const today = dayBy(lastClock, uow.now)
  let isMore = false
  for (const { types, years } of yearsOf(law)) {
    const ended = await expired.expired(uow, types, lastDayExpired(years, today), documentsPerRun)
    const kept = ended.find((entry) => !isExpired(entry, law, today))
    if (kept) throw new Error(`Nothing is thrown away: the law still has document ${kept.id} kept on ${today}`)
    if (ended.length > 0) await discard(uow, ended)
    isMore ||= ended.length === documentsPerRun
  }
  if (isMore) await uow.later(discardTask, {})
}

/** How many would go, were it night now. */
export async function countExpired(uow: UnitOfWork): Promise<number> {
  const law = await ownLaw(uow)
  const today = dayBy(lastClock, uow.now)
  let all = 0
  for (const { types, years } of yearsOf(law)) all += await expired.count(uow, types, lastDayExpired(years, today))
  return all
}

async function discard(uow: UnitOfWork, ended: readonly Entry[]): Promise<void> {
  const ids = ended.map(({ id }) => id)
  const dispatchIds = await dispatchIdsOf(uow, ids)
  const theirs = [
    ...(await expired.contentsOf(uow, ids)),
    ...(await messageContents(uow, ids)),
    ...(dispatchIds.length === 0 ? [] : await contentsReporting(uow, dispatchIds)),
  ]
  await uow.contents.lock(theirs)
  const needed = new Set([
    ...(await expired.neededElsewhere(uow, theirs, ids)),
    ...(await contentsOfAnswers(uow, theirs)),
  ])
  for (const hash of await uow.contents.discard(theirs.filter((one) => !needed.has(one))))
    await uow.later(dropFileTask, { hash })
  for (const entry of ended) {
    await changeEntry(uow, entry, { discarded: uow.now })
    await uow.log({
      kind: 'document.discarded',
      objectType: 'document',
      objectId: entry.id,
      contentHash: entry.contentHash,
    })
  }
}
