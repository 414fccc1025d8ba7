import type { ConnectionState, DispatchChannel } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { EndpointId } from '@kontor/ubl'
import { type Act, ApiError, notFound } from '../../platform/index.ts'
import { readCompany } from '../companies/index.ts'
import { channelsTo, waitsForAnswer, whyNotAnswer, whyNotAskAgain, whyNotSend } from './rules.ts'
import * as store from './store.ts'

/** Told to both companies when one has answered the other. Jobs that wait in a queue have this name. */
export const connected = 'documents.connected'

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
  channels: channelsTo(row),
  waits: waitsForAnswer(row),
  whyNotSend: whyNotSend(row, row.partner_name),
})

/** The connection as the company that the act has entered keeps it. */
export async function connectionOf(act: Act, connectionId: string): Promise<KnownConnection | undefined> {
  const row = await store.connection(act.tx, act.companyId, connectionId)
  return row && known(row)
}

/** What the partners are called, by the ids of the connections to them. */
export const partnerNames = async (act: Act, connectionIds: readonly string[]): Promise<Map<string, string>> =>
  new Map((await store.partnerNames(act.tx, act.companyId, connectionIds)).map((row) => [row.id, row.partner_name]))

/** The accounts that a partner's profile names, as the company's own record of the partner holds them. */
export async function profileAccountsOf(act: Act, connectionId: string): Promise<string[]> {
  const row = await store.connection(act.tx, act.companyId, connectionId)
  const identifiers = (row?.identifiers ?? []) as readonly { scheme: string; value: string }[]
  return identifiers.flatMap(({ scheme, value }) => (scheme.toUpperCase() === 'IBAN' ? [value] : []))
}

/** A connection as a moment of the company's history. */
export interface ChangedConnection extends KnownConnection {
  readonly askedByUs: boolean
  readonly created: Date
  readonly modified: Date
}

/** The connections that changed in a stretch of time, the latest first. */
export const changedConnections = async (
  act: Act,
  stretch: { before?: string | undefined; since?: string | undefined; count: number },
): Promise<ChangedConnection[]> =>
  (await store.changed(act.tx, act.companyId, stretch)).map((row) => ({
    ...known(row),
    askedByUs: row.requested_by === act.companyId,
    created: row.created,
    modified: row.modified,
  }))

/** The accepted connections to partners of exactly this name. */
export const connectionsCalled = async (act: Act, name: string): Promise<KnownConnection[]> =>
  (await store.acceptedTo(act.tx, act.companyId, name)).map(known)

/** Whether the companies are connected or one waits for the other's answer: then they know each other's profile. */
export async function isConnected(act: Act, companyId: string): Promise<boolean> {
  const row = await store.connectionWith(act.tx, act.companyId, companyId)
  return row?.state === 'ACCEPTED' || row?.state === 'REQUESTED'
}

/**
 * Asks `partnerId` for a connection under an id that the caller chose. Repeating it changes nothing.
 *
 * @throws ApiError ResourceNotFound where there is no such company; Conflict where the two are connected, wait for an
 * answer, or the id is taken; BadRequest where a company asks itself.
 */
export async function request(act: Act, connectionId: string, partnerId: string, message?: string): Promise<void> {
  if (partnerId === act.companyId)
    throw new ApiError('BadRequest', t`CompanyAccountId is your own company: give the id of another.`)
  const earlier = await store.connectionWith(act.tx, act.companyId, partnerId)
  if (earlier === undefined) await open(act, connectionId, partnerId, 'REQUESTED', message)
  else if (earlier.id === connectionId && earlier.state === 'REQUESTED' && earlier.requested_by === act.companyId)
    return
  else if (earlier.id === connectionId && whyNotAskAgain(sideOf(earlier), earlier.partner_name) === undefined)
    await askAgain(act, earlier, message)
  else
    throw new ApiError(
      'Conflict',
      t`There is a connection to ${earlier.partner_name} already, ${earlier.id}, in state ${earlier.state}: use it.`,
      { details: { connection: earlier.id, state: earlier.state } },
    )
  await logBoth(act, 'connection.requested', connectionId, partnerId)
}

/** Connects two companies at once, as an import does. */
export async function connect(act: Act, connectionId: string, partnerId: string): Promise<void> {
  await open(act, connectionId, partnerId, 'ACCEPTED')
  await logBoth(act, 'connection.accepted', connectionId, partnerId)
}

/** @throws ApiError ResourceNotFound, or Conflict where there is nothing for this side to answer. */
export const accept = (act: Act, connectionId: string): Promise<void> =>
  answer(act, connectionId, 'ACCEPTED', 'connection.accepted')

/** @throws ApiError ResourceNotFound, or Conflict where there is nothing for this side to answer. */
export const reject = (act: Act, connectionId: string): Promise<void> =>
  answer(act, connectionId, 'REJECTED', 'connection.rejected')

async function answer(act: Act, connectionId: string, state: 'ACCEPTED' | 'REJECTED', kind: string): Promise<void> {
  const own = await store.lockConnection(act.tx, act.companyId, connectionId)
  if (own === undefined) throw notFound('connection', connectionId)
  const why = whyNotAnswer(sideOf(own), own.partner_name)
  if (why !== undefined)
    throw new ApiError('Conflict', why, { details: { connection: connectionId, state: own.state } })
  const values = { state, modified: act.now }
  await store.setState(act.tx, act.companyId, connectionId, values)
  await act.within(own.partner_id, (partner) => store.setState(partner.tx, partner.companyId, connectionId, values))
  await logBoth(act, kind, connectionId, own.partner_id)
  // Documents that wait for the answer go on their way, or come back.
  await act.later(connected, { connectionId })
  await act.within(own.partner_id, (partner) => partner.later(connected, { connectionId }))
}

async function open(
  act: Act,
  connectionId: string,
  partnerId: string,
  state: ConnectionState,
  message?: string,
): Promise<void> {
  const own = await readCompany(act)
  const partner = await act.within(partnerId, readCompany)
  if (own === undefined) throw notFound('company', act.companyId)
  if (partner === undefined) throw notFound('company', partnerId)
  const entry = (side: Act, other: typeof own): store.ConnectionRow => ({
    company_id: side.companyId,
    id: connectionId,
    partner_id: other.CompanyAccountId,
    partner_name: other.CompanyName,
    country: other.Country,
    type: 'TradeshiftConnection',
    state,
    requested_by: act.companyId,
    message: message ?? null,
    email: null,
    endpoint_scheme: null,
    endpoint_value: null,
    identifiers: other.Identifiers,
    address: other.AddressLines,
    created: act.now,
    modified: act.now,
  })
  await insert(act, entry(act, partner))
  await act.within(partnerId, (there) => insert(there, entry(there, own)))
}

async function insert(side: Act, row: store.ConnectionRow): Promise<void> {
  if (await store.insertConnection(side.tx, row)) return
  if ((await store.connection(side.tx, side.companyId, row.id)) !== undefined) throw taken(row.id)
  throw new ApiError(
    'Conflict',
    t`The other company asked for this connection at the same moment: look at its request.`,
  )
}

async function askAgain(act: Act, { id, partner_id }: store.ConnectionRow, message?: string): Promise<void> {
  const values = {
    state: 'REQUESTED',
    modified: act.now,
    requested_by: act.companyId,
    message: message ?? null,
  } as const
  await store.setState(act.tx, act.companyId, id, values)
  await act.within(partner_id, (partner) => store.setState(partner.tx, partner.companyId, id, values))
}

async function logBoth(act: Act, kind: string, connectionId: string, partnerId: string): Promise<void> {
  const line = { kind, objectType: 'connection', objectId: connectionId } as const
  await act.log(line)
  await act.within(partnerId, (partner) => partner.log(line))
}

export const sideOf = (row: store.ConnectionRow) => ({
  state: row.state,
  askedByUs: row.requested_by === row.company_id,
})

const taken = (id: string): ApiError =>
  new ApiError('Conflict', t`The id ${id} is another connection’s: take a new one.`, { details: { connection: id } })
