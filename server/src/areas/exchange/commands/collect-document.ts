import type { Actor, RequestContext, UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, type Entry, findEntry, isReceived, lockEntry } from '../../entries/index.ts'

/** The task that tells the sender of a document that a program of its receiver has fetched it. */
export const collectedTask = 'documents.collected'

/** A token of a person's or of OAuth is a program; an app in the shell shows its person what it fetches. */
const isProgram = ({ kind, isScoped }: Actor): boolean => kind === 'program' || isScoped === true

/** What a program fetches of what the company has received is collected, the first time. */
export async function noteFetched(
  { platform, companyId, actor, requestId }: RequestContext,
  entries: readonly Entry[],
): Promise<void> {
  const fetched = entries.filter((entry) => isReceived(entry) && !entry.collected)
  if (!isProgram(actor) || fetched.length === 0) return
  // In one order, for another program may fetch the same at the same time.
  const ids = fetched.map(({ id }) => id).toSorted()
  await platform.transact(companyId, { actorId: actor.userId, requestId }, async (uow) => {
    for (const id of ids) await collectDocument(uow, id)
  })
}

/** A program of the company has fetched the document. */
export async function collectDocument(uow: UnitOfWork, documentId: string): Promise<void> {
  const entry = await lockEntry(uow, documentId)
  if (entry === undefined || entry.collected) return
  await changeEntry(uow, entry, { collected: true })
  await uow.log({
    kind: 'document.fetched',
    objectType: 'document',
    objectId: entry.id,
    contentHash: entry.contentHash,
  })
  await uow.later(collectedTask, { documentId: entry.id })
}

/** Tells the sender within the network; what came by another way has no entry there under this id. */
export async function tellCollected(uow: UnitOfWork, documentId: string): Promise<void> {
  const senderId = (await findEntry(uow, documentId))?.senderId
  if (senderId == null || senderId === uow.companyId) return
  await uow.within(senderId, (senderUow) => becomeCollected(senderUow, documentId, uow.companyId))
}

async function becomeCollected(uow: UnitOfWork, documentId: string, by: string): Promise<void> {
  const entry = await lockEntry(uow, documentId)
  if (entry?.delivery !== 'SENT' || entry.receiverId !== by || entry.collected) return
  const changed = await changeEntry(uow, entry, { collected: true, modified: uow.now })
  await uow.log({
    kind: 'document.collected',
    objectType: 'document',
    objectId: entry.id,
    detail: { by: 'receiver', from: entry.state, to: changed.state },
  })
}
