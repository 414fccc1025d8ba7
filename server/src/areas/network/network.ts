import type { ConnectionAgreement, ConnectionState, DispatchChannel } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { EndpointId } from '@kontor/ubl'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { noCompany, readCompany } from '../companies/index.ts'
import { noConnection } from './not-found.ts'
import { channelsTo, waitsForAnswer, whyNotAnswer, whyNotAskAgain, whyNotSend } from './rules.ts'
import * as listed from './store/connection-list.ts'
import * as store from './store/connections.ts'

/** Told to both companies when one has answered the other. Jobs that wait in a queue have this name. */
export const partnerConnected = 'documents.connected'

/** What other areas know of a connection. */
export interface KnownConnection {
  readonly id: string
  readonly state: ConnectionState
  readonly partnerId: string
  readonly partnerName: string
  readonly country: string
  /** Of a partner who is no member. */
  readonly email: string | null
  readonly endpoint: EndpointId | null
  /** The partner's numbers, as the company knows them. */
  readonly identifiers: readonly { readonly scheme: string; readonly value: string }[]
  /** What the partner may send in another's name. */
  readonly agreements: readonly ConnectionAgreement[]
  /** The ways to the partner, the usual one first. */
  readonly channels: readonly DispatchChannel[]
  /** Whether what is sent over it waits for an answer. */
  readonly waits: boolean
  /** Why nothing can be sent over it; undefined where it can. */
  readonly whyNotSend: Message | undefined
}

/** Where a partner receives over Peppol. */
export const endpointOf = ({
  endpoint_scheme: scheme,
  endpoint_value: value,
}: store.ConnectionRow): EndpointId | null => (scheme === null || value === null ? null : { scheme, value })

export const known = (row: store.ConnectionRow): KnownConnection => ({
  id: row.id,
  state: row.state,
  partnerId: row.partner_id,
  partnerName: row.partner_name,
  country: row.country,
  email: row.email,
  endpoint: endpointOf(row),
  identifiers: identifiersOf(row),
  agreements: row.agreements,
  channels: channelsTo(row),
  waits: waitsForAnswer(row),
  whyNotSend: whyNotSend(row, row.partner_name),
})

const identifiersOf = ({ identifiers }: store.ConnectionRow) => identifiers as { scheme: string; value: string }[]

/** The connection as the company that the unit of work has entered keeps it. */
export async function connectionOf(uow: UnitOfWork, connectionId: string): Promise<KnownConnection | undefined> {
  const row = await store.connection(uow.tx, uow.companyId, connectionId)
  return row && known(row)
}

/** Those that are there of some connections. */
export const connectionsAmong = async (uow: UnitOfWork, ids: readonly string[]): Promise<KnownConnection[]> =>
  (await store.among(uow.tx, uow.companyId, ids)).map(known)

/** What the partners are called, by the ids of the connections to them. */
export const partnerNames = async (uow: UnitOfWork, connectionIds: readonly string[]): Promise<Map<string, string>> =>
  new Map((await store.partnerNames(uow.tx, uow.companyId, connectionIds)).map((row) => [row.id, row.partner_name]))

/** Partners by the ids of the connections to them: what they are called, and whether the connection goes on. */
export const connectedPartners = async (uow: UnitOfWork, connectionIds: readonly string[]) =>
  new Map(
    (await store.partnerNames(uow.tx, uow.companyId, connectionIds)).map(({ id, partner_name: name, state }) => [
      id,
      { name, isConnected: state === 'ACCEPTED' },
    ]),
  )

/** The accounts that a partner's profile names, as the company's own record of the partner holds them. */
export async function profileAccountsOf(uow: UnitOfWork, connectionId: string): Promise<string[]> {
  const row = await store.connection(uow.tx, uow.companyId, connectionId)
  return (row ? identifiersOf(row) : []).flatMap(({ scheme, value }) =>
    scheme.toUpperCase() === 'IBAN' ? [value] : [],
  )
}

/** A connection as a moment of the company's history. */
export interface ChangedConnection extends KnownConnection {
  readonly askedByUs: boolean
  readonly created: Date
  readonly modified: Date
}

const asMoment = ({ companyId }: UnitOfWork, row: store.ConnectionRow): ChangedConnection => ({
  ...known(row),
  askedByUs: row.requested_by === companyId,
  created: row.created,
  modified: row.modified,
})

/** The connections that changed in a stretch of time, the latest first. */
export const changedConnections = async (uow: UnitOfWork, stretch: listed.Stretch): Promise<ChangedConnection[]> =>
  (await listed.changed(uow.tx, uow.companyId, stretch)).map((row) => asMoment(uow, row))

/** One connection so. */
export async function momentOf(uow: UnitOfWork, connectionId: string): Promise<ChangedConnection | undefined> {
  const row = await store.connection(uow.tx, uow.companyId, connectionId)
  return row && asMoment(uow, row)
}

/** So many are found by a part of a name. */
const maxNamed = 1_000

/** The ids of the connections to partners whose name holds a text, however they stand. */
export const connectionsNamed = async (uow: UnitOfWork, text: string): Promise<string[]> =>
  (await listed.listConnections(uow.tx, uow.companyId, { text, limit: maxNamed, offset: 0 })).rows.map(({ id }) => id)

/** The accepted connections to partners of exactly this name. */
export const connectionsCalled = async (uow: UnitOfWork, name: string): Promise<KnownConnection[]> =>
  (await store.acceptedTo(uow.tx, uow.companyId, name)).map(known)

/** The company's only accepted connection; undefined where it has none or several. */
export async function onlyConnection(uow: UnitOfWork): Promise<KnownConnection | undefined> {
  const [only, other] = await store.firstAccepted(uow.tx, uow.companyId)
  return only === undefined || other !== undefined ? undefined : known(only)
}

/** Whether the companies are connected or one waits for the other's answer: then they know each other's profile. */
export async function isConnected(uow: UnitOfWork, companyId: string): Promise<boolean> {
  const row = await store.connectionWith(uow.tx, uow.companyId, companyId)
  return row?.state === 'ACCEPTED' || row?.state === 'REQUESTED'
}

/** Whether the company has a connection to this one, in whatever state: a partner, a former one, or one who asks. */
export const knowsCompany = async (uow: UnitOfWork, companyId: string): Promise<boolean> =>
  (await store.connectionWith(uow.tx, uow.companyId, companyId)) !== undefined

/** Whether the company has any connection at all. */
export const hasConnections = (uow: UnitOfWork): Promise<boolean> => store.hasConnections(uow.tx, uow.companyId)

/** The accepted connection with a company; undefined where there is none. */
export async function connectionWith(uow: UnitOfWork, companyId: string): Promise<KnownConnection | undefined> {
  const row = await store.connectionWith(uow.tx, uow.companyId, companyId)
  return row?.state === 'ACCEPTED' ? known(row) : undefined
}

/** The connections to the members with which the company is connected. */
export const connectedMembers = (uow: UnitOfWork): Promise<string[]> => listed.acceptedMembers(uow.tx, uow.companyId)

/** The members with which the company is connected, a part of their name given, by name. */
export const connectedIds = (uow: UnitOfWork, text: string | undefined): Promise<string[]> =>
  listed.acceptedIds(uow.tx, uow.companyId, text)

/**
 * Asks `partnerId` for a connection under an id that the caller chose. Repeating it changes nothing.
 *
 * @throws ApiError ResourceNotFound where there is no such company; Conflict where the two are connected, wait for an
 * answer, or the id is taken; BadRequest where a company asks itself.
 */
export async function requestConnection(
  uow: UnitOfWork,
  connectionId: string,
  partnerId: string,
  message?: string,
): Promise<void> {
  if (partnerId === uow.companyId)
    throw new ApiError('BadRequest', t`CompanyAccountId is your own company: use the id of another company.`)
  const earlier = await store.connectionWith(uow.tx, uow.companyId, partnerId)
  if (earlier === undefined) await open(uow, connectionId, partnerId, 'REQUESTED', message)
  else if (earlier.id === connectionId && earlier.state === 'REQUESTED' && earlier.requested_by === uow.companyId)
    return
  else if (earlier.id === connectionId && whyNotAskAgain(sideOf(earlier), earlier.partner_name) === undefined)
    await askAgain(uow, earlier, message)
  else
    throw new ApiError(
      'Conflict',
      t`There is already a connection to ${earlier.partner_name}, ${earlier.id}, in state ${earlier.state}: use it.`,
      { details: { connection: earlier.id, state: earlier.state } },
    )
  await logBoth(uow, 'connection.requested', connectionId, partnerId)
}

/** Connects two companies at once, as an import does. */
export async function connectPartner(uow: UnitOfWork, connectionId: string, partnerId: string): Promise<void> {
  await open(uow, connectionId, partnerId, 'ACCEPTED')
  await logBoth(uow, 'connection.accepted', connectionId, partnerId)
}

/** @throws ApiError ResourceNotFound, or Conflict where there is nothing for this side to answer. */
export const acceptConnection = (uow: UnitOfWork, connectionId: string): Promise<void> =>
  answer(uow, connectionId, 'ACCEPTED', 'connection.accepted')

/** @throws ApiError ResourceNotFound, or Conflict where there is nothing for this side to answer. */
export const rejectConnection = (uow: UnitOfWork, connectionId: string): Promise<void> =>
  answer(uow, connectionId, 'REJECTED', 'connection.rejected')

async function answer(
  uow: UnitOfWork,
  connectionId: string,
  state: 'ACCEPTED' | 'REJECTED',
  kind: string,
): Promise<void> {
  const own = await store.lockConnection(uow.tx, uow.companyId, connectionId)
  if (own === undefined) throw noConnection(connectionId)
  const why = whyNotAnswer(sideOf(own), own.partner_name)
  if (why !== undefined)
    throw new ApiError('Conflict', why, { details: { connection: connectionId, state: own.state } })
  const values = { state, modified: uow.now }
  await store.setState(uow.tx, uow.companyId, connectionId, values)
  await uow.within(own.partner_id, (partner) => store.setState(partner.tx, partner.companyId, connectionId, values))
  await logBoth(uow, kind, connectionId, own.partner_id)
  // Documents that wait for the answer go on their way, or come back.
  await uow.later(partnerConnected, { connectionId })
  await uow.within(own.partner_id, (partner) => partner.later(partnerConnected, { connectionId }))
}

async function open(
  uow: UnitOfWork,
  connectionId: string,
  partnerId: string,
  state: ConnectionState,
  message?: string,
): Promise<void> {
  const own = await readCompany(uow)
  const partner = await uow.within(partnerId, readCompany)
  if (own === undefined) throw noCompany(uow.companyId)
  if (partner === undefined) throw noCompany(partnerId)
  const entry = (side: UnitOfWork, other: typeof own): store.ConnectionRow => ({
    company_id: side.companyId,
    id: connectionId,
    partner_id: other.CompanyAccountId,
    partner_name: other.CompanyName,
    country: other.Country,
    type: 'TradeshiftConnection',
    state,
    requested_by: uow.companyId,
    message: message ?? null,
    email: null,
    endpoint_scheme: null,
    endpoint_value: null,
    identifiers: other.Identifiers,
    address: other.AddressLines,
    agreements: [],
    verified: null,
    relation: null,
    created: uow.now,
    modified: uow.now,
  })
  await insert(uow, entry(uow, partner))
  await uow.within(partnerId, (partnerUow) => insert(partnerUow, entry(partnerUow, own)))
}

async function insert(side: UnitOfWork, row: store.ConnectionRow): Promise<void> {
  if (await store.insertConnection(side.tx, row)) return
  if ((await store.connection(side.tx, side.companyId, row.id)) !== undefined) throw taken(row.id)
  throw new ApiError('Conflict', t`The other company has just requested this connection: respond to its request.`)
}

async function askAgain(uow: UnitOfWork, { id, partner_id }: store.ConnectionRow, message?: string): Promise<void> {
  const values = {
    state: 'REQUESTED',
    modified: uow.now,
    requested_by: uow.companyId,
    message: message ?? null,
  } as const
  await store.setState(uow.tx, uow.companyId, id, values)
  await uow.within(partner_id, (partner) => store.setState(partner.tx, partner.companyId, id, values))
}

async function logBoth(uow: UnitOfWork, kind: string, connectionId: string, partnerId: string): Promise<void> {
  const line = { kind, objectType: 'connection', objectId: connectionId } as const
  await uow.log(line)
  await uow.within(partnerId, (partner) => partner.log(line))
}

export const sideOf = (row: store.ConnectionRow) => ({
  state: row.state,
  askedByUs: row.requested_by === row.company_id,
  relation: row.relation,
})

const taken = (id: string): ApiError =>
  new ApiError('Conflict', t`The id ${id} is used by another connection: use a new one.`, {
    details: { connection: id },
  })
