import type { Areas, RightType } from '@kontor/contract'
import { type Handlers, notFound, type RequestContext } from '../../../platform/index.ts'
import { type Grant, share } from '../acts/sharing.ts'
import { filesOf } from './parts.ts'

/** Grants one right by the second version's address. `identityId` names on whose behalf: the company that is entered. */
function grant(
  context: RequestContext,
  { id, right }: { readonly id: string; readonly right: string },
  identityId: string | undefined,
  to: Omit<Grant, 'Right'>,
): Promise<void> {
  if (identityId !== undefined && identityId !== context.companyId) throw notFound('identity', identityId)
  return context.write((act) => share(act, id, [{ ...to, Right: right as RightType }], true))
}

/** Documents by the addresses of the second version (002 §7, Documents v2). */
export const second: Handlers<Areas['documentsV2']> = {
  grantUser: ({ params, query }, context) => grant(context, params, query.identityId, { UserId: params.userId }),

  grantUserGroup: ({ params, query }, context) => grant(context, params, query.identityId, { GroupId: params.groupId }),

  listAttachments: ({ params }, context) => context.read((act) => filesOf(act, params.id)),
}
