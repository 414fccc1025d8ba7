import type { RequestContext } from '../../../platform/index.ts'
import { openEnclosed } from '../../attachments/index.ts'
import { lockEntry, writeTransaction } from '../../entries/index.ts'
import { addressee, sendDocument, sendNew } from '../../exchange/index.ts'
import type { Parsed } from '../../parsing/index.ts'
import { composeNew, saveDocument } from './save-document.ts'

/** Saves and sends a document in one step and one transaction. */
export async function saveAndSend(
  context: RequestContext,
  bytes: Uint8Array,
  documentId: string | undefined,
  check: (parsed: Parsed) => void = () => undefined,
): Promise<{ DocumentId: string; DispatchId: string }> {
  const opened = await openEnclosed(bytes, context.platform.settings)
  const { parsed, enclosed } = opened
  check(parsed)
  const id = documentId ?? context.platform.ids.next()
  return writeTransaction(context, id, parsed, async (uow) => {
    const saving = { id, ...opened, draft: false }
    const dispatchId = uow.newId()
    const to = () => addressee(uow, parsed.receiverName)
    const before = documentId === undefined ? undefined : await lockEntry(uow, documentId)
    if (before === undefined) {
      const [entry, partner] = await Promise.all([composeNew(uow, saving), to()])
      await sendNew(uow, entry, partner, { dispatchId, bytes, parsed, enclosed })
    } else {
      const { contentHash } = await saveDocument(uow, saving)
      const connectionId = before.connectionId ?? (await to()).id
      await sendDocument(uow, { documentId: before.id, dispatchId, connectionId, parsed, bytes, contentHash })
    }
    return { DocumentId: saving.id, DispatchId: dispatchId }
  })
}
