import type { ExternalPartner, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { EndpointId } from '@kontor/ubl'
import { ApiError, type UnitOfWork, unfit, whyNotAddress } from '../../platform/index.ts'
import type { SchemeValue } from '../companies/index.ts'
import { whyNotEndpoint } from '../peppol/index.ts'
import { bareNumber, type NamedPartner, partnerAmong } from './named-partner.ts'
import { type KnownConnection, known } from './network.ts'
import { whyNotEdit } from './rules.ts'
import * as store from './store/connections.ts'

/**
 * Keeps a partner who is no member of the network, under an id that the caller chose; saving again changes it. It stands
 * as the company's own entry, for nobody on the other side has to agree.
 *
 * @throws ApiError BadRequest where there is no way to the partner; Conflict where the id is a member's connection.
 */
export async function savePartner(
  uow: UnitOfWork,
  connectionId: string,
  partner: Of<typeof ExternalPartner>,
): Promise<void> {
  const { email, endpoint } = checkPartner(partner)
  const values = {
    partner_name: partner.CompanyName.replace(/\p{Cc}+/gu, ' ').trim(),
    country: partner.Country,
    identifiers: partner.Identifiers ?? [],
    address: partner.AddressLines ?? [],
    email,
    endpoint_scheme: endpoint?.scheme ?? null,
    endpoint_value: endpoint?.value ?? null,
    modified: uow.now,
  }
  const earlier = await store.lockConnection(uow.tx, uow.companyId, connectionId)
  const why = earlier && whyNotEdit(earlier, connectionId)
  if (why !== undefined) throw new ApiError('Conflict', why)
  if (earlier === undefined) {
    const added = await store.insertConnection(uow.tx, {
      ...values,
      company_id: uow.companyId,
      id: connectionId,
      // No company stands behind it: its id is ours to give, and none that a caller could choose to be a member's.
      partner_id: uow.newId(),
      type: 'ExternalConnection',
      state: 'ACCEPTED',
      requested_by: uow.companyId,
      message: null,
      agreements: [],
      verified: null,
      relation: null,
      created: uow.now,
    })
    if (!added)
      throw new ApiError(
        'Conflict',
        t`The partner ${connectionId} was saved at the same time by someone else: save it again.`,
      )
  } else await store.setPartner(uow.tx, uow.companyId, earlier.partner_id, values)
  await uow.log({ kind: 'connection.partner_saved', objectType: 'connection', objectId: connectionId })
}

/** How a partner is reached. @throws ApiError BadRequest where there is no way to them, or none that works */
export function checkPartner(partner: Of<typeof ExternalPartner>) {
  const email = partner.Email?.trim() || null
  const endpoint = partner.EndpointId ?? null
  if (email === null && endpoint === null)
    throw unfit('Email', t`Email and EndpointId are missing: add at least one so that documents can be delivered.`)
  const why = email === null ? undefined : whyNotAddress(email)
  if (why !== undefined) throw unfit('Email', t`Email is ${email}: ${why}.`)
  const whyEndpoint = endpoint === null ? undefined : whyNotEndpoint(endpoint)
  if (whyEndpoint !== undefined)
    throw unfit('EndpointId', t`EndpointId is ${endpoint?.scheme}:${endpoint?.value}: ${whyEndpoint}.`)
  return { email, endpoint }
}

/** The partner behind an endpoint id; one that nobody knew is kept from now on, for what came from it can be answered. */
export async function partnerAt(
  uow: UnitOfWork,
  endpoint: EndpointId,
  name: string,
  country: string,
): Promise<KnownConnection> {
  const found = await store.connectionAt(uow.tx, uow.companyId, endpoint)
  if (found !== undefined) return known(found)
  const id = uow.newId()
  const Country = /^[A-Z]{2}$/.test(country) ? country : 'ZZ'
  const CompanyName = name.trim() || `${endpoint.scheme}:${endpoint.value}`
  await savePartner(uow, id, { CompanyName, Country, EndpointId: endpoint })
  const saved = await store.connection(uow.tx, uow.companyId, id)
  if (saved === undefined) throw new Error(`The partner ${id} was not kept`)
  return known(saved)
}

/**
 * The partner outside of the network whom a document names. One whom the company did not know is kept from now on; without
 * an address nothing can be sent to them.
 */
export async function partnerNamed(uow: UnitOfWork, named: NamedPartner): Promise<KnownConnection> {
  const outside = await store.outsideConnections(uow.tx, uow.companyId)
  const asked = outside.map((row) => ({
    row,
    partnerId: row.partner_id,
    name: row.partner_name,
    identifiers: row.identifiers as readonly SchemeValue[],
  }))
  const found = partnerAmong(asked, named)?.row
  if (found) return known(found)
  const id = uow.newId()
  const { name, vatId } = named
  await store.insertConnection(uow.tx, {
    company_id: uow.companyId,
    id,
    partner_id: uow.newId(),
    partner_name: name
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 200),
    country: /^[A-Z]{2}/.exec(vatId ?? '')?.[0] ?? 'ZZ',
    type: 'ExternalConnection',
    state: 'ACCEPTED',
    requested_by: uow.companyId,
    message: null,
    email: null,
    endpoint_scheme: null,
    endpoint_value: null,
    // Its account is none that the company has checked: it stays out of what is known of the partner.
    identifiers: vatId ? [{ scheme: 'VAT', value: bareNumber(vatId) }] : [],
    address: [],
    agreements: [],
    verified: null,
    relation: null,
    created: uow.now,
    modified: uow.now,
  })
  await uow.log({ kind: 'connection.partner_saved', objectType: 'connection', objectId: id })
  const saved = await store.connection(uow.tx, uow.companyId, id)
  if (saved === undefined) throw new Error(`The partner ${id} was not kept`)
  return known(saved)
}

/** The partners outside of the network, the longest known first. */
export const partnersOutside = async (uow: UnitOfWork): Promise<KnownConnection[]> =>
  (await store.outsideConnections(uow.tx, uow.companyId)).map(known)

/** Every partner as the company keeps them, members and others, however the connection stands. */
export const allPartners = async (
  uow: UnitOfWork,
): Promise<{ id: string; name: string; country: string; identifiers: readonly SchemeValue[] }[]> =>
  (await store.connectionsOf(uow.tx, uow.companyId)).map(({ id, partner_name: name, country, identifiers }) => ({
    id,
    name,
    country,
    identifiers: identifiers as readonly SchemeValue[],
  }))
