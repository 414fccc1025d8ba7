import { type Act, Fault, type RequestContext } from '../../../platform/index.ts'
import { parse } from '../../../platform/parsing/index.ts'
import { connectionsCalled } from '../../network/index.ts'
import { saveDocument } from '../acts/saving.ts'
import { sendDocument } from '../acts/sending.ts'
import * as entries from '../store/entries.ts'

/**
 * The connection that a document without one is meant for: that of the partner whom it names as its receiver.
 *
 * @throws Fault NotConnected where there is none, or more than one of that name.
 */
export async function addressee(act: Act, receiverName: string): Promise<string> {
  const [only, ...others] = await connectionsCalled(act, receiverName)
  if (only !== undefined && others.length === 0) return only.id
  const found = only === undefined ? 'nobody' : `${others.length + 1} partners`
  throw new Fault(
    'NotConnected',
    `The document names ${receiverName} as its receiver, and you are connected to ${found} of that name. Send it to a connection.`,
  )
}

/** Saves and sends a document in one step and one transaction. */
export async function saveAndSend(
  context: RequestContext,
  bytes: Uint8Array,
  documentId: string | undefined,
): Promise<{ DocumentId: string; DispatchId: string }> {
  const parsed = await parse(bytes)
  return context.write(async (act) => {
    const id = documentId ?? act.newId()
    const before = await entries.find(act, id)
    const { contentHash } = await saveDocument(act, { id, bytes, parsed, draft: false })
    const connectionId = before?.connectionId ?? (await addressee(act, parsed.receiverName))
    const dispatchId = act.newId()
    await sendDocument(act, { documentId: id, dispatchId, connectionId, parsed, bytes, contentHash })
    return { DocumentId: id, DispatchId: dispatchId }
  })
}
