import { type Message, t } from '@kontor/i18n'

const hourMs = 60 * 60_000

/** How long a link leads in, in milliseconds: who starts a server sits before it, a partner may take a fortnight. */
export const lifetimeMs = (inviterId: string | null): number => (inviterId === null ? hourMs : 14 * 24 * hourMs)

export interface LinkTimes {
  readonly expires: Date
  readonly used: Date | null
}

export const linkState = ({ expires, used }: LinkTimes, now: Date): 'OPEN' | 'USED' | 'EXPIRED' =>
  used !== null ? 'USED' : expires <= now ? 'EXPIRED' : 'OPEN'

/** Why nobody creates a company with a link; undefined where they may. */
export function whyNotRegister(link: LinkTimes, now: Date): Message | undefined {
  const state = linkState(link, now)
  if (state === 'USED') return t`This link has already been used: sign in, or request a new one.`
  return state === 'EXPIRED' ? t`This link has expired: request a new one.` : undefined
}
