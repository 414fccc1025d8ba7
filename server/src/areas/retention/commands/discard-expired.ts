import type { Act } from '../../../platform/index.ts'
import { changeEntry, dayBy, type Entry, isExpired, lastClock, lastDayExpired, yearsOf } from '../../entries/index.ts'
import { dispatchIdsOf } from '../../exchange/index.ts'
import { contentsReporting } from '../../mail/index.ts'
import { messageContents } from '../../peppol/index.ts'
import { ownLaw } from '../law.ts'
import * as discardChoice from '../store/discard-choice.ts'
import * as expired from '../store/expired.ts'

export const discardTask = 'documents.discard'

export const dropFileTask = 'documents.dropFile'

const batch = 500

/** Begins the night's throwing away, where the company asked for it. */
export async function beginDiscarding(act: Act): Promise<void> {
  if (await discardChoice.isOn(act)) await act.later(discardTask, {})
}

/**
 * Throws away the content of what the law keeps no longer and nobody holds, part by part: the document in every version,
 * its files, the mails and messages that carried it. Its entry, the hashes and the log stay as they are. What the store
 * finds, the rule has to find: bytes that are gone do not come back.
 */
export async function discardExpired(act: Act): Promise<void> {
  if (!(await discardChoice.lock(act))) return
  const law = await ownLaw(act)
  const today = dayBy(lastClock, act.now)
  let isMore = false
  for (const { types, years } of yearsOf(law)) {
    const ended = await expired.expired(act, types, lastDayExpired(years, today), batch)
    const kept = ended.find((entry) => !isExpired(entry, law, today))
    if (kept) throw new Error(`Nothing is thrown away: the law still has document ${kept.id} kept on ${today}`)
    if (ended.length > 0) await discard(act, ended)
    isMore ||= ended.length === batch
  }
  if (isMore) await act.later(discardTask, {})
}

/** How many would go, were it night now. */
export async function countExpired(act: Act): Promise<number> {
  const law = await ownLaw(act)
  const today = dayBy(lastClock, act.now)
  let all = 0
  for (const { types, years } of yearsOf(law)) all += await expired.count(act, types, lastDayExpired(years, today))
  return all
}

async function discard(act: Act, ended: readonly Entry[]): Promise<void> {
  const ids = ended.map(({ id }) => id)
  const dispatchIds = await dispatchIdsOf(act, ids)
  const theirs = [
    ...(await expired.contentsOf(act, ids)),
    ...(await messageContents(act, ids)),
    ...(dispatchIds.length === 0 ? [] : await contentsReporting(act, dispatchIds)),
  ]
  await act.contents.lock(theirs)
  const needed = await expired.neededElsewhere(act, theirs, ids)
  for (const hash of await act.contents.discard(theirs.filter((one) => !needed.has(one))))
    await act.later(dropFileTask, { hash })
  for (const entry of ended) {
    await changeEntry(act, entry, { discarded: act.now })
    await act.log({
      kind: 'document.discarded',
      objectType: 'document',
      objectId: entry.id,
      contentHash: entry.contentHash,
    })
  }
}
