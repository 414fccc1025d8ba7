import type { providerFactors } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { AccountState } from '../users/rules.ts'

const hourMs = 60 * 60_000

export type Purpose = 'invitation' | 'reset'

/** How long a one-time link leads in, in milliseconds: who was invited may be on holiday, who lost a password waits. */
const lifetimesMs: Readonly<Record<Purpose, number>> = { invitation: 7 * 24 * hourMs, reset: hourMs }

/** When a link ends that is made now. */
export const linkExpiry = (purpose: Purpose, now: Date): Date => new Date(now.getTime() + lifetimesMs[purpose])

export interface LinkTimes {
  readonly expires: Date
  readonly used: Date | null
}

export const linkState = ({ expires, used }: LinkTimes, now: Date): 'OPEN' | 'USED' | 'EXPIRED' =>
  used !== null ? 'USED' : expires <= now ? 'EXPIRED' : 'OPEN'

/** Why a one-time link lets nobody choose a password; undefined where it does. */
export function whyNotRedeem(link: LinkTimes, account: AccountState, now: Date): Message | undefined {
  const state = linkState(link, now)
  if (state === 'USED') return t`This link has already been used: sign in, or request a new one.`
  if (state === 'EXPIRED') return t`This link has expired: request a new one.`
  if (account !== 'CREATED' && account !== 'ACTIVE')
    return t`This account is ${account}: ask an administrator of your company.`
  return undefined
}

/** What a link is for that an administrator hands to a person whose account is in this state. */
export const purposeFor = (account: AccountState): Purpose => (account === 'CREATED' ? 'invitation' : 'reset')

/** Why nobody gets a link whose account is in this state; undefined where they do. */
export const whyNotIssue = (account: AccountState): Message | undefined =>
  account === 'CREATED' || account === 'ACTIVE'
    ? undefined
    : t`The account is ${account}: only CREATED and ACTIVE accounts can get a link.`

/** The fewest and the most characters of a password (NIST SP 800-63B-4, 3.1.1.2; docs/decisions/0056). */
export const fewestCharacters = 15
const maxCharacters = 1000

/** Common passwords, and those that are made of them, of rows of keys or of the person's own name, are guessed in fewer tries. */
const fewestGuesses = 1e10

/** Characters as people count them: code points of the form in which a password is compared. */
const lengthOf = (password: string): number => [...password.normalize('NFKC')].length

/**
 * What is wrong with a password that somebody chooses; undefined where it is good.
 *
 * @param guesses after how many tries somebody who knows the person and the common passwords would find it
 */
export function whyNotPassword(password: string, guesses: (password: string) => number): Message | undefined {
  const length = lengthOf(password)
  if (length < fewestCharacters) return t`The password has ${length} characters: use at least ${fewestCharacters}.`
  if (length > maxCharacters) return t`The password has ${length} characters: use at most ${maxCharacters}.`
  if (guesses(password) < fewestGuesses)
    return t`The password is easy to guess: do not use common passwords, keyboard patterns, or your name, address or company.`
  return undefined
}

/** Of whom an identity provider speaks, and how they proved themselves there. */
export interface ProviderIdentity {
  /** With `subject`, the account: what the provider never gives to another (OpenID Connect Core, 2). */
  readonly issuer: string
  readonly subject: string
  /** Undefined where there is none, or the provider does not vouch for it. */
  readonly email: string | undefined
  /** `amr` and `acr` of the ID token. */
  readonly methods: readonly string[]
  readonly level: string | undefined
}

export type ProviderFactor = (typeof providerFactors)[number]

/** Levels that ask for several factors: two of OpenID's (EAP ACR values), and two that are widely spoken. */
const strongLevels = [
  'phr',
  'phrh',
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
]

/** Whether a sign-in at a provider is two factors; `mfa` is what a provider says of several (RFC 8176). */
export function isTwoFactors(
  rule: ProviderFactor,
  { methods, level = '' }: Pick<ProviderIdentity, 'methods' | 'level'>,
): boolean {
  if (rule !== 'CLAIM') return rule === 'TRUST'
  return methods.includes('mfa') || strongLevels.includes(level)
}

/** The domain of an address, as domains are compared. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
