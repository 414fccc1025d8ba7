import type { ExternalPartner, Of } from '@kontor/contract'
import { type Act, Fault, whyNotAddress } from '../../platform/index.ts'
import * as store from './store.ts'

/**
 * Keeps a partner who is no member of the network, under an id that the caller chose; saving again changes it. It stands
 * as the company's own entry, for nobody on the other side has to agree.
 *
 * @throws Fault BadRequest where there is no way to the partner; Conflict where the id is a member's connection.
 */
export async function savePartner(act: Act, connectionId: string, partner: Of<typeof ExternalPartner>): Promise<void> {
  const email = partner.Email?.trim() || null
  if (email === null) throw refused('Email', 'Email is missing: give the address that documents are mailed to.')
  const why = whyNotAddress(email)
  if (why !== undefined) throw refused('Email', `Email is ${email}: ${why}.`)
  const values = {
    partner_name: partner.CompanyName.replace(/\p{Cc}+/gu, ' ').trim(),
    country: partner.Country,
    identifiers: partner.Identifiers ?? [],
    address: partner.AddressLines ?? [],
    email,
    modified: act.now,
  }
  const earlier = await store.lockConnection(act.tx, act.companyId, connectionId)
  if (earlier !== undefined && earlier.type !== 'ExternalConnection')
    throw new Fault('Conflict', `The id ${connectionId} is that of a member of the network: take a new one.`)
  if (earlier === undefined) {
    const added = await store.insertConnection(act.tx, {
      ...values,
      company_id: act.companyId,
      id: connectionId,
      // No company stands behind it: its id is ours to give, and none that a caller could choose to be a member's.
      partner_id: act.newId(),
      type: 'ExternalConnection',
      state: 'ACCEPTED',
      requested_by: act.companyId,
      message: null,
      created: act.now,
    })
    if (!added) throw new Fault('Conflict', `The partner ${connectionId} was saved at the same moment: save it again.`)
  } else await store.setPartner(act.tx, act.companyId, earlier.partner_id, values)
  await act.log({ kind: 'connection.partner_saved', objectType: 'connection', objectId: connectionId })
}

const refused = (field: string, message: string): Fault =>
  new Fault('BadRequest', message, { fields: [{ code: 'BadRequest', message, details: { field } }] })
