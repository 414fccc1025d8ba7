import { askablePermissions, type Permission, type Role, type RoleId, roles } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { ApiError } from './api-error.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Who may do what of an area: each right with a sentence and the roles that have it. */
export type Policy = {
  readonly [P in Permission]?: { readonly says: Message; readonly roles: 'all' | readonly Role[] }
}

/** How a sentence names a role. */
export const roleTitles: Readonly<Record<Role, Message>> = {
  companyAdmin: t`company administrator`,
  apManager: t`AP manager`,
  apClerk: t`AP clerk`,
  approver: t`approver`,
  buyer: t`buyer`,
  requester: t`requester`,
  onboarder: t`onboarding manager`,
  readOnly: t`read-only user`,
  supplierContact: t`supplier contact`,
  supporter: t`support`,
  translator: t`translator`,
}

/** Rights that come with every role, by no policy's gift. */
export const everyRolesRights: readonly Permission[] = ['anyone', 'member', 'session.manage']

/**
 * What is done with one object, for whoever asks why: the right that it takes, and the rule that is enforced on the
 * object as it stands now.
 */
export interface ObjectRule {
  readonly right: Permission
  /** The file in which the rule is written, under server/src/areas. */
  readonly stands: string
  /**
   * A sentence that says why the person cannot, whatever their rights; undefined where they can.
   *
   * @throws ApiError ResourceNotFound
   */
  whyNot(uow: UnitOfWork, objectId: string, personId: string): Promise<Message | undefined>
}

/** What each role may do, out of the areas' policies. A role that nobody knows may do nothing. */
export function permissionsByRole(policies: readonly Policy[]): (roleId: string) => ReadonlySet<Permission> {
  const byId = new Map<string, Set<Permission>>()
  for (const [role, id] of Object.entries(roles) as [Role, RoleId][]) {
    const rights = new Set<Permission>(everyRolesRights)
    for (const policy of policies)
      for (const [permission, who] of Object.entries(policy))
        if (who.roles === 'all' || who.roles.includes(role)) rights.add(permission as Permission)
    byId.set(id, rights)
  }
  const none: ReadonlySet<Permission> = new Set(['anyone'])
  return (roleId) => byId.get(roleId) ?? none
}

/** Who asks, and with which rights. */
export interface Holder {
  readonly permissions: ReadonlySet<Permission>
  /** The app by which they ask, and what of their role’s rights it was not granted. */
  readonly app?: string
  readonly withheld?: ReadonlySet<Permission>
  /** The app is a program with a token of OAuth, whose rights are its scopes. */
  readonly isScoped?: boolean
}

/** @throws ApiError Forbidden where the right is not among theirs: the sentence says whether role or app lacks it. */
export function mustHave({ permissions, app, withheld, isScoped }: Holder, right: Permission): void {
  if (permissions.has(right)) return
  const lacking = withheld?.has(right) ? app : undefined
  if (lacking === undefined || !isScoped || !isAskable(right))
    throw new ApiError('Forbidden', whyNot(right, lacking), { details: { right } })
  throw new ApiError(
    'Forbidden',
    t`The token of ${lacking} lacks the scope “${right}”: request it when you sign in, and have it allowed.`,
    { details: { right, scope: right } },
  )
}

const isAskable = (right: Permission): boolean => (askablePermissions as readonly Permission[]).includes(right)

/** @param app the one that lacks what the role includes */
function whyNot(right: Permission, app: string | undefined): Message {
  if (app === undefined)
    return t`Your role does not include the permission “${right}”: ask an administrator of your company.`
  return isAskable(right)
    ? t`The app ${app} does not have the permission “${right}”, which your role includes: an administrator can grant it if the app requests it.`
    : t`The app ${app} does not have the permission “${right}”, and no app can: do this in the shell.`
}
