import type { LogLine, UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { changeEntry } from './write-entry.ts'

/** Writes that a workflow deals with a held document now, or does no more, and which. */
export async function noteWorkflow(
  uow: UnitOfWork,
  entry: Entry,
  workflow: Entry['workflow'],
  detail: NonNullable<LogLine['detail']>,
): Promise<Entry> {
  const changed = await changeEntry(uow, entry, { workflow })
  await uow.log({
    kind: workflow === null ? 'document.workflow_ended' : 'document.workflow_began',
    objectType: 'document',
    objectId: entry.id,
    detail,
  })
  return changed
}
