import { t } from '@kontor/i18n'
import * as oidc from 'openid-client'
import { ApiError, type Platform, type RequestContext } from '../../../platform/index.ts'
import { createLimit, type Entrance, networkOf, readSigned, sign } from '../../session/index.ts'
import { domainOf, isTwoFactors, type ProviderIdentity } from '../rules.ts'
import { unseal } from '../sealing.ts'
import * as store from '../store/identity-providers.ts'
import { personOf } from './bound-identity.ts'

type Entering = Pick<RequestContext, 'transport' | 'requestId' | 'log'>

/** The cookie of a browser that was sent to a provider. */
const cookie = 'kontor_sso'
const purpose = 'kontor single sign-on'
const lifetimeSeconds = 10 * 60
/** Seconds that a provider has to answer. */
const providerTimeoutSeconds = 10

const minuteMs = 60_000
/** How long a provider's description of itself is believed. */
const describedForMs = 10 * minuteMs

/** What has to be the same when the browser comes back. */
interface UnderWay {
  readonly companyId: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Signing in with the identity provider of a company: OpenID Connect, by code and PKCE. */
export function createSingleSignOn(platform: Platform, { shellOrigin, enter }: SingleSignOnOptions) {
  // Whoever asks makes the server ask a provider.
  const asked = createLimit(platform.clock, { tries: 60, window: 15 * minuteMs })
  const known = new Map<string, { readonly row: string; readonly until: number; readonly found: oidc.Configuration }>()
  const redirectUri = () => `${shellOrigin()}/`

  async function rowOf(companyId: string, requestId: string): Promise<store.ProviderRow> {
    const row = await platform.read(companyId, { actorId: null, requestId }, ({ tx }) =>
      store.providerOf(tx, companyId),
    )
    if (row === undefined) throw noProvider()
    return row
  }

  /** The provider as it describes itself. The operator named it, so it may be in the company's own network. */
  async function configurationOf(companyId: string, requestId: string): Promise<oidc.Configuration> {
    const row = await rowOf(companyId, requestId)
    const [now, written] = [platform.clock.now().getTime(), JSON.stringify(row)]
    const before = known.get(companyId)
    // What the operator changes counts at once.
    if (before !== undefined && before.row === written && before.until > now) return before.found
    const issuer = new URL(row.issuer)
    const insecure = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []
    const secret = unseal(platform, companyId, row.secret)
    const found = await oidc.discovery(issuer, row.client_id, undefined, provingBy(secret), {
      // What it says of somebody is signed, however it came.
      execute: [...insecure, oidc.enableNonRepudiationChecks],
      timeout: providerTimeoutSeconds,
    })
    known.set(companyId, { row: written, until: now + describedForMs, found })
    return found
  }

  /** @throws ApiError Unavailable where the provider does not answer as one does */
  async function asking<T>(context: Entering, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ApiError) throw error
      context.log.warn({ err: error }, 'an identity provider failed')
      throw new ApiError('Forbidden', t`Your company’s identity provider did not confirm the sign-in: try again.`)
    }
  }

  return {
    /** Where the browser goes, by the domain of an address: whether somebody has it, nobody learns. */
    begin: async (username: string, context: Entering): Promise<{ Location: string }> => {
      const wait = asked.take(networkOf(context.transport.address))
      if (wait !== undefined)
        throw new ApiError('TooManyRequests', t`Too many requests from this address: try again in ${wait} s.`, {
          details: { RetryAfter: String(wait) },
        })
      const companyId = await platform.db.plain((tx) => store.companyOfDomain(tx, domainOf(username)))
      if (companyId === undefined) throw noProvider()
      return asking(context, async () => {
        const configuration = await configurationOf(companyId, context.requestId)
        const verifier = oidc.randomPKCECodeVerifier()
        const underWay: UnderWay = { companyId, verifier, state: oidc.randomState(), nonce: oidc.randomNonce() }
        const until = new Date(platform.clock.now().getTime() + lifetimeSeconds * 1000)
        const signed = sign(platform, purpose, JSON.stringify(underWay), until)
        context.transport.setCookie(cookie, signed, { seconds: lifetimeSeconds })
        const location = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri(),
          scope: 'openid email',
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state: underWay.state,
          nonce: underWay.nonce,
          login_hint: username,
        })
        return { Location: location.href }
      })
    },

    /** Lets in whom the provider names, where their account lives in its company. */
    answer: async (query: string, context: Entering) => {
      const { transport, requestId } = context
      const kept = readSigned(platform, purpose, transport.cookie(cookie))
      if (kept === undefined)
        throw new ApiError('Forbidden', t`The sign-in took too long or was started in another browser: start again.`)
      transport.clearCookie(cookie)
      const { companyId, state, nonce, verifier } = JSON.parse(kept) as UnderWay
      const identity = await asking(context, async () => {
        const configuration = await configurationOf(companyId, requestId)
        const current = new URL(`${redirectUri()}?${query}`)
        const tokens = await oidc.authorizationCodeGrant(configuration, current, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        return identityIn(configuration, tokens)
      })
      const login = await personOf(platform, companyId, identity, requestId)
      const { second_factor } = await rowOf(companyId, requestId)
      return enter(
        login,
        context,
        isTwoFactors(second_factor, identity) ? ['provider', 'provider-second'] : ['provider'],
      )
    },
  }
}

/** Of whom the provider speaks: what of it decides is signed; an address may be asked for besides. */
async function identityIn(
  configuration: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
): Promise<ProviderIdentity> {
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('There is no ID token.')
  const { iss: issuer, sub: subject, amr, acr } = claims
  const about =
    claims['email'] === undefined ? await oidc.fetchUserInfo(configuration, tokens.access_token, subject) : claims
  const email = about['email_verified'] === false ? undefined : about['email']
  return {
    issuer,
    subject,
    email: typeof email === 'string' ? email : undefined,
    methods: Array.isArray(amr) ? amr.map(String) : [],
    level: typeof acr === 'string' ? acr : undefined,
  }
}

export interface SingleSignOnOptions {
  readonly shellOrigin: () => string
  readonly enter: Entrance
}

/** The secret goes where the provider takes it: into the header, which is what a client does by default, or the body. */
const provingBy = (secret: string): oidc.ClientAuth => {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  return (provider, client, body, headers) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const prove = methods.includes('client_secret_basic') ? basic : post
    prove(provider, client, body, headers)
  }
}

const noProvider = (): ApiError =>
  new ApiError('ResourceNotFound', t`There is no single sign-on for this address: sign in with your password.`)
