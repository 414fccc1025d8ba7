import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry, NewEntry } from '../entry.ts'
import { stateOf } from '../rules/states.ts'
import * as store from '../store/entries.ts'
import { searchWords } from '../values/search.ts'

/** Adds an entry; undefined where the company has one under this id, even one that was deleted. */
export async function addEntry(uow: UnitOfWork, entry: NewEntry): Promise<Entry | undefined> {
  const whole = { ...entry, state: stateOf(entry) }
  const id = await store.add(uow, { ...whole, words: wordsOf(whole) })
  return id === undefined ? undefined : { ...whole, id }
}

/** Writes what has changed of an entry, and the state that follows from it. */
export async function changeEntry(uow: UnitOfWork, entry: Entry, changes: store.Changes): Promise<Entry> {
  const { changed, written } = changing(entry, changes)
  if (!(await store.change(uow, entry.id, written)))
    throw new Error(`The document ${entry.id} is not there to be changed`)
  return changed
}

/** The same of an entry that this unit of work holds: nothing is waited for, and where it fails, so does the commit. */
export function changeHeldEntry(uow: UnitOfWork, entry: Entry, changes: store.Changes): Entry {
  const { changed, written } = changing(entry, changes)
  store.changeHeld(uow, entry.id, written)
  return changed
}

function changing(entry: Entry, changes: store.Changes) {
  const changed = { ...entry, ...changes }
  const state = stateOf(changed)
  const words = changes.contentHash === undefined ? {} : { words: wordsOf(changed) }
  return { changed: { ...changed, state }, written: { ...changes, state, ...words } }
}

/** The words by which an entry is found. */
const wordsOf = (entry: NewEntry): string =>
  searchWords(
    entry.businessId,
    entry.senderName,
    entry.receiverName,
    entry.note,
    entry.items,
    entry.requesterName,
    entry.accountingSystemId,
  ).join(' ')
