import type {
  ChannelObstacle,
  ConnectionPart,
  ConnectionState,
  DispatchChannel,
  Permission,
  RelationType,
} from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'

/** One side's view of a connection: its state and whether this side asked for it. */
export interface Side {
  readonly state: ConnectionState
  readonly askedByUs: boolean
  readonly relation?: RelationType | null
}

const connectionActions = ['accept', 'reject', 'hide', 'verify', 'request', 'edit', 'send'] as const
export type ConnectionAction = (typeof connectionActions)[number]

/**
 * A request is answered by the side that was asked, while it waits, in sight or hidden; the sentence why this side cannot,
 * else.
 */
export function whyNotAnswer({ state, askedByUs }: Side, partner: string): Message | undefined {
  if (state !== 'REQUESTED' && state !== 'HIDDEN')
    return t`The request from ${partner} has already been answered: it is ${state}.`
  return askedByUs ? t`Only ${partner} can respond to this request because your company sent it.` : undefined
}

/** A request that could be answered is put out of sight once; the sentence why it is not, else. */
export const whyNotHide = (side: Side, partner: string): Message | undefined =>
  side.state === 'HIDDEN' ? t`The request from ${partner} is hidden already.` : whyNotAnswer(side, partner)

/** Whoever asks is verified while they wait, and who came by an invitation once they are here; why not, else. */
export const whyNotVerify = (side: Side, partner: string): Message | undefined =>
  side.relation === 'ONBOARDING_PENDING_VERIFICATION' ? undefined : whyNotAnswer(side, partner)

/** A rejected request may be made again, by either side and under the same id; the sentence why it cannot, else. */
export const whyNotAskAgain = ({ state }: Side, partner: string): Message | undefined =>
  state === 'REJECTED'
    ? undefined
    : t`There is already a connection to ${partner} in state ${state}: only a rejected connection can be requested again.`

/** Over a connection that nobody has answered yet documents are sent and wait for the answer, asked for or not. */
export const waitsForAnswer = ({ state }: Pick<Side, 'state'>): boolean => state === 'CREATED' || state === 'REQUESTED'

/** Nothing leaves over a connection that was rejected or hidden; the sentence why, where it is. */
export const whyNotSend = (side: Pick<Side, 'state'>, partner: string): Message | undefined =>
  side.state === 'ACCEPTED' || waitsForAnswer(side)
    ? undefined
    : t`The connection to ${partner} is ${side.state}: request a connection before sending.`

/** What a company keeps of a partner is its own to change where the partner is no member; the sentence why not, else. */
export const whyNotEdit = ({ type }: { readonly type?: string }, id: string): Message | undefined =>
  type === 'ExternalConnection' ? undefined : t`The id ${id} is used by a company in the network: use a new one.`

/** What may be done with a connection now, as the screens show it. */
export function allowedActions(
  side: Side & { readonly type?: string; readonly isVerified?: boolean },
  may: { readonly write: boolean; readonly send: boolean },
): ConnectionAction[] {
  const allowed: Record<ConnectionAction, boolean> = {
    accept: may.write && whyNotAnswer(side, '') === undefined,
    reject: may.write && whyNotAnswer(side, '') === undefined,
    hide: may.write && whyNotHide(side, '') === undefined,
    verify: may.write && !side.isVerified && whyNotVerify(side, '') === undefined,
    request: may.write && whyNotAskAgain(side, '') === undefined,
    edit: may.write && whyNotEdit(side, '') === undefined,
    send: may.send && whyNotSend(side, '') === undefined,
  }
  return connectionActions.filter((action) => allowed[action])
}

/** What a connected member and the company say of each other. */
export function partsOf(
  { type, state }: { readonly type: string; readonly state: ConnectionState },
  permissions: ReadonlySet<Permission>,
): ConnectionPart[] {
  if (type === 'ExternalConnection' || state !== 'ACCEPTED') return []
  return ['fields', ...(permissions.has('onboarding.read') ? (['tracking'] as const) : []), 'recommendations']
}

interface Reached {
  readonly type: string
  readonly email: string | null
  readonly endpoint_value: string | null
}

const isMember = ({ type }: Reached): boolean => type !== 'ExternalConnection'

/** Why a partner is not reached in a way: a member is reached by its own entries, anybody else as it let us know. */
const whyNotReached: Readonly<Record<DispatchChannel, (to: Reached) => ChannelObstacle | undefined>> = {
  KONTOR: (to) => (isMember(to) ? undefined : 'NO_MEMBER'),
  PEPPOL_LOOPBACK: (to) => (isMember(to) ? 'MEMBER' : to.endpoint_value === null ? 'NO_ENDPOINT' : undefined),
  EMAIL: (to) => (isMember(to) ? 'MEMBER' : to.email === null ? 'NO_EMAIL' : undefined),
}
const ways = Object.keys(whyNotReached) as DispatchChannel[]

/** How a partner can be reached, the usual way first. */
export const channelsTo = (to: Reached): DispatchChannel[] => ways.filter((way) => !whyNotReached[way](to))

/** How a partner cannot be reached, and why not. */
export const closedChannelsTo = (to: Reached): { Channel: DispatchChannel; Why: ChannelObstacle }[] =>
  ways.flatMap((Channel) => {
    const Why = whyNotReached[Channel](to)
    return Why ? [{ Channel, Why }] : []
  })

/** What leaves nothing outside of this installation although it is meant to. */
export const isSimulated = (channel: DispatchChannel, hasMailServer: boolean): boolean =>
  channel === 'PEPPOL_LOOPBACK' || (channel === 'EMAIL' && !hasMailServer)

interface SchemeValue {
  readonly scheme: string
  readonly value: string
}

/** What a partner shows of itself. */
export interface Profile {
  readonly name: string
  readonly country: string
  readonly identifiers: readonly SchemeValue[]
  readonly address: readonly SchemeValue[]
}

const profileParts = ['name', 'country', 'identifiers', 'bank', 'address'] as const
export type ProfilePart = (typeof profileParts)[number]

/** In whatever order they are written. */
const asText = (values: readonly SchemeValue[]): string =>
  values
    .map(({ scheme, value }) => JSON.stringify([scheme, value]))
    .toSorted()
    .join()

const isBank = ({ scheme }: SchemeValue): boolean => scheme.toUpperCase() === 'IBAN'

/** Which parts of a profile are others than before; where it is paid is told apart from its other numbers. */
export function changedParts(before: Profile, after: Profile): ProfilePart[] {
  const differs: Record<ProfilePart, boolean> = {
    name: before.name !== after.name,
    country: before.country !== after.country,
    identifiers:
      asText(before.identifiers.filter((one) => !isBank(one))) !==
      asText(after.identifiers.filter((one) => !isBank(one))),
    bank: asText(before.identifiers.filter(isBank)) !== asText(after.identifiers.filter(isBank)),
    address: asText(before.address) !== asText(after.address),
  }
  return profileParts.filter((part) => differs[part])
}

/** What is agreed with a partner: when bills are paid, or how is delivered. */
export interface Terms {
  readonly code?: string | undefined
  readonly days?: number | undefined
  readonly discountPercent?: string | undefined
  readonly discountDays?: number | undefined
}

/** A code of UNCL 4279: a number, or ZZZ for what the two agreed on. */
const isPaymentCode = (code: string): boolean => /^(\d{1,3}|ZZZ)$/.test(code)

/** Why a bill cannot be paid on these terms; nothing where it can. */
export function whyNotPaid({ code, days, discountPercent, discountDays }: Terms): Message | undefined {
  if (code !== undefined && !isPaymentCode(code))
    return t`Code is ${code}: use a code of UNCL 4279 for payment terms, e.g. 1 or ZZZ.`
  if ((discountPercent === undefined) !== (discountDays === undefined))
    return t`DiscountPercent and DiscountDays belong together: enter both or neither.`
  if (discountPercent !== undefined && exact(discountPercent).greaterThan(100))
    return t`DiscountPercent is ${discountPercent}: it can be 100 at most.`
  if (discountDays !== undefined && days !== undefined && discountDays > days)
    return t`DiscountDays is ${discountDays} and Days is ${days}: a discount ends no later than the invoice is due.`
  return undefined
}

/** Why nothing can be delivered on these terms, whose code is one of some; nothing where it can. */
export function whyNotDelivered(
  { code, discountPercent, discountDays }: Terms,
  incoterms: readonly [string, ...string[]],
): Message | undefined {
  if (code !== undefined && !incoterms.includes(code))
    return t`Code is ${code}: use one of Incoterms 2020, e.g. ${incoterms[0]} or DAP.`
  if (discountPercent !== undefined || discountDays !== undefined)
    return t`DiscountPercent and DiscountDays are payment terms: leave them out of delivery terms.`
  return undefined
}
