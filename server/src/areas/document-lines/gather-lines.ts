import type { UnitOfWork } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { contentOf, type Entry, entriesAnsweringAny, findEntries, isWithSamePartner } from '../entries/index.ts'
import type { LineMapping } from './records.ts'
import { counts, isAgreed } from './rules/lines.ts'
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
  /** Of an order, what gives its bills back, oldest first. */
  readonly credits: readonly Held[]
  /** Of an order, what changed it and was agreed to, oldest first. */
  readonly changes: readonly Uint8Array[]
}

/** What counts and is here still to be read. */
const stands = (entry: Entry): boolean => counts(entry) && entry.discarded === null

const speaksOfLines = (entry: Entry): boolean =>
  stands(entry) &&
  (entry.type === 'invoice' ||
    entry.type === 'receiptadvice' ||
    (entry.type === 'status' && entry.answerCode === 'BusinessDispute'))

/** For whom the documents that one follows are gathered: for who acts, those that they may read; for a rule, all. */
export type Seeing = 'READER' | 'ALL'

export async function gather(uow: UnitOfWork, entry: Entry, seeing: Seeing = 'READER'): Promise<Gathered> {
  const inward = await mappings.to(uow, entry.id)
  const outward = await mappings.of(uow, entry.id)
  const mapped = await findEntries(uow, [...new Set(inward.map(({ documentId }) => documentId))])
  const answering = await entriesAnsweringAny(uow, [entry.id])
  const following = [...answering, ...mapped].filter((one) => isWithSamePartner(entry, one))
  const unique = [...new Map(following.map((one) => [one.id, one])).values()]
    .filter(speaksOfLines)
    .toSorted((one, other) => one.created.getTime() - other.created.getTime())
  const followers = []
  for (const one of unique) followers.push(await held(uow, one))
  const targets = outward.map(({ targetDocumentId }) => targetDocumentId)
  const named = await findEntries(uow, [...new Set(entry.answersId === null ? targets : [entry.answersId, ...targets])])
  const followed = seeing === 'ALL' ? named : await readableOf(uow, named)
  const changes = []
  for (const one of agreedChanges(entry, answering)) changes.push(await contentOf(uow, one))
  const credits = entry.type === 'order' ? await creditsOf(uow, entry, unique, following) : []
  return { ...(await held(uow, entry)), followers, outward, inward, followed, changes, credits }
}

/** The credit notes of the bills of an order, and those that follow the order itself. */
async function creditsOf(uow: UnitOfWork, order: Entry, followers: readonly Entry[], following: readonly Entry[]) {
  const bills = followers.filter(({ type }) => type === 'invoice').map(({ id }) => id)
  const ofBills = bills.length === 0 ? [] : await entriesAnsweringAny(uow, bills)
  const notes = [...following, ...ofBills].filter(
    (one) => one.type === 'creditnote' && stands(one) && isWithSamePartner(order, one),
  )
  const read = []
  for (const one of new Map(notes.map((one) => [one.id, one])).values()) read.push(await held(uow, one))
  return read
}

/** Of what follows an order, the changes of it that both sides agreed to. */
export const agreedChanges = (order: Entry, following: readonly Entry[]): Entry[] =>
  order.type === 'order'
    ? following.filter((one) => isAgreed(one) && one.discarded === null && isWithSamePartner(order, one))
    : []

const held = async (uow: UnitOfWork, entry: Entry): Promise<Held> => ({
  entry,
  bytes: await contentOf(uow, entry),
})
