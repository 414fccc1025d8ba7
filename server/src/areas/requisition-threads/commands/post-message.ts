import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { tellColleagues } from '../../mail/index.ts'
import {
  type Actor,
  aroundOf,
  buyersOf,
  numberOf,
  type RequisitionRecord,
  requisitionSeen,
} from '../../requisitions/index.ts'
import { colleaguesOf } from '../../users/index.ts'
import { mayReply, recipientsOf } from '../rules.ts'
import * as store from '../store.ts'

export interface Saying {
  readonly requisitionId: string
  /** Chosen by the caller: saying it again under it has the effect of one. */
  readonly postId: string
  readonly text: string
}

/**
 * Says something about a requisition to those around it.
 *
 * @throws ApiError ResourceNotFound, Forbidden (who only reads), BadRequest (no word), Conflict (the id names another post)
 */
export async function postMessage(
  uow: UnitOfWork,
  origin: string,
  { requisitionId, postId, text }: Saying,
  actor: Actor,
): Promise<void> {
  const requisition = await requisitionSeen(uow, requisitionId, actor)
  if (!mayReply(actor.permissions))
    throw new ApiError(
      'Forbidden',
      t`The requisition ${numberOf(requisition)} cannot be commented on: your role can only read it.`,
    )
  const words = text.toWellFormed().replaceAll('\u0000', '').trim()
  if (words === '') throw new ApiError('BadRequest', t`Text is empty: enter a message.`)
  const before = await store.find(uow, postId)
  if (before?.requisitionId === requisition.id && before.text === words) return
  const post = { id: postId, requisitionId: requisition.id, authorId: actor.userId, text: words, created: uow.now }
  if (before !== undefined || !(await store.add(uow, post)))
    throw new ApiError('Conflict', t`The post id ${postId} is used by another post. Use a new one.`)
  await uow.log({ kind: 'requisition.commented', objectType: 'requisition', objectId: requisition.id })
  await tell(uow, origin, requisition, { authorId: actor.userId, text: words })
}

async function tell(
  uow: UnitOfWork,
  origin: string,
  requisition: RequisitionRecord,
  { authorId, text }: { readonly authorId: string; readonly text: string },
): Promise<void> {
  const colleagues = await colleaguesOf(uow)
  const to = recipientsOf(authorId, {
    asking: [requisition.requesterId, requisition.onBehalfId],
    holders: (await aroundOf(uow, [requisition])).holdersOf(requisition),
    buyers: await buyersOf(uow),
    spoke: (await store.postsOf(uow, requisition.id)).map((post) => post.authorId),
  })
  await tellColleagues(uow, colleagues, to, {
    subject: t`${colleagues.get(authorId)?.name ?? ''} commented on requisition ${numberOf(requisition)}`,
    comment: text,
    link: { to: `${origin}/#/Kontor.Buy/${requisition.id}`, label: t`Open requisition` },
    about: { type: 'message', id: null },
  })
}
