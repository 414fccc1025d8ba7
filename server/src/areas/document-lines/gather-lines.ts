import type { UnitOfWork } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { contentOf, type Entry, entriesAnswering, findEntry, isWithSamePartner } from '../entries/index.ts'
import type { LineMapping } from './records.ts'
import * as mappings from './store.ts'

export interface Held {
  readonly entry: Entry
  readonly bytes: Uint8Array
}

/** A document with all that says what became of its lines, as bytes: they are read outside of the transaction. */
export interface Gathered extends Held {
  /** What bills, receives or disputes its lines, oldest first. */
  readonly followers: readonly Held[]
  /** What was said of its own lines, and of lines that belong to its. */
  readonly outward: readonly LineMapping[]
  readonly inward: readonly LineMapping[]
  /** The document that this one follows, and those to which its lines were mapped. */
  readonly followed: readonly Entry[]
  /** Of an order, what changed it and was agreed to, oldest first. */
  readonly changes: readonly Uint8Array[]
}

const speaksOfLines = (entry: Entry): boolean =>
  !entry.draft &&
  entry.discarded === null &&
  entry.response !== 'REJECTED' &&
  entry.response !== 'CANCELED' &&
  (entry.type === 'invoice' ||
    entry.type === 'receiptadvice' ||
    (entry.type === 'status' && entry.answerCode === 'BusinessDispute'))

export async function gather(uow: UnitOfWork, entry: Entry): Promise<Gathered> {
  const inward = await mappings.to(uow, entry.id)
  const outward = await mappings.of(uow, entry.id)
  const mapped = await found(
    uow,
    inward.map(({ documentId }) => documentId),
  )
  const answering = await entriesAnswering(uow, entry.id)
  const following = [...answering, ...mapped]
  const unique = [...new Map(following.map((one) => [one.id, one])).values()].filter(
    (one) => speaksOfLines(one) && isWithSamePartner(entry, one),
  )
  const followers = []
  for (const one of unique) followers.push(await held(uow, one))
  const targets = outward.map(({ targetDocumentId }) => targetDocumentId)
  const named = await found(uow, entry.answersId === null ? targets : [entry.answersId, ...targets])
  const followed = await readableOf(uow, named)
  const changes = []
  for (const one of answering) if (isAgreedChange(entry, one)) changes.push(await contentOf(uow, one))
  return { ...(await held(uow, entry)), followers, outward, inward, followed, changes }
}

/** What the other side accepted of an order: from then on it is the order. */
const isAgreedChange = (order: Entry, change: Entry): boolean =>
  order.type === 'order' &&
  change.type === 'orderchange' &&
  change.response === 'ACCEPTED' &&
  isWithSamePartner(order, change)

const held = async (uow: UnitOfWork, entry: Entry): Promise<Held> => ({
  entry,
  bytes: await contentOf(uow, entry),
})

async function found(uow: UnitOfWork, ids: readonly string[]): Promise<Entry[]> {
  const all = []
  for (const id of new Set(ids)) {
    const entry = await findEntry(uow, id)
    if (entry !== undefined) all.push(entry)
  }
  return all
}
