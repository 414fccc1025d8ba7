import type { UnitOfWork } from '../../../platform/index.ts'
import { codingAt, postingsOf } from '../../coding/index.ts'
import { contentOf, type Entry, lockEntry } from '../../entries/index.ts'
import { readTrade } from '../../parsing/index.ts'
import { counts, isSale, none, partsOf } from '../rules/index.ts'
import type { Part } from '../rules/records.ts'
import * as store from '../store.ts'

/** The task that counts a document anew. */
export const countTask = 'spend.count'

/** Writes what a document comes to now, in place of what it came to. Running it again, or in another order, changes nothing. */
export async function countDocument(uow: UnitOfWork, documentId: string): Promise<void> {
  // Who counts it at the same time waits, and finds it counted.
  const entry = await lockEntry(uow, documentId)
  await store.replaceParts(uow, documentId, entry === undefined || !counts(entry) ? [] : await countedOf(uow, entry))
}

async function countedOf(uow: UnitOfWork, entry: Entry): Promise<Part[]> {
  const { confined } = entry
  // What it came to stays, though its content is no longer kept.
  if (entry.discarded !== null) return (await store.partsOf(uow, entry.id)).map((part) => ({ ...part, confined }))
  const { form, totals } = await readTrade(await contentOf(uow, entry))
  if (form === undefined || totals === undefined || isSale(form)) return []
  const coding = (await codingAt(uow, entry.id))?.content
  return partsOf(
    {
      form,
      plain: postingsOf(form, totals),
      coded: coding === undefined ? [] : postingsOf(form, totals, coding),
    },
    {
      month: (entry.issueDate ?? entry.created.toISOString()).slice(0, 7),
      partner: entry.connectionId ?? none,
      currency: form.currency,
      confined,
    },
  )
}
