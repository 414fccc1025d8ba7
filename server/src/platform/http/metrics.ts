import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { t } from '@kontor/i18n'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import { createMetrics, type Gauge, watchProcess } from '../metrics/index.ts'
import type { Settings } from '../settings.ts'

const path = '/metrics'

/**
 * What Prometheus scrapes, where the operator wants it: for programs on this machine, or for whoever has the token. To anybody
 * else there is no such page.
 */
export function installMetrics(
  app: FastifyInstance,
  { isOn, token }: Settings['metrics'],
  gauges: () => Promise<readonly Gauge[]>,
): void {
  if (!isOn) return
  const metrics = createMetrics()
  const own = watchProcess()
  app.addHook('onClose', async () => own.stop())
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.exchange?.endpoint.url ?? request.routeOptions.url ?? 'none'
    const { method } = request
    if (route !== path) metrics.answered({ method, route, status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
  app.get(path, async (request, reply) => {
    if (token === undefined) {
      if (!comesFromHere(request)) return reply.callNotFound()
    } else if (!isToken(request.headers.authorization, token))
      throw new ApiError('Unauthorized', t`The session has ended or the token is not valid: sign in again.`)
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return metrics.write([...own.gauges(), ...(await gauges())])
  })
}

/** A proxy on this machine comes from here too: it is told by the name that its caller asked for, or by what it adds. */
function comesFromHere({ headers, raw }: FastifyRequest): boolean {
  const forwarded = Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'))
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  return !forwarded && isLoopback(raw.socket.remoteAddress ?? '') && (host === 'localhost' || isLoopback(host))
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '')
  return isIP(plain) === 6 ? plain === '::1' : isIP(plain) === 4 && plain.startsWith('127.')
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

const isToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digestOf(authorization ?? ''), digestOf(`Bearer ${token}`))
