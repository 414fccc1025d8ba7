import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { codingsOf } from '../../coding/index.ts'
import { contentsAfter } from '../../entries/index.ts'
import { learnTask } from './learn-codings.ts'

/** The task that goes through a company's documents once (the migration leaves it). */
export const fillTask = 'coding_suggestions.fill'

/** What of a document's log may change what it teaches; what few may see from now on, or nobody, teaches no more. */
const moving: ReadonlySet<string> = new Set(
  ['coded', 'coding_removed', 'deleted', 'shared', 'opened'].map((kind) => `document.${kind}`),
)

/** What was coded is learned once it is sealed. */
export async function followDocuments(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const moved = lines.filter(({ object_type, kind }) => object_type === 'document' && moving.has(kind))
  for (const documentId of new Set(moved.map(({ object_id }) => object_id))) await uow.later(learnTask, { documentId })
}

/** So many documents are looked at in one transaction. */
const documentsPerTransaction = 200

/** Has what is coded among a company's documents learned, some at a time, in the order of their ids. */
export async function fill(uow: UnitOfWork, after: string | null): Promise<void> {
  const ids = (await contentsAfter(uow, after, documentsPerTransaction)).map(({ id }) => id)
  const last = ids.at(-1)
  if (last === undefined) return
  for (const documentId of (await codingsOf(uow, ids)).keys()) await uow.later(learnTask, { documentId })
  await uow.later(fillTask, { after: last })
}
