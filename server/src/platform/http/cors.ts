import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { base } from './endpoint.ts'
import type { Origins } from './origins.ts'

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'

/**
 * An app in a frame with an opaque origin, or on the app host, calls the API with its bearer token. Nobody else's page
 * does, and no cookie ever comes with it.
 */
export function installCors(app: FastifyInstance, origins: Origins, headerPrefix: string): void {
  const allowed = [
    'authorization',
    'content-type',
    'accept-language',
    ...['TenantId', 'ActorId', 'RequestId', 'App'].map((name) => `${headerPrefix}-${name}`),
  ].join(', ')
  const exposed = [`${headerPrefix}-RequestId`, 'Retry-After', 'Location', 'ETag', 'Content-Disposition'].join(', ')

  const allow = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const { origin } = request.headers
    if (origin === undefined || (origin !== 'null' && origin !== origins.app)) return false
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', exposed)
    reply.header('vary', 'origin')
    return true
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.origin !== undefined && request.url.startsWith(`${base}/`)) allow(request, reply)
    done()
  })
  app.options(`${base}/*`, (request, reply) => {
    if (allow(request, reply))
      reply.headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': allowed,
        'access-control-max-age': '7200',
      })
    reply.code(204).send()
  })
}
