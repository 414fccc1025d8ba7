import { type Of, type Registration, roles } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Platform, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { createCompany, mustBeIdentifiers } from '../../companies/index.ts'
import { mustBeGood } from '../../credentials/index.ts'
import { connectPartner } from '../../network/index.ts'
import { hashOf } from '../../session/index.ts'
import { createUser, hashPassword, type Login } from '../../users/index.ts'
import { noLink } from '../not-found.ts'
import { whyNotRegister } from '../rules.ts'
import * as store from '../store.ts'

/** Told to a company when another has been created by its link: `tokenHash`, `partnerId`, `connectionId`. */
export const joined = 'registration.joined'

type Input = Of<typeof Registration>

/**
 * Creates a company with its first administrator, and connects it with the one that invited it: all of it or nothing.
 *
 * @throws ApiError Forbidden (no link, and not everybody may), ResourceNotFound, Conflict (used, expired, the address is
 * taken), BadRequest (an identifier or the password)
 */
export async function registerCompany(platform: Platform, input: Input, requestId: string): Promise<Login> {
  const { Token, Company, Administrator } = input
  if (Token === undefined && !platform.settings.openSignUp)
    throw new ApiError('Forbidden', t`Companies can only join by invitation: ask a partner or the operator for a link.`)
  const tokenHash = Token === undefined ? undefined : hashOf(Token)
  if (tokenHash !== undefined)
    await platform.db.plain(async (tx) => mustBeOpen(await store.linkByHash(tx, tokenHash), platform.clock.now()))
  const identifiers = Company.Identifiers ?? []
  await mustBeIdentifiers('Identifiers', identifiers)
  const { FirstName, LastName, Username, Password, Language, TimeZone } = Administrator
  await mustBeGood(platform, 'Password', Password, [Username, `${FirstName} ${LastName}`, Company.CompanyName])
  const passwordHash = await hashPassword(Password)
  const [homeId, userId] = [platform.ids.next(), platform.ids.next()]
  await platform.transact(homeId, { actorId: userId, requestId }, async (uow) => {
    const link = tokenHash === undefined ? undefined : mustBeOpen(await store.lockLink(uow.tx, tokenHash), uow.now)
    if (tokenHash !== undefined) await store.useLink(uow.tx, tokenHash, uow.now)
    await createCompany(uow, {
      name: Company.CompanyName.trim(),
      country: Company.Country,
      currency: Company.Currency,
      identifiers,
    })
    await createUser(uow, {
      id: userId,
      username: Username,
      firstName: FirstName.trim(),
      lastName: LastName.trim(),
      language: Language,
      timeZone: zoneOf(TimeZone),
      roleId: roles.companyAdmin,
      passwordHash,
    })
    if (link !== undefined) await meet(uow, link)
  })
  return { homeId, userId }
}

/** Who was invited is connected with who invited them, as if either had asked and the other agreed. */
async function meet(uow: UnitOfWork, { inviter_id: inviterId, token_hash: tokenHash }: store.LinkRow): Promise<void> {
  if (inviterId === null) return
  const connectionId = uow.newId()
  await connectPartner(uow, connectionId, inviterId)
  await uow.within(inviterId, (inviter) => inviter.later(joined, { tokenHash, partnerId: uow.companyId, connectionId }))
}

function mustBeOpen(link: store.LinkRow | undefined, now: Date): store.LinkRow {
  if (link === undefined) throw noLink()
  const why = whyNotRegister(link, now)
  if (why !== undefined) throw new ApiError('Conflict', why)
  return link
}

function zoneOf(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    throw unfit('TimeZone', t`TimeZone is ${zone}: use the name of a time zone, such as Europe/Berlin.`)
  }
}
