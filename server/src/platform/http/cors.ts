import type { FastifyInstance } from 'fastify'
import { base } from './endpoint.ts'
import type { Origins } from './origins.ts'

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'

/**
 * An app in a frame with an opaque origin, on the app host, or on an origin from which an app of some company comes,
 * calls the API with its bearer token. Nobody else's page does, and no cookie ever comes with it. Asked before a token is
 * seen, so which of these apps it is the token says.
 */
export function installCors(
  app: FastifyInstance,
  origins: Origins,
  prefixes: readonly string[],
  isApp: (origin: string) => boolean | Promise<boolean>,
): void {
  const allowed = [
    'authorization',
    'content-type',
    'accept-language',
    'prefer',
    'if-none-match',
    'if-range',
    'range',
    ...prefixes.flatMap((prefix) => ['TenantId', 'ActorId', 'RequestId', 'App'].map((name) => `${prefix}-${name}`)),
  ].join(', ')
  const exposed = [
    'Warning',
    ...prefixes.map((prefix) => `${prefix}-RequestId`),
    'Retry-After',
    'Location',
    'ETag',
    'Content-Disposition',
    'Content-Range',
  ].join(', ')

  const isAllowed = (origin: string): boolean | Promise<boolean> =>
    origin === 'null' || origin === origins.app || (origin !== origins.shell && isApp(origin))

  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin === undefined || !request.url.startsWith(`${base}/`)) return done()
    reply.header('vary', 'origin')
    const allow = (allowed: boolean) => {
      if (allowed) {
        reply.header('access-control-allow-origin', origin)
        reply.header('access-control-expose-headers', exposed)
      }
      done()
    }
    const known = isAllowed(origin)
    if (typeof known === 'boolean') allow(known)
    else known.then(allow, done)
  })
  app.options(`${base}/*`, (_request, reply) => {
    if (reply.hasHeader('access-control-allow-origin'))
      reply.headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': allowed,
        'access-control-max-age': '7200',
      })
    reply.code(204).send()
  })
}
