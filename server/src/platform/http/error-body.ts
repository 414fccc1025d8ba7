import type { ErrorBody, Of } from '@kontor/contract'
import { inEnglish, joinMessages, type Message, t, translate, verbatim } from '@kontor/i18n'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { ApiError, type CatalogueIn } from '../api-error.ts'
import { isDiskFull, isUnavailable, isUnstorableText } from '../db/errors.ts'
import { drainBody } from './drain-body.ts'
import { nearlyFull } from './nearly-full.ts'
import { acceptsOf, languageOf } from './negotiate.ts'
import { tellsInXml } from './representation.ts'
import { fieldFaults, type Place } from './validation.ts'
import { errorXml } from './xml-answer.ts'

/** The ApiError with which anything thrown is answered. What is not the caller's to mend says nothing about our insides. */
function apiErrorFrom(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isUnavailable(error))
    return new ApiError(
      'Unavailable',
      t`The database is temporarily unavailable: repeat the request with the same request id.`,
      {
        details: { RetryAfter: '1' },
      },
    )
  if (isDiskFull(error)) return nearlyFull()
  if (isUnstorableText(error)) return new ApiError('BadRequest', t`A text contains a zero byte: remove it.`)
  const { code, validation, validationContext, statusCode, message } = error as Partial<FastifyError>
  if (validation !== undefined) {
    const fields = fieldFaults(validation as never, (validationContext ?? 'body') as Place)
    return new ApiError('BadRequest', joinMessages(fields.map((field) => field.message)), { fields })
  }
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ApiError(
      'TooLarge',
      t`The body is too large (at most 10 MB for a document, 1 MB otherwise): send less per request.`,
    )
  if (statusCode === 415) return new ApiError('UnsupportedMediaType', verbatim(message ?? ''))
  // Whoever serves the pages refuses an address that steps out of its folder, or that no file could have.
  if (statusCode === 403) return new ApiError('ResourceNotFound', t`There is no page at this address.`)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ApiError('BadRequest', verbatim(message ?? ''))
  return new ApiError('Unexpected', t`Something went wrong. Quote the request id when you contact support.`)
}

/** The one shape of every error (responses.md A). */
export function errorBody(
  apiError: ApiError,
  requestId: string,
  translated: (message: Message) => string = inEnglish,
): Of<typeof ErrorBody> {
  return {
    ErrorCode: apiError.code,
    Message: translated(apiError.reason),
    ErrorDetail: keyed(apiError.details),
    ...(apiError.fields.length === 0
      ? {}
      : {
          ValidationError: apiError.fields.map(({ code, subCode, message, index, details }) => ({
            ErrorCode: code,
            ...(subCode === undefined ? {} : { SubErrorCode: subCode }),
            ErrorDetail: keyed(details ?? {}),
            ...(index === undefined ? {} : { Index: index }),
            Message: translated(message),
          })),
        }),
    RequestId: requestId,
  }
}

const keyed = (details: Readonly<Record<string, string>>) =>
  Object.entries(details).map(([Key, Value]) => ({ Key, Value }))

/** Answers with the error, in the reader's language where we have it; what is ours to mend goes to the log under the request id, with its cause. */
export async function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, catalogueIn }: { readonly log: Logger; readonly catalogueIn: CatalogueIn },
): Promise<void> {
  const apiError = apiErrorFrom(error)
  if (apiError.status >= 500 && !(error instanceof ApiError))
    log[apiError.code === 'Unavailable' ? 'warn' : 'error']({ err: error, requestId: request.id }, apiError.code)
  const retryAfter = apiError.details['RetryAfter']
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const { scope } = apiError.details
  // RFC 6750, 3.1: what a program has to ask for.
  if (scope !== undefined && apiError.status === 403)
    reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`)
  reply.removeHeader('connection')
  // A form is received by its handler, which may refuse it before or while it comes.
  if (apiError.code === 'TooLarge' || request.exchange?.endpoint.takes.kind === 'parts') drainBody(request.raw)
  const language = languageOf(request.headers['accept-language'] ?? '')
  const [ours, theirs] = await Promise.all([catalogueIn(language), apiError.besides?.(language)])
  const messages = { ...theirs?.messages, ...ours.messages }
  const catalogue = { ...ours, messages, ...(theirs?.terms && { terms: theirs.terms }) }
  const body = errorBody(apiError, request.id, (message) => translate(message, catalogue))
  const inXml = tellsInXml(acceptsOf(request.headers.accept ?? ''), request.exchange?.endpoint.offers)
  reply
    .code(apiError.status)
    .header('cache-control', 'no-store')
    .type(`${inXml ? 'text/xml' : 'application/json'}; charset=utf-8`)
    .send(inXml ? errorXml(body) : JSON.stringify(body))
}
