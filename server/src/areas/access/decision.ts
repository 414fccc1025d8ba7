import { type DecidingRule, type Permission, type Role, roles } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import { t } from '@kontor/i18n'
import { everyRolesRights, type Policy, roleTitles } from '../../platform/index.ts'

/** What a rule says, which one it is, and the file in which it is written and enforced. */
export interface Decision {
  readonly allowed: boolean
  readonly rule: DecidingRule
  readonly because: Message
  /** A path in the project. */
  readonly stands: string
}

/** What the policies say, and what the server makes of them for each request. */
export interface Rights {
  readonly policies: Readonly<Record<string, Policy>>
  readonly permissionsOf: (roleId: string) => ReadonlySet<Permission>
}

export const areaFile = (file: string): string => `server/src/areas/${file}`

export const refused = (rule: DecidingRule, because: Message, stands: string): Decision => ({
  allowed: false,
  rule,
  because,
  stands,
})

const titleOf = (roleId: string): Message => {
  const role = (Object.keys(roles) as Role[]).find((name) => roles[name] === roleId)
  return role === undefined ? t`${roleId} (unknown)` : roleTitles[role]
}

/** What the role decides: the set of rights is the one that every request is held against, the sentence its policy's. */
export function byRole({ policies, permissionsOf }: Rights, name: string, roleId: string, right: Permission): Decision {
  const allowed = permissionsOf(roleId).has(right)
  const title = titleOf(roleId)
  if (everyRolesRights.includes(right)) {
    const because = t`${name} has the role “${title}”, which includes the permission “${right}”, as every role does.`
    return { allowed, rule: 'role', because, stands: 'server/src/platform/policy.ts' }
  }
  const [area, policy] = Object.entries(policies).find(([, rights]) => rights[right] !== undefined) ?? []
  if (area === undefined || policy === undefined) throw new Error(`The right ${right} stands in no policy`)
  const who = policy[right]?.says
  const because = allowed
    ? t`${name} has the role “${title}”, which includes the permission “${right}”. ${who}`
    : t`${name} has the role “${title}”, which does not include the permission “${right}”. ${who}`
  return { allowed, rule: 'role', because, stands: areaFile(`${area}/policy.ts`) }
}
