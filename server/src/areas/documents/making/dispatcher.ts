import { t } from '@kontor/i18n'
import { type Act, ApiError, type RequestContext } from '../../../platform/index.ts'
import { connectionsCalled, type KnownConnection } from '../../network/index.ts'
import { open } from '../acts/enclosing.ts'
import { composeNew, saveDocument } from '../acts/saving.ts'
import { sendDocument, sendNew } from '../acts/sending.ts'
import { takeIn } from '../acts/taking-in.ts'
import * as entries from '../store/entries.ts'

/**
 * The connection that a document without one is meant for: that of the partner whom it names as its receiver.
 *
 * @throws ApiError NotConnected where there is none, or more than one of that name.
 */
export async function addressee(act: Act, receiverName: string): Promise<KnownConnection> {
  const [only, ...others] = await connectionsCalled(act, receiverName)
  if (only !== undefined && others.length === 0) return only
  throw new ApiError(
    'NotConnected',
    only === undefined
      ? t`The document names ${receiverName} as its receiver, and you are connected to nobody of that name. Send it to a connection.`
      : t`The document names ${receiverName} as its receiver, and you are connected to ${others.length + 1} partners of that name. Send it to a connection.`,
  )
}

/** Saves and sends a document in one step and one transaction. */
export async function saveAndSend(
  context: RequestContext,
  bytes: Uint8Array,
  documentId: string | undefined,
): Promise<{ DocumentId: string; DispatchId: string }> {
  const opened = await open(bytes, context.platform.settings)
  const { parsed, enclosed } = opened
  const id = documentId ?? context.platform.ids.next()
  return takeIn(context, id, parsed, async (act) => {
    const saving = { id, ...opened, draft: false }
    const dispatchId = act.newId()
    const to = () => addressee(act, parsed.receiverName)
    const before = documentId === undefined ? undefined : await entries.lock(act, documentId)
    if (before === undefined) {
      const [entry, partner] = await Promise.all([composeNew(act, saving), to()])
      await sendNew(act, entry, partner, { dispatchId, bytes, enclosed })
    } else {
      const { contentHash } = await saveDocument(act, saving)
      const connectionId = before.connectionId ?? (await to()).id
      await sendDocument(act, { documentId: before.id, dispatchId, connectionId, parsed, bytes, contentHash })
    }
    return { DocumentId: saving.id, DispatchId: dispatchId }
  })
}
