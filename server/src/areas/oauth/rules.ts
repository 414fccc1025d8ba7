import type { askablePermissions } from '@kontor/contract'

type AskablePermission = (typeof askablePermissions)[number]

/** The loopback hosts of this machine: there alone a code may travel in clear (RFC 8252, 7.3). */
const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Why an address cannot be where people are sent back to; undefined where it can. */
export function redirectFault(address: string): string | undefined {
  const fault = (says: string) => `The redirect address is "${address}": ${says}`
  if (!URL.canParse(address)) return fault('use a web address such as https://bridge.acme.example/callback.')
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return fault('use an address that begins with https.')
  if (url.protocol === 'http:' && !loopback.includes(url.hostname))
    return fault(
      'http is only allowed for this computer (127.0.0.1, [::1], localhost): use an address that begins with https.',
    )
  if (address.includes('#')) return fault('leave out everything after #.')
  if (url.username !== '' || url.password !== '') return fault('leave out the name and password before the host.')
  if (address.includes('*')) return fault('wildcards are not allowed: use the complete address without *.')
  return undefined
}

/** Why a name cannot be that of a program; undefined where it can. */
export function clientIdFault(id: string, ourVendor: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9-]{0,39}\.[A-Za-z][A-Za-z0-9]{0,39}$/.test(id))
    return `The name is "${id}": use vendor and app separated by a dot, such as Acme.Bridge.`
  if (id.split('.', 1)[0]!.toLowerCase() === ourVendor.toLowerCase())
    return `The name is "${id}", but ${ourVendor} is reserved: use your own vendor name.`
  return undefined
}

/** Scopes that say who somebody is or how long the access lasts; every other scope is a right. */
export const plainScopes = ['openid', 'profile', 'email', 'offline', 'offline_access'] as const

const isPlain = (scope: string): boolean => (plainScopes as readonly string[]).includes(scope)

/** Whether the program may go on while the person is away. `offline` is what older programs ask for. */
export const isOffline = (scopes: Iterable<string>): boolean =>
  [...scopes].some((scope) => scope === 'offline' || scope === 'offline_access')

/**
 * What of the scopes that were asked for can be given: rights that the manifest and the company grant and that the person
 * has. A right that the person gets later is not among them, for nobody has allowed it.
 */
export function grantable(
  asked: readonly string[],
  granted: readonly string[],
  own: ReadonlySet<string>,
): { given: string[]; refused: string[] } {
  const fits = (scope: string) => isPlain(scope) || (granted.includes(scope) && own.has(scope))
  return { given: asked.filter(fits), refused: asked.filter((scope) => !fits(scope)) }
}

/** The rights among scopes. */
export const rightsIn = (scopes: readonly string[]): AskablePermission[] =>
  scopes.filter((scope): scope is AskablePermission => !isPlain(scope))

const yearMs = 365 * 24 * 60 * 60_000

/** When what was allowed then ends at last, however often its tokens were replaced (docs/decisions/0130). */
export const consentEnds = (allowed: Date): Date => new Date(allowed.getTime() + yearMs)

/** What was allowed before then has ended now. */
export const consentedBefore = (now: Date): Date => new Date(now.getTime() - yearMs)

/** What a person allowed a program, as far as it says what it may still do. */
export interface Consented {
  readonly scopes: readonly string[]
  readonly activation_id: string | null
  readonly allowed: Date
}

/** Whether it still holds: it has not ended, and was allowed under the activation of now, not to another one. */
export const isGood = (consent: Consented, activationId: string | null, now: Date): boolean =>
  consent.activation_id === activationId && consentEnds(consent.allowed) > now

/**
 * Whether a person need not be asked again: they allowed all of this before, and it still holds. A program without a secret
 * is always asked for, since anybody could pretend to be it (RFC 8252, 8.6).
 */
export const isRemembered = (about: {
  readonly isPublic: boolean
  readonly given: readonly string[]
  readonly before: Consented | undefined
  readonly activationId: string | null
  readonly now: Date
}): boolean =>
  !about.isPublic &&
  about.before !== undefined &&
  isGood(about.before, about.activationId, about.now) &&
  about.given.every((scope) => about.before!.scopes.includes(scope))
