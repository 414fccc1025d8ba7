import { timingSafeEqual } from 'node:crypto'
import { askablePermissions } from '@kontor/contract'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'
import type { Origins } from '../../../platform/http/index.ts'
import { openSigningKey } from '../../../platform/signing-key.ts'
import { hashOf, newToken } from '../../session/index.ts'
import { grantOf } from '../grant-id.ts'
import { isOffline, plainScopes } from '../rules.ts'
import { claims, findAccount } from './account.ts'
import { createAdapter } from './adapter.ts'
import { cookieNames } from './cookies.ts'
import { path } from './interactions.ts'
import type { World } from './world.ts'

const minuteSeconds = 60
const daySeconds = 24 * 60 * minuteSeconds

/** Seconds that each thing is good for. */
const lives = {
  code: minuteSeconds,
  access: 30 * minuteSeconds,
  refresh: 90 * daySeconds,
  signingIn: 30 * minuteSeconds,
} as const

const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const

/** OAuth 2 and OpenID Connect at the shell's address, as oidc-provider speaks them and Kontor keeps them. */
export function createProvider(world: World, origins: Origins): Provider {
  const { published, cookieKeys } = openSigningKey(world.platform.settings.dataFolder)
  const policy = interactionPolicy.base()
  // Who is signed in, the shell knows; it can say when that was, and not make somebody do it again.
  policy.get('login')!.requestable = false
  const configuration: Configuration = {
    adapter: createAdapter(world, () => origins.shell),
    jwks: { keys: [...published] },
    cookies: { keys: [...cookieKeys], names: cookieNames, short: cookie, long: cookie },
    routes: { authorization: '/login', token: '/token', revocation: '/revoke', jwks: '/jwks', userinfo: '/userinfo' },
    responseTypes: ['code'],
    scopes: [...plainScopes, ...askablePermissions],
    claims,
    conformIdTokenClaims: false,
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    extraClientMetadata: { properties: ['acts_in'] },
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    pkce: { required: (_context, { clientAuthMethod }) => clientAuthMethod === 'none' },
    clientBasedCORS: (_context, origin, client) =>
      (client.redirectUris ?? []).some((address) => new URL(address).origin === origin),
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      dPoP: { enabled: false },
    },
    ttl: {
      AuthorizationCode: lives.code,
      AccessToken: lives.access,
      ClientCredentials: lives.access,
      IdToken: lives.access,
      RefreshToken: lives.refresh,
      Interaction: lives.signingIn,
      Session: lives.signingIn,
      Grant: lives.refresh,
    },
    issueRefreshToken: async (_context, client, { scopes }) =>
      client.grantTypeAllowed('refresh_token') && isOffline(scopes),
    rotateRefreshToken: true,
    expiresWithSession: async () => false,
    findAccount: async (context, userId, token) => {
      const allowed = token !== undefined && 'grantId' in token ? token.grantId : context.oidc.result?.consent?.grantId
      return allowed === undefined ? undefined : findAccount(world, userId, allowed)
    },
    interactions: { policy, url: () => '/#/authorize' },
    // Errors that cannot be returned to the program are shown on a page of our own.
    renderError: (context, { error }) => {
      context.status = 303
      context.redirect(`${origins.shell}/#/authorize/${encodeURIComponent(error)}`)
    },
  }
  const provider = new Provider(`${origins.shell}${path}`, configuration)
  provider.proxy = true
  provider.on('server_error', (_context, error) => world.platform.log.error({ err: error }, 'oauth'))
  nameTheirCompany(provider)
  provider.Client.prototype.compareClientSecret = compareHashes
  return provider
}

/** A thing of the protocol whose id is a secret. */
interface Secret {
  readonly grantId?: string
  readonly client?: { readonly acts_in?: string }
}

/** Every secret names the company that it is kept in (decision 0007). */
function nameTheirCompany({ AccessToken, AuthorizationCode, RefreshToken, ClientCredentials }: Provider): void {
  for (const { prototype } of [AccessToken, AuthorizationCode, RefreshToken, ClientCredentials]) {
    const { generateTokenId } = prototype as unknown as { generateTokenId: () => string }
    Object.assign(prototype, {
      generateTokenId(this: Secret) {
        // The library notes there in which form the token travels.
        generateTokenId.call(this)
        return newToken(this.grantId === undefined ? (this.client?.acts_in ?? '') : grantOf(this.grantId).homeId)
      },
    })
  }
}

function compareHashes(this: { clientSecret?: string }, given: string): boolean {
  const [known, found] = [Buffer.from(this.clientSecret ?? ''), Buffer.from(hashOf(given))]
  return known.length === found.length && timingSafeEqual(known, found)
}
