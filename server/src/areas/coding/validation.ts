import type { UnitOfWork } from '../../platform/index.ts'
import {
  type Coding,
  codesByList,
  type KnownEntry,
  type Remark,
  remarksOn,
  type Subject,
  valuesOf,
} from './rules/index.ts'
import * as codings from './store/codings.ts'
import * as entries from './store/entries.ts'
import * as lists from './store/lists.ts'

const keyOf = ({ listId, code }: { readonly listId: string; readonly code: string }) => JSON.stringify([listId, code])

/** Holds a coding of a document against the company’s lists and against the document. */
export async function judge(uow: UnitOfWork, documentId: string, coding: Coding, subject: Subject): Promise<Remark[]> {
  const known = new Map((await entriesIn(uow, coding)).map((entry) => [keyOf(entry), entry]))
  const before = await codings.find(uow, documentId)
  const carried = new Set(before === undefined ? [] : valuesOf(before.content).map(keyOf))
  return remarksOn(coding, {
    subject,
    lists: await lists.all(uow),
    entryOf: (value) => known.get(keyOf(value)),
    carries: (value) => carried.has(keyOf(value)),
  })
}

async function entriesIn(uow: UnitOfWork, coding: Coding): Promise<KnownEntry[]> {
  const all: KnownEntry[] = []
  for (const [listId, set] of codesByList(coding)) {
    const codes = [...set]
    const ties = Map.groupBy(await entries.tiesOf(uow, listId, codes), ({ code }) => code)
    for (const { code, active } of await entries.withCodes(uow, listId, codes)) {
      const goesWith = (ties.get(code) ?? []).map((tie) => ({ listId: tie.otherListId, code: tie.otherCode }))
      all.push({ listId, code, active, goesWith })
    }
  }
  return all
}
