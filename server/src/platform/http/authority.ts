import { hash, timingSafeEqual } from 'node:crypto'
import { t } from '@kontor/i18n'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import { mustHave } from '../policy.ts'
import { type Credential, cookieName, sessionCookie, xsrfCookie } from './credential.ts'
import type { Exchange } from './exchange.ts'
import type { Origins } from './origins.ts'
import { givenIn } from './own-headers.ts'

/** Finds out who asks and lets them in, or throws. Answers at once where the token was seen a moment ago. */
export function admit(exchange: Exchange): undefined | Promise<undefined> {
  const { request, endpoint, site } = exchange
  const { authorization, cookie } = request.headers
  if (authorization !== undefined) {
    if (authorization.startsWith('Bearer ')) exchange.token = authorization.slice(7)
  } else if (cookie !== undefined && isShellHost(request, site.origins)) {
    exchange.token = parseCookie(cookie)[cookieName(sessionCookie, site.origins.secure)]
    exchange.byCookie = exchange.token !== undefined
  }
  // Who signs in or reads a public list may carry a stale cookie: it neither helps nor hinders.
  if (endpoint.may === 'anyone') return undefined
  if (exchange.token === undefined) throw new ApiError('Unauthorized', t`You are not signed in: sign in first.`)
  const found = site.credentials.find(exchange.token)
  if (found instanceof Promise) return found.then((credential) => enter(exchange, credential))
  return enter(exchange, found)
}

/** Holds the claims of the headers against what the credential says, and the call against the person's rights. */
function enter(exchange: Exchange, credential: Credential | undefined): undefined {
  const { endpoint, request, byCookie, site } = exchange
  if (credential === undefined || credential.expires <= site.platform.clock.now().getTime())
    throw new ApiError('Unauthorized', t`The session has ended or the token is not valid: sign in again.`)
  exchange.credential = credential
  site.limits.request(credential)
  if (byCookie && !endpoint.safe) checkXsrf(request, credential, site.origins)
  const claimed = claimIn(request, site.headers.actor)
  if (claimed !== undefined && claimed !== credential.userId)
    throw new ApiError(
      'ClaimMismatch',
      t`The actor header is ${claimed}, but the credential belongs to another person.`,
    )
  const companyId = claimIn(request, site.headers.tenant) ?? credential.enteredId
  const actor = credential.actors.get(companyId)
  if (actor === undefined)
    throw new ApiError('ClaimMismatch', t`The tenant header is ${companyId}, to which this credential has no access.`)
  const { may } = endpoint
  if (may !== 'member') mustHave(actor, may)
  exchange.enter(companyId, actor)
}

const claimIn = (request: FastifyRequest, names: readonly string[]): string | undefined =>
  givenIn(request.headers, names)?.toLowerCase()

/** Cookies count where people open the shell and nowhere else: apps on the app host have tokens. */
const isShellHost = (request: FastifyRequest, origins: Origins): boolean =>
  request.headers.host?.toLowerCase() === origins.shellHost

/** F-318, F-319: a page of another site can make the browser send the cookie, but it cannot read it to send the header. */
function checkXsrf(request: FastifyRequest, credential: Credential, origins: Origins): void {
  const header = request.headers['x-xsrf-token']
  const { origin } = request.headers
  const cookie = parseCookie(request.headers.cookie ?? '')[xsrfCookie]
  const good =
    typeof header === 'string' &&
    header === cookie &&
    credential.xsrfHash !== null &&
    sameText(hash('sha256', header), credential.xsrfHash) &&
    (origin === undefined || origin === origins.shell)
  if (!good)
    throw new ApiError(
      'XsrfMismatch',
      t`Send the value of the XSRF-TOKEN cookie in the X-XSRF-TOKEN header, from the shell’s own page.`,
    )
}

const sameText = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
