import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Credential, cookieName } from './credential.ts'
import type { Site } from './site.ts'
import type { EventStream, Transport } from './transport.ts'

/** What of a request its transport speaks of; the credential is known once the person was let in. */
interface Carried {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly site: Site
  readonly token: string | undefined
  readonly credential: Credential | undefined
}

/** The transport of one request. Cookies belong to this host alone and never travel with what another site starts. */
export class HttpTransport implements Transport {
  readonly #exchange: Carried

  constructor(exchange: Carried) {
    this.#exchange = exchange
  }

  get address(): string {
    return this.#exchange.request.ip
  }

  get device(): string {
    return (this.#exchange.request.headers['user-agent'] ?? '').slice(0, 300)
  }

  get token(): string | undefined {
    return this.#exchange.token
  }

  cookie(name: string): string | undefined {
    const { request, site } = this.#exchange
    return parseCookie(request.headers.cookie ?? '')[cookieName(name, site.origins.secure)]
  }

  get lastEventId(): string | undefined {
    const header = this.#exchange.request.headers['last-event-id']
    return typeof header === 'string' && /^\d{1,20}$/.test(header) ? header : undefined
  }

  setCookie(name: string, value: string, options: { readonly seconds: number; readonly readable?: boolean }): void {
    const { reply, site } = this.#exchange
    const cookie = stringifySetCookie({
      name: cookieName(name, site.origins.secure),
      value,
      path: '/',
      maxAge: options.seconds,
      httpOnly: options.readable !== true,
      sameSite: 'lax',
      secure: site.origins.secure,
    })
    reply.header('set-cookie', cookie)
  }

  clearCookie(name: string): void {
    this.setCookie(name, '', { seconds: 0 })
  }

  /** The stream ends with the session: at once where it ends in this process, with a heartbeat where in another. */
  openEvents(): EventStream {
    const { reply, site, token, credential } = this.#exchange
    const { credentials, platform } = site
    const close = credential === undefined ? undefined : site.limits.stream(credential)
    const stream = site.streams.open(reply, async () => {
      const now = token === undefined ? undefined : await credentials.find(token)
      return now !== undefined && now.expires > platform.clock.now().getTime()
    })
    if (credential !== undefined) void stream.ended.then(credentials.onEnd(credential, stream.end))
    if (close !== undefined) void stream.ended.then(close)
    return stream
  }
}
