import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { counterpartOf, type Entry, findEntry, otherParty, type Party, partyOf } from '../../entries/index.ts'
import type { PostRecord } from '../records.ts'
import { whyNotComment } from '../rules.ts'
import * as posts from '../store/posts.ts'

/** The task that brings what was said to the other party, once. */
export const carryPostTask = 'documents.carryPost'

export interface Posting {
  readonly documentId: string
  /** Chosen by the caller: posting again under it has the effect of one. */
  readonly postId: string
  readonly text: string
}

/**
 * Says something about a document to its other party.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (not delivered, or the id names another post), BadRequest (no word).
 */
export async function postMessage(uow: UnitOfWork, { documentId, postId, text }: Posting): Promise<void> {
  const entry = await entryFor(uow, documentId)
  const why = whyNotComment(entry)
  if (why !== undefined) throw new ApiError('Conflict', t`The document ${documentId} cannot be commented on: ${why}.`)
  const words = text.toWellFormed().replaceAll('\u0000', '').trim()
  if (words === '') throw new ApiError('BadRequest', t`Text is empty: enter a comment.`)
  const posted = { id: postId, documentId, authorId: uow.author.actorId, text: words }
  const repeated = await posts.find(uow, postId)
  if (repeated?.documentId === entry.id && repeated.text === words) return
  if (!(await keep(uow, posted, partyOf(entry))))
    throw new ApiError('Conflict', t`The post id ${postId} is used by another post. Use a new one.`)
  await uow.later(carryPostTask, { postId })
}

/** Brings a post to the other party, where it still has the document. It may run twice and carries once. */
export async function carryPost(uow: UnitOfWork, postId: string): Promise<void> {
  const found = await posts.find(uow, postId)
  const entry = found && (await findEntry(uow, found.documentId))
  const receiverId = entry && counterpartOf(entry)
  if (found === undefined || entry === undefined || receiverId == null) return
  await uow.within(receiverId, async (receiverUow) => {
    const theirs = await findEntry(receiverUow, entry.id)
    if (isSame(theirs, uow.companyId))
      await keep(
        receiverUow,
        { id: found.id, documentId: entry.id, authorId: null, text: found.text },
        otherParty(partyOf(theirs)),
      )
  })
}

/** Another document may stand there under the same id: only what was exchanged with us is the same. */
const isSame = (theirs: Entry | undefined, companyId: string): theirs is Entry =>
  theirs !== undefined && whyNotComment(theirs) === undefined && counterpartOf(theirs) === companyId

async function keep(uow: UnitOfWork, post: Omit<PostRecord, 'companyId' | 'created'>, by: Party): Promise<boolean> {
  const kept = await posts.add(uow, { ...post, companyId: uow.companyId, created: uow.now })
  if (kept === undefined) return false
  await uow.log({
    kind: 'document.commented',
    objectType: 'document',
    objectId: post.documentId,
    detail: { postId: post.id, by },
  })
  return true
}
