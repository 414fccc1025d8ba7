import type { UnitOfWork } from '../../../platform/index.ts'
import {
  type Entry,
  entriesFollowing,
  findEntry,
  hasVersions,
  isReceived,
  isWithSamePartner,
  lockEntry,
  stands,
} from '../../entries/index.ts'
import { earlierThan } from '../queries.ts'
import { type Fate, fateOf, givesWay } from '../rules.ts'
import { becomeReplaced } from './become-replaced.ts'

/**
 * Puts a later version of an order or a quote in the place of the earlier ones, on both sides in one transaction, so that what
 * either party says at the same moment leaves both with the same. Running it again changes nothing.
 */
export async function replaceEarlier(uow: UnitOfWork, versionId: string): Promise<void> {
  const later = await findEntry(uow, versionId)
  if (later === undefined || !mayReplace(later) || (await isDecidedBySender(uow, later))) return
  const elsewhere = isReceived(later) ? null : later.receiverId
  for (const { id } of await earlierThan(uow, later)) {
    const theirs = elsewhere === null ? undefined : await uow.within(elsewhere, (other) => bookOf(other, versionId, id))
    const books = [await bookOf(uow, versionId, id), theirs].filter((book) => book !== undefined)
    const fates = books.map(({ fate }) => fate)
    const isAccepted = books.every((book) => book.isAccepted)
    if (!givesWay(fates, isAccepted)) continue
    if (elsewhere !== null && theirs !== undefined)
      await uow.within(elsewhere, (other) => replaceIn(other, versionId, id))
    await replaceIn(uow, versionId, id)
  }
}

const mayReplace = (entry: Entry): boolean =>
  hasVersions(entry.type) && !entry.draft && entry.discarded === null && stands(entry)

/** Each side is told of a version. Within the network its sender's work sees to both; of others there is one book only. */
const isDecidedBySender = async (uow: UnitOfWork, later: Entry): Promise<boolean> =>
  isReceived(later) &&
  later.senderId !== null &&
  (await uow.within(later.senderId, (sender) => findEntry(sender, later.id))) !== undefined

/** What a party's books say of an earlier version, held until the transaction ends; undefined where they do not have both. */
async function bookOf(
  uow: UnitOfWork,
  versionId: string,
  earlierId: string,
): Promise<{ fate: Fate; isAccepted: boolean } | undefined> {
  const later = await findEntry(uow, versionId)
  if (later === undefined || !(await earlierThan(uow, later)).some(({ id }) => id === earlierId)) return undefined
  const earlier = await lockEntry(uow, earlierId)
  if (earlier === undefined) return undefined
  const following = (await entriesFollowing(uow, earlierId)).filter((one) => isWithSamePartner(earlier, one))
  return { fate: fateOf(earlier, following), isAccepted: later.response === 'ACCEPTED' }
}

async function replaceIn(uow: UnitOfWork, versionId: string, earlierId: string): Promise<void> {
  const [earlier, later] = [await lockEntry(uow, earlierId), await lockEntry(uow, versionId)]
  if (earlier !== undefined && later !== undefined) await becomeReplaced(uow, earlier, later)
}
