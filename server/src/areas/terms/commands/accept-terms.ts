import { isIP } from 'node:net'
import type { Of, TermsAcceptance, TermsForCompany } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { noTermsIn } from '../not-found.ts'
import { whyNotAccept } from '../rules.ts'
import { acceptanceOf, countryOf, standingOf } from '../standing.ts'
import * as store from '../store.ts'

/**
 * Accepts the terms that hold in the company's country, for oneself and, as an administrator, for the company (F-207).
 * Accepting for oneself again changes nothing.
 *
 * @throws ApiError ResourceNotFound (none hold), Conflict (others hold by now; the company has accepted already),
 *   BadRequest (no address).
 */
export async function acceptTerms(
  { ipAddress, ...read }: Of<typeof TermsForCompany>,
  context: RequestContext,
  forCompany: boolean,
): Promise<Of<typeof TermsAcceptance>> {
  if (ipAddress !== undefined && isIP(ipAddress) === 0)
    throw unfit('ipAddress', t`ipAddress is ${ipAddress}: use an IPv4 or IPv6 address, such as 192.0.2.17.`)
  const { userId } = context.actor
  const from = { address: context.transport.address, stated_address: ipAddress ?? null }
  return context.write(async (uow) => {
    const { held } = await standingOf(uow, userId)
    const why = held && whyNotAccept(held, read)
    if (why !== undefined) throw new ApiError('Conflict', why)
    await acceptHeldTerms(uow, userId, from, forCompany)
    return acceptanceOf(await standingOf(uow, userId), forCompany ? 'company' : 'person')
  })
}

/** @throws ApiError ResourceNotFound (no terms hold here), Conflict (the company has accepted already). */
export async function acceptHeldTerms(
  uow: UnitOfWork,
  userId: string,
  from: Pick<store.AcceptanceRow, 'address' | 'stated_address'>,
  forCompany: boolean,
): Promise<void> {
  const { held } = await standingOf(uow, userId)
  if (held === undefined) throw noTermsIn(await countryOf(uow))
  const { country_zone, version } = held
  const row = (for_company: boolean): store.AcceptanceRow => ({
    company_id: uow.companyId,
    user_id: userId,
    for_company,
    country_zone,
    version,
    accepted: uow.now,
    ...from,
  })
  if (forCompany) {
    if (!(await store.insertAcceptance(uow, row(true))))
      throw new ApiError('Conflict', t`The company has already accepted ${country_zone} ${version}.`)
    await logAcceptance(uow, 'company.terms-accepted', uow.companyId, held)
  }
  if (await store.insertAcceptance(uow, row(false))) await logAcceptance(uow, 'user.terms-accepted', userId, held)
}

const logAcceptance = (
  uow: UnitOfWork,
  kind: 'company.terms-accepted' | 'user.terms-accepted',
  objectId: string,
  { country_zone: countryZone, version }: { country_zone: string; version: string },
): Promise<void> =>
  uow.log({
    kind,
    objectType: kind === 'company.terms-accepted' ? 'company' : 'user',
    objectId,
    detail: { countryZone, version },
  })
