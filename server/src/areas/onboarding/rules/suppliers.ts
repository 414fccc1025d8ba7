import type { SupplierState } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** How long a link leads in: a supplier looks at such mails once a month. */
export const lifetimeMs = 30 * 24 * 60 * 60_000

const open: readonly SupplierState[] = ['NEW', 'INVITED', 'OPENED', 'EXPIRED']

/** Why a supplier is not invited, reminded or given a link now; undefined where it may be. */
export function whyNotInvite(state: SupplierState, name: string): Message | undefined {
  if (state === 'REGISTERED' || state === 'CONNECTED') return t`${name} has joined already: there is nothing to accept.`
  return state === 'DECLINED' ? t`${name} has declined: ask them before you invite them again.` : undefined
}

/** Why an invitation is not taken back now; undefined where it may be. */
export const whyNotWithdraw = (state: SupplierState, name: string): Message | undefined =>
  state === 'DECLINED' || state === 'WITHDRAWN'
    ? t`The invitation of ${name} is closed: there is nothing to withdraw.`
    : open.includes(state)
      ? undefined
      : t`${name} has joined already: there is nothing to withdraw.`

/** What may be done with a supplier now, as the screens show it. */
export function allowedActions(
  state: SupplierState,
  { invited, may }: { invited: boolean; may: { write: boolean; verify: boolean } },
): string[] {
  const canInvite = may.write && whyNotInvite(state, '') === undefined
  return [
    ...(canInvite ? [invited ? 'remind' : 'invite', 'link'] : []),
    ...(may.write && whyNotWithdraw(state, '') === undefined ? ['withdraw'] : []),
    ...(may.verify && state === 'REGISTERED' ? ['verify'] : []),
  ]
}
