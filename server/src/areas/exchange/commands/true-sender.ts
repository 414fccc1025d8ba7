import type { ConnectionAgreement, TradeType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { identitiesOfBusiness, identityOf } from '../../companies/index.ts'
import { identitiesOfEntities } from '../../legal-entities/index.ts'
import { connectionOf, connectionsCalled, type KnownConnection } from '../../network/index.ts'
import type { Parsed } from '../../parsing/index.ts'
import {
  hasOtherVatId,
  type Identity,
  isBill,
  isCalled,
  isInOthersName,
  isMeantFor,
  isParty,
  standingOf,
} from '../rules/index.ts'

/** What is kept of a document's sender when it is sent. */
export interface TrueSender {
  readonly sentBy: string | null
  readonly senderDiffers: boolean
}

/** What is kept of both parties of a document on its way: who really sent it, and whether who gets it is its buyer. */
export interface TrueParties extends TrueSender {
  readonly buyerDiffers: boolean
}

/**
 * The parties of a document that the company sends. Within the network its receiver knows best who it is: it has branches
 * and legal entities of which its partners know nothing.
 *
 * @throws ApiError as {@link trueSender}
 */
export async function partiesSending(
  uow: UnitOfWork,
  type: TradeType,
  parsed: Parsed,
  to: KnownConnection,
): Promise<TrueParties> {
  const sender = await trueSender(uow, type, parsed, to)
  const isAsKnown = !to.channels.includes('KONTOR') || isMeantFor(type, parsed, identityOfPartner(to))
  return {
    ...sender,
    buyerDiffers: !isAsKnown && (await uow.within(to.partnerId, (partner) => isForAnother(partner, type, parsed))),
  }
}

/** The parties of a document that comes to the company from a partner outside of the network. */
export const partiesReceived = async (
  uow: UnitOfWork,
  partner: KnownConnection,
  type: TradeType,
  parsed: Parsed,
): Promise<TrueParties> => ({
  ...senderAt(partner, type, parsed),
  buyerDiffers: await isForAnother(uow, type, parsed),
})

const isForAnother = async (uow: UnitOfWork, type: TradeType, parsed: Parsed): Promise<boolean> =>
  isBill(type) && !isMeantFor(type, parsed, await ownIdentity(uow))

/**
 * Who sends a document, whatever it says itself.
 *
 * @throws ApiError DocumentInvalid where a bill names another seller than the company, and its receiver has not agreed.
 */
async function trueSender(uow: UnitOfWork, type: TradeType, parsed: Parsed, to: KnownConnection): Promise<TrueSender> {
  const own = await identityOf(uow)
  const sentBy = own?.name ?? null
  const known = { names: own ? [own.name] : [], identifiers: own?.identifiers ?? [] }
  if (standingOf(type, parsed, known) === 'OWN')
    return { sentBy, senderDiffers: await poses(uow, type, parsed, known, to) }
  const standing = standingOf(type, parsed, await ownIdentity(uow))
  const isAgreed = standing !== 'OWN' && (await agreementsWith(uow, to)).includes(standing)
  if (standing !== 'OWN' && !isAgreed) throw otherSeller(parsed, sentBy ?? '', standing)
  // A legal entity is what the company says of itself: who gets the document sees whose it is.
  return { sentBy, senderDiffers: !isAgreed && standingOf(type, parsed, await businessIdentity(uow)) !== 'OWN' }
}

/**
 * Whether a document that the company may send poses as another's: a bill under its name with a VAT id of its country that is none
 * of its own, or under its number with the name of another partner of who gets it; an order or a quote in the name of another. Such
 * a document goes out, and its receiver is warned.
 */
async function poses(
  uow: UnitOfWork,
  type: TradeType,
  parsed: Parsed,
  known: Identity,
  to: KnownConnection,
): Promise<boolean> {
  const { from } = parsed.parties
  if (!isBill(type)) return isInOthersName(type, parsed, known) && isInOthersName(type, parsed, await ownIdentity(uow))
  if (isCalled(from, known))
    return hasOtherVatId(from, known) && !isParty({ ...from, names: [] }, await ownIdentity(uow))
  return (
    to.channels.includes('KONTOR') && uow.within(to.partnerId, (partner) => knowsAnother(partner, from.names, to.id))
  )
}

/** Whether a company has another accepted connection to a partner of one of these names. */
async function knowsAnother(uow: UnitOfWork, names: readonly string[], connectionId: string): Promise<boolean> {
  const called = await Promise.all(names.map((name) => connectionsCalled(uow, name)))
  return called.flat().some(({ id }) => id !== connectionId)
}

/** Who sends what comes from outside of the network: the partner whose address it came from, as the company knows them. */
function senderAt(partner: KnownConnection, type: TradeType, parsed: Parsed): TrueSender {
  const known = identityOfPartner(partner)
  const standing = standingOf(type, parsed, known)
  const isAgreed = standing === 'OWN' || partner.agreements.includes(standing)
  return {
    sentBy: partner.partnerName.slice(0, 1000),
    senderDiffers: !isAgreed || isInOthersName(type, parsed, known),
  }
}

/** A partner as the company knows them. */
export const identityOfPartner = ({ partnerName, identifiers, endpoint }: KnownConnection): Identity => ({
  names: [partnerName],
  identifiers: endpoint === null ? identifiers : [...identifiers, endpoint],
})

/** All that counts as the company itself: its head office, its branches and its legal entities. */
export async function ownIdentity(uow: UnitOfWork): Promise<Identity> {
  return together([await businessIdentity(uow), ...(await identitiesOfEntities(uow)).map(asIdentity)])
}

const businessIdentity = async (uow: UnitOfWork): Promise<Identity> =>
  together((await identitiesOfBusiness(uow)).map(asIdentity))

const asIdentity = ({ name, identifiers }: { name: string; identifiers: Identity['identifiers'] }): Identity => ({
  names: [name],
  identifiers,
})

const together = (all: readonly Identity[]): Identity => ({
  names: all.flatMap(({ names }) => names),
  identifiers: all.flatMap(({ identifiers }) => identifiers),
})

/** What the receiver has agreed to take in another's name: what the sender says of it is no proof. */
async function agreementsWith(uow: UnitOfWork, to: KnownConnection): Promise<readonly ConnectionAgreement[]> {
  if (!to.channels.includes('KONTOR')) return to.agreements
  const theirs = await uow.within(to.partnerId, (partner) => connectionOf(partner, to.id))
  return theirs?.agreements ?? []
}

function otherSeller({ senderName, receiverName }: Parsed, own: string, standing: ConnectionAgreement): ApiError {
  const message =
    standing === 'SELF_BILLING'
      ? t`The document is self-billed for ${senderName}, who has not agreed to self-billing with ${own}. Ask them to allow it on their connection to you.`
      : t`The seller is ${senderName}, but ${own} sends the document. Enter your own company as the seller; if you invoice for ${senderName}, ask ${receiverName} to allow it on their connection to you.`
  return new ApiError('DocumentInvalid', message, {
    fields: [{ code: sellerRule, message, details: { rule: sellerRule } }],
  })
}

/** By what programs know the refusal. */
const sellerRule = 'KONTOR-SELLER'

/** What stands out before a document is sent: its seller is not the company, or its buyer not who gets it. */
export interface PartyCheck {
  readonly refusal: ApiError | undefined
  readonly isForReceiver: boolean
}

/** What {@link trueSender} would say, and whether a document is meant for the connection to which it is to go. */
export async function checkParties(
  uow: UnitOfWork,
  type: TradeType,
  parsed: Parsed,
  to: KnownConnection,
): Promise<PartyCheck> {
  const refusal = await trueSender(uow, type, parsed, to).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ApiError) return error
      throw error
    },
  )
  return { refusal, isForReceiver: isMeantFor(type, parsed, identityOfPartner(to)) }
}
