import type { Of, SignInLink } from '@kontor/contract'
import { ApiError, type Platform, type UnitOfWork } from '../../../platform/index.ts'
import { companyRef } from '../../companies/index.ts'
import { hashOf, homeOf, type Sessions } from '../../session/index.ts'
import { hashPassword, type Login, type Signing, savePassword, signingOf } from '../../users/index.ts'
import { noLink } from '../not-found.ts'
import { mustBeGood } from '../password-strength.ts'
import { fewestCharacters, linkState, whyNotRedeem } from '../rules.ts'
import * as store from '../store/links.ts'

/** The purposes as the wire calls them. */
export const purposes = { invitation: 'INVITATION', reset: 'RESET' } as const

interface Found {
  readonly link: store.LinkRow
  readonly account: Signing
}

/** @throws ApiError ResourceNotFound for what is no link, or one that another took the place of. */
async function find(uow: UnitOfWork, token: string): Promise<Found> {
  const link = await store.linkByHash(uow.tx, uow.companyId, hashOf(token))
  const account = link && (await signingOf(uow, link.user_id))
  if (link === undefined || account === undefined) throw noLink()
  return { link, account }
}

const homeOfLink = (token: string): string => {
  const homeId = homeOf(token)
  if (homeId === undefined) throw noLink()
  return homeId
}

/** What a link is for. */
export const readLink = (platform: Platform, token: string, requestId: string): Promise<Of<typeof SignInLink>> =>
  platform.read(homeOfLink(token), { actorId: null, requestId }, async (uow) => {
    const { link, account } = await find(uow, token)
    return {
      Purpose: purposes[link.purpose],
      State: linkState(link, uow.now),
      Username: account.username,
      Name: account.name,
      CompanyName: (await companyRef(uow))?.Name ?? '',
      Expires: link.expires.toISOString(),
      FewestCharacters: fewestCharacters,
    }
  })

/**
 * Chooses a password with a link, which is used up. The password is worked out outside any transaction, once it is known
 * that the link is good.
 *
 * @throws ApiError ResourceNotFound, Conflict (used, expired, or the account is locked), BadRequest (the password)
 */
export async function redeemLink(
  platform: Platform,
  sessions: Sessions,
  { token, password, requestId }: { token: string; password: string; requestId: string },
): Promise<Login> {
  const homeId = homeOfLink(token)
  const mustBeOpen = (found: Found, now: Date) => {
    const why = whyNotRedeem(found.link, found.account.state, now)
    if (why !== undefined) throw new ApiError('Conflict', why)
  }
  const { link, account, company } = await platform.read(homeId, { actorId: null, requestId }, async (uow) => {
    const found = await find(uow, token)
    mustBeOpen(found, uow.now)
    return { ...found, company: await companyRef(uow) }
  })
  await mustBeGood(platform, 'Password', password, [account.username, account.name, company?.Name ?? ''])
  const hash = await hashPassword(password)
  const userId = link.user_id
  await platform.transact(homeId, { actorId: userId, requestId }, async (uow) => {
    const held = await store.lockLink(uow.tx, homeId, link.id)
    if (held === undefined) throw noLink()
    mustBeOpen({ link: held, account }, uow.now)
    await store.useLink(uow.tx, homeId, link.id, uow.now)
    await savePassword(uow, userId, hash)
    if (link.purpose === 'reset') await sessions.endEverywhere(uow, userId)
  })
  sessions.forget({ userId })
  return { homeId, userId }
}
