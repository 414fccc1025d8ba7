import { type Permission, type Role, type RoleId, roles } from '@kontor/contract'
import { type Said, said } from '@kontor/ubl'
import type { Act } from './act.ts'
import { ApiError } from './api-error.ts'

/** Who may do what of an area: each right with a sentence and the roles that have it. */
export type Policy = {
  readonly [P in Permission]?: { readonly says: Said; readonly roles: 'all' | readonly Role[] }
}

/** How a sentence names a role. */
export const roleTitles: Readonly<Record<Role, Said>> = {
  companyAdmin: said`admin`,
  apManager: said`AP manager`,
  apClerk: said`AP clerk`,
  approver: said`approver`,
  buyer: said`buyer`,
  requester: said`requester`,
  onboarder: said`onboarder`,
  readOnly: said`read-only`,
  supplierContact: said`supplier contact`,
  supporter: said`supporter`,
  translator: said`translator`,
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
  whyNot(act: Act, objectId: string, personId: string): Promise<Said | undefined>
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

/** @throws ApiError Forbidden where the right is not among them. */
export function mustHave(permissions: ReadonlySet<Permission>, right: Permission): void {
  if (!permissions.has(right))
    throw new ApiError(
      'Forbidden',
      said`Your role does not include the right ${right}: ask an administrator of your company.`,
      {
        details: { right },
      },
    )
}
