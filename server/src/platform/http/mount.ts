import type { Content } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import type { StoredContent } from '../context.ts'
import { admit } from './authority.ts'
import { bodyLimit } from './bodies.ts'
import { base, type Endpoint } from './endpoint.ts'
import { Exchange } from './exchange.ts'
import { Form } from './form.ts'
import { Replay } from './idempotency.ts'
import { likedBest } from './liked-best.ts'
import { givenIn } from './own-headers.ts'
import { namesFor } from './query-names.ts'
import { isXml, mustOffer } from './representation.ts'
import { schemasOf } from './schemas.ts'
import { contentPolicy } from './security.ts'
import type { Site } from './site.ts'
import { sendStored } from './stored.ts'
import { places } from './validation.ts'
import { withNul } from './well-formed.ts'
import { objectXml } from './xml-answer.ts'

/** Serves one call: who asks, what they sent, the handler, its answer. What can be worked out once is, here. */
export function mountEndpoint(app: FastifyInstance, site: Site, endpoint: Endpoint): void {
  const { call, takes, gives, offers, status, run } = endpoint
  const send = senders[gives.kind]
  const { xml, creates } = call.options
  const named = namesFor(endpoint)

  const onRequest = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    try {
      const exchange = new Exchange(site, endpoint, request, reply)
      request.exchange = exchange
      checkRequestId(request, site)
      if (request.url.includes('%00')) throw withNul(places.address)
      const waiting = admit(exchange)
      if (waiting === undefined) done()
      else waiting.then(() => done(), done)
    } catch (error) {
      done(error as Error)
    }
  }

  const preValidation = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    try {
      mustOffer(offers, request.exchange!.accepts)
      named(request, reply)
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { params, query } = request
    const form = takes.kind === 'parts' ? new Form(request.exchange!) : undefined
    let result: unknown
    try {
      // Who sends nothing where a file is wanted has sent an empty one: its reader says so.
      const body = form ?? request.body ?? (takes.kind === 'bytes' ? new Uint8Array() : undefined)
      result = await run({ params, query, body }, request.exchange!)
    } catch (error) {
      if (!(error instanceof Replay)) throw error
      result = error.answer
    } finally {
      await form?.drop()
    }
    reply.code(status)
    if (creates !== undefined) reply.header('location', locationOf(creates, params, result))
    if (offers.length > 1) reply.header('vary', varyOf(reply))
    if (xml !== undefined && result !== undefined && isXml(request.exchange!.answersAs)) {
      const plain: unknown = JSON.parse(String(reply.serialize(result)))
      return sendXml(reply, request.exchange!.answersAs, objectXml(plain, xml))
    }
    return send(reply, result)
  }

  app.route({
    method: call.method,
    url: endpoint.url,
    ...(endpoint.onlyFor !== undefined && { constraints: { [likedBest.name]: endpoint.onlyFor } }),
    // What nobody serves need not be compiled to be held against.
    schema: call.options.served === false ? {} : schemasOf(call, takes, gives, status),
    bodyLimit: bodyLimit(endpoint),
    exposeHeadRoute: call.method === 'GET' && gives.kind !== 'events' && endpoint.onlyFor === undefined,
    onRequest,
    preValidation,
    handler,
  })
}

/** Where what was made is read, by the parameters of the call and the fields of its answer. */
function locationOf(creates: string, params: unknown, result: unknown): string {
  const known = { ...(result as object), ...(params as object) } as Readonly<Record<string, string>>
  return `${base}/${creates.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? ''))}`
}

const varyOf = (reply: FastifyReply): string => {
  const vary = reply.getHeader('vary')
  return vary === undefined ? 'accept' : `${String(vary)}, accept`
}

function sendXml(reply: FastifyReply, type: string, xml: string) {
  return reply.type(`${type}; charset=utf-8`).send(xml)
}

type Send = (reply: FastifyReply, result: unknown) => unknown

/** How each form of answer goes out. */
const senders: Readonly<Record<Endpoint['gives']['kind'], Send>> = {
  json: (reply, result) => {
    if (result === undefined) return reply.code(204).send()
    return result
  },
  nothing: (reply) => reply.send(),
  // HEAD: the status says it.
  exists: (reply, result) => reply.code(result === true ? 204 : 404).send(),
  // No call answers with a form.
  parts: (reply) => reply,
  text: (reply, result) => {
    if (result === undefined) return reply.code(204).send()
    return reply.type('text/plain; charset=utf-8').send(result)
  },
  bytes: (reply, result) => {
    reply.header('content-security-policy', contentPolicy)
    if ('held' in (result as Content | StoredContent)) return sendStored(reply, result as StoredContent)
    const { type, body, headers } = result as Content
    if (headers !== undefined) reply.headers(headers)
    return reply
      .type(type)
      .send(typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength))
  },
  // The handler opened the stream and it has ended.
  events: (reply) => reply,
}

/** An id of the caller's that is not taken as it is would not be found again in the log. */
function checkRequestId(request: FastifyRequest, site: Site): void {
  const given = givenIn(request.headers, site.headers.requestId)
  if (given !== undefined && given !== request.id)
    throw new ApiError('BadRequest', t`The request id header is not valid: send a UUID.`)
}
