import { t } from '@kontor/i18n'
import { ApiError, type Platform, type UnitOfWork } from '../../../platform/index.ts'
import { noteFailure } from '../../session/index.ts'
import { activateInvited, holdAccount, type Login, loginOf, signingOf, whyNotEnter } from '../../users/index.ts'
import { domainOf, type ProviderIdentity } from '../rules.ts'
import * as store from '../store/bound-identities.ts'
import { providerOf } from '../store/identity-providers.ts'

/**
 * The person of a company of whom its identity provider speaks: who signed in with this account there before, whatever
 * their address is there by now; else who has the address, and from now on with this account alone.
 *
 * @throws ApiError Forbidden, Locked
 */
export async function personOf(
  platform: Platform,
  companyId: string,
  identity: ProviderIdentity,
  requestId: string,
): Promise<Login> {
  const known = await platform.read(companyId, { actorId: null, requestId }, ({ tx }) =>
    store.userOf(tx, companyId, identity),
  )
  const userId = known ?? (await namedBy(platform, companyId, identity))
  await platform.transact(companyId, { actorId: userId, requestId }, async (home) => {
    const account = await signingOf(home, userId)
    const provider = await providerOf(home.tx, companyId)
    if (account === undefined || !provider?.domains.includes(domainOf(account.username))) throw noPerson()
    if (account.state !== 'CREATED' && whyNotEnter(account.state) !== undefined)
      throw new ApiError('Locked', t`This account is locked: ask an administrator of your company.`)
    if (!(await isBound(home, userId, identity, known === undefined))) {
      noteFailure(platform, { homeId: companyId, userId }, requestId, 'identity')
      throw anotherIdentity()
    }
    await activateInvited(home, userId)
  })
  return { homeId: companyId, userId }
}

/** A provider speaks for the people of its company alone. */
async function namedBy(platform: Platform, companyId: string, { email }: ProviderIdentity): Promise<string> {
  const login = email === undefined ? undefined : await loginOf(platform, email)
  if (login === undefined || login.homeId !== companyId) throw noPerson()
  return login.userId
}

/**
 * Whether the person signs in with this account at the provider; from now on they do where their address was named and they
 * did with none there. One at another provider is left behind.
 */
async function isBound(
  home: UnitOfWork,
  userId: string,
  { issuer, subject }: ProviderIdentity,
  isNamed: boolean,
): Promise<boolean> {
  // Two that come at once with the same address are told apart: the second finds the first.
  await holdAccount(home, userId)
  const before = await store.identityOf(home.tx, home.companyId, userId)
  if (before?.issuer === issuer) return before.subject === subject
  // Released a moment ago: whoever was known by their account alone comes again by their address.
  if (!isNamed) return false
  await store.saveIdentity(home.tx, {
    company_id: home.companyId,
    user_id: userId,
    issuer,
    subject,
    bound: home.now,
  })
  await home.log({ kind: 'user.identity-bound', objectType: 'user', objectId: userId })
  return true
}

/** The next account that the provider names for the person's address takes the place of the one of before. */
export async function releaseIdentity(uow: UnitOfWork, userId: string): Promise<void> {
  if (!(await store.deleteIdentity(uow.tx, uow.companyId, userId))) return
  await uow.log({ kind: 'user.identity-released', objectType: 'user', objectId: userId })
}

const noPerson = (): ApiError =>
  new ApiError('Forbidden', t`This account does not exist in your company: ask an administrator to add you.`)

const anotherIdentity = (): ApiError =>
  new ApiError(
    'Forbidden',
    t`Your identity provider names another account for this address than the one you signed in with before: ask an administrator to release single sign-on for you.`,
  )
