import type { Permission, TeamAction, TeamState } from '@kontor/contract'

const actionsAt: Readonly<Record<TeamState, readonly TeamAction[]>> = {
  ACTIVE: ['edit', 'disable'],
  DELETED: ['enable'],
}

/** What may be done with a team now, as screens show it. */
export const allowedActions = (state: TeamState, permissions: ReadonlySet<Permission>): TeamAction[] =>
  permissions.has('team.write') ? [...actionsAt[state]] : []
