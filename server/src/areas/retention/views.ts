import { known } from '../entries/index.ts'
import type { HoldRecord } from './records.ts'

export const holdOf = (
  { kind, objectId, reason, placed, authorId }: HoldRecord,
  people: ReadonlyMap<string, string>,
  name?: string,
) => ({
  Kind: kind,
  ...(kind === 'DOCUMENT' ? { DocumentId: objectId } : { ConnectionId: objectId }),
  ...known({ Name: name, By: authorId === null ? null : people.get(authorId) }),
  Reason: reason,
  Since: placed.toISOString(),
})
