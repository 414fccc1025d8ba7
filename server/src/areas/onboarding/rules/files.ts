import type { MasterDataFileAction, masterDataStates, Permission } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

type State = (typeof masterDataStates)[number]

/** Why nothing is changed about a file any more; undefined while it is on its way in. */
export function whyNotChange(state: State, name: string): Message | undefined {
  if (state === 'APPROVED') return t`The file ${name} has been approved: upload another one.`
  return state === 'DELETED' ? t`The file ${name} has been deleted: upload it again.` : undefined
}

/** What may be done with a file now; whoever approves it too early is told what is missing. */
export const fileActions = (state: State, permissions: ReadonlySet<Permission>): MasterDataFileAction[] =>
  permissions.has('onboarding.write') && whyNotChange(state, '') === undefined ? ['edit', 'approve', 'delete'] : []
