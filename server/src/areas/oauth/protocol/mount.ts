import { verbatim } from '@kontor/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Origins } from '../../../platform/http/index.ts'
import { ApiError } from '../../../platform/index.ts'
import { createLimit } from '../../session/index.ts'
import * as store from '../store.ts'
import { path } from './interactions.ts'
import { completeAddress, completeForm, type Registered } from './tolerance.ts'
import type { World } from './world.ts'

const minuteMs = 60_000

/** Puts the protocol at `/api/auth`. The library is fetched when it is first asked for: most starts never need it. */
export function installOauth(http: FastifyInstance, world: World, origins: Origins): void {
  let made: Promise<Provider> | undefined
  const provider = () => {
    made ??= import('./provider.ts').then(({ createProvider }) => createProvider(world, origins))
    return made
  }
  const { clock, db } = world.platform
  const registered: Registered = {
    rightsOf: async (clientId) => (await db.plain((tx) => store.client(tx, clientId)))?.permissions ?? [],
  }
  // As at signing in: an address that keeps guessing secrets rests, and one that begins and begins rests too.
  const guesses = createLimit(clock, { tries: 30, window: 15 * minuteMs })
  const beginnings = createLimit(clock, { tries: 1000, window: 15 * minuteMs })

  http.register(async (scope) => {
    // The library reads the bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${path}/*`,
      handler: async (request, reply) => {
        const isLogin = pathOf(request).startsWith('/login')
        // Cookies count where people open the shell and nowhere else.
        if (isLogin && request.headers.host?.toLowerCase() !== origins.shellHost)
          return reply.redirect(`${origins.shell}${request.url}`, 303)
        const bringsSecret = request.method === 'POST'
        if (isLogin) rest(beginnings.take(request.ip))
        if (bringsSecret) rest(guesses.take(request.ip))
        if (bringsSecret) await completeForm(request.raw, registered)
        else if (pathOf(request) === '/login') request.raw.url = await completeAddress(request.raw.url!, registered)
        await answer(await provider(), request, reply, origins)
        if (bringsSecret && reply.raw.statusCode !== 401) guesses.giveBack(request.ip)
      },
    })
    scope.delete(`${path}/token`, async (request, reply) => {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
      const { AccessToken, ClientCredentials, Grant } = await provider()
      const found = token === undefined ? undefined : await AccessToken.find(token)
      const own = token === undefined || found !== undefined ? undefined : await ClientCredentials.find(token)
      if (found === undefined && own === undefined)
        throw new ApiError('Unauthorized', verbatim('The token is unknown or already revoked.'))
      await own?.destroy()
      if (found?.grantId !== undefined) await Grant.adapter.destroy(found.grantId)
      return reply.type('text/plain; charset=utf-8').send('OK')
    })
  })
}

const pathOf = ({ url }: FastifyRequest): string => url.slice(path.length).split('?', 1)[0]!

function rest(seconds: number | undefined): void {
  if (seconds === undefined) return
  throw new ApiError('TooManyRequests', verbatim(`Too many attempts from this address: try again in ${seconds} s.`), {
    details: { RetryAfter: String(seconds) },
  })
}

/** Headers about which the library decides: its description and keys may be kept, its tokens may not. */
const isTheLibrarys = (name: string): boolean => name.startsWith('access-control-') || name === 'cache-control'

/** Lets the library answer on the bare wire. It takes its addresses from the issuer, whatever the headers say. */
async function answer(provider: Provider, request: FastifyRequest, reply: FastifyReply, origins: Origins) {
  const { raw } = request
  raw.headers.host = origins.shellHost
  raw.headers['x-forwarded-proto'] = origins.secure ? 'https' : 'http'
  delete raw.headers['x-forwarded-host']
  Object.assign(raw, { originalUrl: raw.url, url: raw.url!.slice(path.length) })
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (!isTheLibrarys(name) && value !== undefined) reply.raw.setHeader(name, value)
  await provider.callback()(raw, reply.raw)
}
