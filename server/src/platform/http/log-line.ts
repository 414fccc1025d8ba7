import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import { spanOf } from './traces.ts'

/** One line a request, without its contents: the path stands in it by its pattern, for an address can hold words. */
export function logLine(platform: Platform, request: FastifyRequest, reply: FastifyReply): void {
  const { exchange } = request
  const who = exchange?.signedIn
  const line = {
    requestId: request.id,
    traceId: spanOf(request)?.traceId,
    companyId: who?.companyId,
    actorId: who?.userId,
    method: request.method,
    route: exchange === null ? request.routeOptions.url : exchange.endpoint.url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  }
  if (exchange === null) platform.log.debug(line, 'request')
  else platform.log.info(line, 'request')
}
