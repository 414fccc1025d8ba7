import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Span, type Tracing, within } from '../tracing/index.ts'

const spans = new WeakMap<FastifyRequest, Span>()

/** The span of a request that is traced. */
export const spanOf = (request: FastifyRequest): Span | undefined => spans.get(request)

/** Makes a span of each request: its method, the pattern of its path and its status, and nothing that it says. */
export function installTraces(app: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions } = request
    const route = routeOptions.url
    const attributes = { 'http.request.method': method, ...(route && { 'http.route': route }) }
    const traceparent = typeof headers['traceparent'] === 'string' ? headers['traceparent'] : undefined
    const span = tracing.begin('server', route === undefined ? method : `${method} ${route}`, attributes, traceparent)
    if (span === undefined) return done()
    spans.set(request, span)
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw
      const fault = !writableFinished ? 'cut off' : statusCode >= 500 ? String(statusCode) : undefined
      span.end({ attributes: { 'http.response.status_code': statusCode }, fault })
    })
    within(span, done)
  })
  // The body came from the socket, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => within(spans.get(request), done))
}
