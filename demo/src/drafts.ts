import { parseHere } from '@kontor/server'
import { contentOf, findEntry } from '@kontor/server/areas/entries'
import { sendDocument } from '@kontor/server/areas/exchange'
import type { UnitOfWork } from '@kontor/server/platform'

/** Sends a draft that an area has made, over a connection. */
export async function sendDraft(uow: UnitOfWork, documentId: string, connectionId: string): Promise<void> {
  const draft = await findEntry(uow, documentId)
  if (draft === undefined) return
  const bytes = await contentOf(uow, draft)
  const { contentHash } = draft
  await sendDocument(uow, {
    ...{ documentId, dispatchId: uow.newId(), connectionId },
    ...{ parsed: parseHere(bytes), bytes, contentHash },
  })
}
