import { roles } from '@kontor/contract'
import { verbatim } from '@kontor/i18n'
import { ApiError, type Platform, type UnitOfWork } from '../../../platform/index.ts'
import { identityOf, loginOf, signingOf } from '../../users/index.ts'
import { domainOf, type ProviderFactor } from '../rules.ts'
import { seal } from '../sealing.ts'
import * as store from '../store/identity-providers.ts'

/** What the operator says of a provider. */
export interface NewProvider {
  /** An address of OpenID Connect: https, or http on this machine. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly domains: readonly string[]
  readonly required: boolean
  /** Whether a sign-in there is two factors. */
  readonly secondFactor: ProviderFactor
}

const operator = { actorId: null, requestId: 'kontor sso' }

/** Somebody of the company, by whom the operator names it. @throws Error where nobody has this name */
async function companyOf(platform: Platform, username: string): Promise<string> {
  const login = await loginOf(platform, username)
  if (login === undefined) throw new Error(`Nobody is called ${username}: give the e-mail address of a person.`)
  return login.homeId
}

/**
 * Lets the people of a company sign in with its identity provider.
 *
 * @throws Error where the issuer's address cannot be, or another company has one of the domains
 */
export async function addProvider(platform: Platform, username: string, given: NewProvider): Promise<void> {
  const url = URL.parse(given.issuer)
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (url === null || (url.protocol !== 'https:' && !isLocal))
    throw new Error(`The issuer is ${given.issuer}: give an https address.`)
  const companyId = await companyOf(platform, username)
  const domains = given.domains.map((domain) => domain.toLowerCase())
  await platform.transact(companyId, operator, async (uow) => {
    const taken = await store.saveDomains(uow.tx, companyId, domains)
    if (taken !== undefined)
      throw new ApiError('Conflict', verbatim(`${taken} belongs to another company’s identity provider.`))
    await store.saveProvider(uow.tx, {
      company_id: companyId,
      issuer: given.issuer,
      client_id: given.clientId,
      secret: seal(platform, companyId, given.clientSecret),
      domains,
      required: given.required,
      second_factor: given.secondFactor,
      created: uow.now,
    })
    await uow.log({ kind: 'company.identity-provider-set', objectType: 'company', objectId: companyId })
  })
}

/** The people of the company sign in with their passwords again. @throws Error where nobody has this name */
export async function removeProvider(platform: Platform, username: string): Promise<void> {
  const companyId = await companyOf(platform, username)
  await platform.transact(companyId, operator, async (uow) => {
    await store.saveDomains(uow.tx, companyId, [])
    await store.deleteProvider(uow.tx, companyId)
    await uow.log({ kind: 'company.identity-provider-removed', objectType: 'company', objectId: companyId })
  })
}

/**
 * Whether a person may sign in with their company's provider alone. Its administrators may use their passwords: they
 * are those who help while the provider is away.
 */
export async function isProviderRequired(home: UnitOfWork, userId: string): Promise<boolean> {
  const provider = await store.providerOf(home.tx, home.companyId)
  if (provider === undefined || !provider.required) return false
  const account = await signingOf(home, userId)
  if (account === undefined || !provider.domains.includes(domainOf(account.username))) return false
  const own = (await identityOf(home, userId))?.companies.find(({ id }) => id === home.companyId)
  return own?.roleId !== roles.companyAdmin
}

/** The provider of the entered company, as its administrators may see it. */
export async function describeProvider({ tx, companyId }: UnitOfWork) {
  const row = await store.providerOf(tx, companyId)
  return row && { Issuer: row.issuer, Domains: row.domains, Required: row.required, SecondFactor: row.second_factor }
}
