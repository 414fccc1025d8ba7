import { documentTypesOfTrade, listedTypes, type TradeType } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { changedDocuments, type Period } from '../document-lists/index.ts'
import { type Entry, findEntries } from '../entries/index.ts'
import * as posts from './store/posts.ts'

/** What of documents is asked for. */
type Wanted = Parameters<typeof changedDocuments>[2]

/** Documents that changed in a period, or about which something was said in it, with the last that was. */
export async function documentsWithin(
  uow: UnitOfWork,
  period: Period,
  wanted: Wanted,
): Promise<{ readonly entry: Entry; readonly lastPost: Date | undefined }[]> {
  const lastPosts = await posts.lastPosts(uow, period)
  const changed = await changedDocuments(uow, period, wanted)
  const known = new Set(changed.map(({ id }) => id))
  const others = wanted.onlyFailed ? [] : [...lastPosts.keys()].filter((id) => !known.has(id))
  const mentioned = (await readableOf(uow, await findEntries(uow, others))).filter((entry) =>
    isListed(entry, period, wanted),
  )
  return [...changed, ...mentioned].map((entry) => ({ entry, lastPost: lastPosts.get(entry.id) }))
}

/** Listed as what changed is: not put away, and no later stretch's. */
const isListed = ({ type, archived, draft, modified }: Entry, { before }: Period, { withAnswers }: Wanted): boolean =>
  !archived &&
  !draft &&
  (before === undefined || modified < new Date(before)) &&
  (withAnswers ? documentTypesOfTrade : (listedTypes as readonly TradeType[])).includes(type)
