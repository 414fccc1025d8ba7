import type { Outward, UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { contentOf, findEntries } from '../../entries/index.ts'
import { readTrade } from '../../parsing/index.ts'
import { learned, sideTaught } from '../rules.ts'
import * as store from '../store.ts'

/** The task that learns from documents that were sent. */
export const learnTask = 'items.learn'

/** Of what is sent at once, the last are enough: who sends thousands repeats their items. */
const maxDocuments = 20
/** Beyond that nothing new is learned: a catalogue that size is kept elsewhere. */
const maxItems = 10_000

/** Leaves for later what can be learned from lines of the log that were just sealed. */
export async function queueLearning(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const sent = lines.flatMap(({ kind, object_id }) => (kind === 'document.sent' ? [object_id] : []))
  if (sent.length > 0) await uow.later(learnTask, { documentIds: [...new Set(sent)].slice(-maxDocuments) })
}

/** Learns what documents say of items. Run again, it learns the same. */
export async function learnItems(uow: UnitOfWork, documentIds: readonly string[]): Promise<Outward | undefined> {
  const entries = (await findEntries(uow, documentIds)).filter(
    ({ type, discarded, delivery }) => sideTaught(type) !== undefined && discarded === null && delivery !== 'RECEIVED',
  )
  if (entries.length === 0) return undefined
  const contents = await Promise.all(entries.map(async (entry) => ({ entry, bytes: await contentOf(uow, entry) })))
  return async () => {
    const read = await Promise.all(
      contents.map(async ({ entry, bytes }) => ({ entry, form: (await readTrade(bytes)).form })),
    )
    return async (after) => {
      await store.holdAll(after)
      for (const { entry, form } of read) {
        const side = sideTaught(entry.type)
        if (form !== undefined && side !== undefined) await keep(after, learned(form, side), entry.connectionId)
      }
    }
  }
}

async function keep(
  uow: UnitOfWork,
  found: readonly ReturnType<typeof learned>[number][],
  connectionId: string | null,
): Promise<void> {
  const [first] = found
  if (first === undefined) return
  const names = found.map(({ known_by }) => known_by)
  const known = new Map((await store.knownAs(uow, first.side, names)).map((row) => [row.known_by, row]))
  const isFull = (await store.count(uow)) >= maxItems
  const fresh: store.ItemRow[] = []
  for (const item of found) {
    const before = known.get(item.known_by)
    if (before === undefined) {
      const row = { ...item, company_id: uow.companyId, id: uow.newId() }
      if (!isFull) fresh.push({ ...row, hidden: false, entered: false, changed: uow.now })
    } else if (before.entered) await store.save(uow, { ...before, changed: uow.now })
    else await store.save(uow, { ...before, ...withoutLoss(before, item), changed: uow.now })
  }
  await store.add(uow, fresh)
  if (connectionId === null) return
  const ids = new Map((await store.knownAs(uow, first.side, names)).map(({ known_by, id }) => [known_by, id]))
  await store.savePrices(
    uow,
    found.flatMap(({ known_by, price, currency }) => {
      const item_id = ids.get(known_by)
      if (item_id === undefined || price === null || currency === null) return []
      return [{ company_id: uow.companyId, item_id, connection_id: connectionId, price, currency }]
    }),
  )
}

/** What a line leaves out is known still. */
const withoutLoss = <T extends object>(before: T, now: T): T =>
  Object.fromEntries(Object.entries(now).map(([name, value]) => [name, value ?? before[name as keyof T] ?? null])) as T
