import { createHash } from 'node:crypto'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { postMessage } from '../../conversations/index.ts'
import { type Actor, logged } from '../../requisitions/index.ts'
import { held } from '../reader.ts'
import { whyNot } from '../rules/states.ts'
import * as store from '../store.ts'
import { refusePast } from './ask-suppliers.ts'
import { endTask } from './tell-buyer.ts'

/** The task that moves the day of a request with the supplier who has it. */
export const moveDayTask = 'quoteRequests.move_day'

export interface Saying {
  readonly requestId: string
  /** Chosen by the caller: saying it again under it has the effect of one. */
  readonly postId: string
  readonly text: string
  /** Until when quotes are asked for from now on. */
  readonly respondBy?: string | undefined
}

/**
 * Says the same to all who were asked, each in the thread of their own request.
 *
 * @throws ApiError ResourceNotFound, Conflict, BadRequest.
 */
export async function postToAll(
  uow: UnitOfWork,
  { requestId, postId, text, respondBy }: Saying,
  actor: Actor,
): Promise<void> {
  const { request, requisition } = await held(uow, requestId, actor)
  const why = whyNot('postToAll', { state: request.state, requisition: requisition.state })
  if (why !== undefined)
    throw new ApiError('Conflict', t`No more messages can be sent about ${request.number}: ${why}.`, {
      details: { state: request.state },
    })
  await refusePast(uow, respondBy)
  const asked = await store.suppliersOf(uow, [requestId])
  for (const { documentId } of asked) await postMessage(uow, { documentId, postId: postTo(documentId, postId), text })
  if (respondBy !== undefined) {
    await store.change(uow, requestId, { respondBy })
    for (const { documentId } of asked) await uow.later(moveDayTask, { documentId, day: respondBy })
    await endTask(uow, request)
  }
  await logged(uow, requisition, 'quotes_asked')
}

/** A post has an id of its own in each thread: the same one there for what is said again. */
function postTo(documentId: string, postId: string): string {
  const hex = createHash('sha256').update(`${documentId} ${postId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
