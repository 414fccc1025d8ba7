import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type JWK } from 'oidc-provider'

/** What a provider says of whoever is signed in at it. */
export interface Someone {
  /** Their account there; their address where none is told. */
  readonly sub?: string
  readonly email: string
  readonly email_verified?: boolean
}

export const client = { id: 'kontor', secret: 'a secret of the provider and Kontor' }

type Claims = Readonly<Record<string, unknown>>

/** What an attacker makes of the ID token on its way. */
export interface Forgery {
  readonly claims?: (claims: Claims) => Claims
  /** Signed by a key that is not the provider's. */
  readonly isSignedElsewhere?: boolean
  /** Another way to sign than the provider's: none, or by the secret that both know. */
  readonly alg?: 'none' | 'HS256'
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function forged(token: string, { claims = (same) => same, alg }: Forgery, key: KeyObject): string {
  const [header, payload] = token
    .split('.', 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims)
  const text = `${encoded(alg === undefined ? header : { alg })}.${encoded(claims(payload ?? {}))}`
  if (alg === 'none') return `${text}.`
  const signature =
    alg === 'HS256'
      ? createHmac('sha256', client.secret).update(text).digest()
      : sign('RSA-SHA256', Buffer.from(text), key)
  return `${text}.${signature.toString('base64url')}`
}

/** A real identity provider on a free port, at which `someone`, or whoever is hinted at, is signed in and agrees to everything. */
export async function startIdentityProvider(redirectUri: string) {
  const at: { someone?: Someone; forgery?: Forgery | undefined } = {}
  const server = createServer()
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const issuer = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
  const [own, other] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey) as [
    KeyObject,
    KeyObject,
  ]
  const jwk = own.export({ format: 'jwk' }) as JWK
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...jwk, kid: 'test', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...(at.someone ?? { email: sub }), sub }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const { forgery } = at
    if (forgery !== undefined && request.url === '/token') {
      const end = response.end.bind(response)
      response.end = ((body: string) => {
        const tokens = JSON.parse(body) as { id_token: string }
        const id_token = forged(tokens.id_token, forgery, forgery.isSignedElsewhere ? other : own)
        const text = JSON.stringify({ ...tokens, id_token })
        response.setHeader('content-length', Buffer.byteLength(text))
        return end(text)
      }) as typeof response.end
    }
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    void (async () => {
      const { prompt, params } = await provider.interactionDetails(request, response)
      const accountId = at.someone?.sub ?? at.someone?.email ?? String(params['login_hint'])
      if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId } })
      const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) })
      grant.addOIDCScope('openid email')
      const consent = { grantId: await grant.save() }
      return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true })
    })()
  })
  return {
    issuer,
    at,
    /** Follows a browser to the provider and back; the query with which it comes back to Kontor. */
    visit: async (location: string): Promise<string> => {
      const jar = new Map<string, string>()
      let next = location
      while (!next.startsWith(redirectUri)) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const came = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const line of came.headers.getSetCookie()) {
          const [pair = ''] = line.split(';')
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
        }
        const to = came.headers.get('location')
        if (to === null) throw new Error(`The provider answers ${came.status}: ${await came.text()}`)
        next = new URL(to, next).href
      }
      return new URL(next).search.slice(1)
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

// By itself, for journeys in a browser: node testing-provider.ts <redirect address> prints the issuer.
if (import.meta.main) process.stdout.write((await startIdentityProvider(String(process.argv[2]))).issuer)
