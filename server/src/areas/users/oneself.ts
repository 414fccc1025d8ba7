import type { Message } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { noUser } from './not-found.ts'
import * as membershipStore from './store/memberships.ts'

/** @throws ApiError Forbidden for a colleague, ResourceNotFound for anybody else. */
export async function mustBeOneself(
  uow: UnitOfWork,
  context: RequestContext,
  userId: string,
  otherwise: Message,
): Promise<void> {
  if (userId === context.actor.userId) return
  if ((await membershipStore.membership(uow.tx, uow.companyId, userId)) === undefined) throw noUser(userId)
  throw new ApiError('Forbidden', otherwise)
}
