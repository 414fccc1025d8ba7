import type { Areas, RightType } from '@kontor/contract'
import type { Handlers, RequestContext, UnitOfWork } from '../../platform/index.ts'
import type { Entry } from '../entries/index.ts'
import { entryAt } from '../past/index.ts'
import { reachFor, reachOnceConfined } from './access.ts'
import { entryFor } from './accessible-entry.ts'
import { type Grant, share, unshare } from './commands/share-document.ts'
import { noIdentity } from './not-found.ts'
import { accessActions } from './rules.ts'
import * as access from './store.ts'
import { grantsOf } from './views.ts'

/** Grants one right by the second version's address. `identityId` names on whose behalf: the company that is entered. */
function grant(
  context: RequestContext,
  { id, right }: { readonly id: string; readonly right: string },
  identityId: string | undefined,
  to: Omit<Grant, 'Right'>,
): Promise<void> {
  if (identityId !== undefined && identityId !== context.companyId) throw noIdentity(identityId)
  return context.write((uow) => share(uow, id, [{ ...to, Right: right as RightType }], true))
}

/** Who may do what with a document, and what who asks may do about it. */
const accessNow = async (uow: UnitOfWork, entry: Entry) => ({
  ...grantsOf(entry, await access.of(uow, entry.id)),
  AllowedActions: accessActions(await reachFor(uow, entry, uow.author.actorId)),
  KeepsAccess: (await reachOnceConfined(uow, entry)) !== undefined,
})

export const handlers: Handlers<Areas['documentAccess']> = {
  readAccess: ({ params, query }, context) =>
    context.read(async (uow) => {
      const entry = await entryFor(uow, params.documentId)
      if (query.position !== undefined) return grantsOf(entry, (await entryAt(uow, entry, query.position)).given)
      return accessNow(uow, entry)
    }),

  saveAccess: ({ params, body }, context) => context.write((uow) => share(uow, params.documentId, body.Grants, false)),

  changeAccess: ({ params, body }, context) =>
    context.write(async (uow) => {
      await share(uow, params.documentId, body.Grants, true)
      return accessNow(uow, await entryFor(uow, params.documentId))
    }),

  deleteAccess: ({ params }, context) => context.write((uow) => unshare(uow, params.documentId)),

  grantUser: ({ params, query }, context) => grant(context, params, query.identityId, { UserId: params.userId }),

  grantUserGroup: ({ params, query }, context) => grant(context, params, query.identityId, { GroupId: params.groupId }),
}
