import type { UnitOfWork } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { contentOf, type Entry, entriesFollowing, findEntries, isWithSamePartner } from '../entries/index.ts'
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

export async function gatherLines(
  uow: UnitOfWork,
  entry: Entry,
  seeing: Seeing = 'READER',
  { held, entries, following: followingOf }: Reading = readingIn(uow),
): Promise<Gathered> {
  // What does not wait for each other is asked in one turn, and travels together.
  const [{ inward, outward }, answering, own, answered] = await Promise.all([
    mappings.ofAndTo(uow, entry.id),
    followingOf([entry.id]),
    held(entry),
    entries(entry.answersId === null ? [] : [entry.answersId]),
  ])
  const targets = outward.map(({ targetDocumentId }) => targetDocumentId).filter((id) => id !== entry.answersId)
  const [mapped, mappedTo] = await Promise.all([
    entries([...new Set(inward.map(({ documentId }) => documentId))]),
    entries([...new Set(targets)]),
  ])
  const named = [...answered, ...mappedTo]
  const following = [...answering, ...mapped].filter((one) => isWithSamePartner(entry, one))
  const unique = [...new Map(following.map((one) => [one.id, one])).values()]
    .filter(speaksOfLines)
    .toSorted((one, other) => one.created.getTime() - other.created.getTime())
  const [followers, changes, followed, credits] = await Promise.all([
    Promise.all(unique.map(held)),
    Promise.all(agreedChanges(entry, answering).map(held)),
    seeing === 'ALL' ? named : readableOf(uow, named),
    entry.type === 'order' ? creditsOf(entry, { followers: unique, following }, { held, following: followingOf }) : [],
  ])
  return { ...own, followers, outward, inward, followed, credits, changes: changes.map(({ bytes }) => bytes) }
}

/** The credit notes of the bills of an order, and those that follow the order itself. */
async function creditsOf(
  order: Entry,
  { followers, following }: { readonly followers: readonly Entry[]; readonly following: readonly Entry[] },
  { held, following: followingOf }: Pick<Reading, 'held' | 'following'>,
) {
  const ofBills = await followingOf(followers.filter(({ type }) => type === 'invoice').map(({ id }) => id))
  const notes = [...following, ...ofBills].filter(
    (one) => one.type === 'creditnote' && stands(one) && isWithSamePartner(order, one),
  )
  const unique = [...new Map(notes.map((one) => [one.id, one])).values()]
  return Promise.all(unique.toSorted((one, other) => one.created.getTime() - other.created.getTime()).map(held))
}

/** Of what follows an order, the changes of it that both sides agreed to. */
export const agreedChanges = (order: Entry, following: readonly Entry[]): Entry[] =>
  order.type === 'order'
    ? following.filter((one) => isAgreed(one) && one.discarded === null && isWithSamePartner(order, one))
    : []

/** Reads documents, and what follows them, of each once: a bill is gathered by itself, and as what bills its order. */
export interface Reading {
  /** A document with its bytes. */
  readonly held: (entry: Entry) => Promise<Held>
  /** Those of these documents that the company has. */
  readonly entries: (ids: readonly string[]) => Promise<Entry[]>
  /** What answers, corrects or follows any of these documents, oldest first of each. */
  readonly following: (ids: readonly string[]) => Promise<Entry[]>
}

/** @param known entries that were read before */
export function readingIn(uow: UnitOfWork, known: readonly Entry[] = []): Reading {
  const found = new Map(known.map((entry) => [entry.id, entry]))
  const bytes = new Map<string, Promise<Uint8Array>>()
  const followers = new Map<string, Promise<Entry[]>>()
  return {
    held: async (entry) => {
      const reading = bytes.get(entry.id) ?? contentOf(uow, entry)
      bytes.set(entry.id, reading)
      return { entry, bytes: await reading }
    },
    entries: async (ids) => {
      for (const entry of await findEntries(
        uow,
        ids.filter((id) => !found.has(id)),
      ))
        found.set(entry.id, entry)
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    following: async (ids) => {
      for (const id of ids) if (!followers.has(id)) followers.set(id, entriesFollowing(uow, id))
      return (await Promise.all(ids.map((id) => followers.get(id) ?? []))).flat()
    },
  }
}
