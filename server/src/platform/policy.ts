import { type Permission, type Role, type RoleId, roles } from '@kontor/contract'

/** Who may do what of an area: each right with a sentence and the roles that have it. */
export type Policy = { readonly [P in Permission]?: { readonly says: string; readonly roles: 'all' | readonly Role[] } }

/** What each role may do, out of the areas' policies. A role that nobody knows may do nothing. */
export function permissionsByRole(policies: readonly Policy[]): (roleId: string) => ReadonlySet<Permission> {
  const byId = new Map<string, Set<Permission>>()
  for (const [role, id] of Object.entries(roles) as [Role, RoleId][]) {
    const rights = new Set<Permission>(['anyone', 'member', 'session.manage'])
    for (const policy of policies)
      for (const [permission, who] of Object.entries(policy))
        if (who.roles === 'all' || who.roles.includes(role)) rights.add(permission as Permission)
    byId.set(id, rights)
  }
  const none: ReadonlySet<Permission> = new Set(['anyone'])
  return (roleId) => byId.get(roleId) ?? none
}
