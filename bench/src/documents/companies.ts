import { type Role, roles } from '@kontor/contract'
import { createCompany } from '@kontor/server/areas/companies'
import { connectPartner } from '@kontor/server/areas/network'
import { issueProgramToken } from '@kontor/server/areas/session'
import { createUser } from '@kontor/server/areas/users'
import type { Author, Platform } from '@kontor/server/platform'

export const author: Author = { actorId: null, requestId: 'bench' }
/** Of the seller of `invoiceOfSize`: nobody sends an invoice in another's name. */
const sellerOfInvoices = { scheme: 'BE:VAT', value: 'BE0203201340' }

export interface Founded {
  readonly id: string
  readonly name: string
  readonly token: string
}

/** A company with an administrator, as whom a program acts. */
export async function found(platform: Platform, name: string): Promise<Founded> {
  const id = platform.ids.next()
  await platform.transact(id, author, async (uow) => {
    await createCompany(uow, { name, country: 'DE', currency: 'EUR', identifiers: [sellerOfInvoices] })
  })
  const { token } = await hire(platform, id, name)
  return { id, name, token }
}

/** Somebody of a company, with a token of a program that acts as they. */
export async function hire(platform: Platform, companyId: string, lastName: string, role: Role = 'companyAdmin') {
  const id = platform.ids.next()
  const username = `${id}@bench.example`
  const person = { id, username, firstName: 'Ada', lastName, roleId: roles[role], language: 'en-US' }
  await platform.transact(companyId, author, (uow) => createUser(uow, { ...person, timeZone: 'Europe/Berlin' }))
  return { id, token: await issueProgramToken(platform, username) }
}

/** Connects two companies and gives back the connection's id. */
export async function connected(platform: Platform, companyId: string, partnerId: string): Promise<string> {
  const id = platform.ids.next()
  await platform.transact(companyId, author, (uow) => connectPartner(uow, id, partnerId))
  return id
}
