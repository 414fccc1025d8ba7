import { t } from '@kontor/i18n'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import type { Endpoint } from './endpoint.ts'
import { isXml } from './representation.ts'
import { places } from './validation.ts'
import { holdsHalf, holdsNul, isDeep, withDepth, withHalf, withNul } from './well-formed.ts'

const maxDocumentBytes = 10 * 1024 * 1024
const maxJsonBytes = 1024 * 1024

/** How large the body of a call may be that is read before its handler; who shows no credential sends little. */
export const bodyLimit = ({ takes, may }: Endpoint): number =>
  (takes.kind === 'bytes' || takes.types.some(isXml)) && may !== 'anyone' ? maxDocumentBytes : maxJsonBytes

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * One parser for all bodies but forms: the call says what it takes. Bytes reach the handler exactly as they came; a text in a
 * body that is declared as JSON text (a state, say) may also come bare, as older clients send it.
 */
export function installBodyParser(app: FastifyInstance): void {
  const json = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const { exchange } = request
    const endpoint = exchange?.endpoint
    if (exchange === null || endpoint === undefined || endpoint.takes.kind === 'nothing') {
      done(null, undefined)
      return
    }
    exchange.carried = body
    try {
      checkType(endpoint, request)
      if (endpoint.takes.kind === 'bytes' || isXml(mediaType(request))) done(null, body)
      else if (endpoint.takes.kind === 'text' || mediaType(request) === 'text/plain') done(null, textOf(body))
      else {
        const text = textOf(body)
        json(request, text, (error, value) => {
          if (error !== null) done(new ApiError('BadRequest', t`The body is not JSON: ${error.message}.`), value)
          else if (isDeep(value)) done(withDepth(), value)
          else if (holdsHalf(text, value)) done(withHalf(), value)
          else done(null, value)
        })
      }
    } catch (error) {
      done(error as Error, undefined)
    }
  })
  // A form stays with its sender until its handler receives it (form.ts); other calls take none.
  app.addContentTypeParser('multipart/form-data', (request, _body, done) => {
    const endpoint = request.exchange?.endpoint
    try {
      if (endpoint !== undefined && endpoint.takes.kind !== 'nothing') checkType(endpoint, request)
      done(null)
    } catch (error) {
      done(error as Error)
    }
  })
}

const mediaType = (request: FastifyRequest): string =>
  (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase()

export function checkType({ takes, call }: Endpoint, request: FastifyRequest): void {
  const type = mediaType(request)
  const bare = takes.kind === 'json' && call.options.body?.schema['type'] === 'string'
  const types = bare ? [...takes.types, 'text/plain'] : takes.types
  if (types.includes(type)) return
  const known = types.join(', ')
  throw new ApiError(
    'UnsupportedMediaType',
    type === ''
      ? t`Content-Type is missing: send the body as one of ${known}.`
      : t`Content-Type is ${type}: send the body as one of ${known}.`,
  )
}

function textOf(body: Buffer): string {
  const text = decoded(body)
  if (holdsNul(text)) throw withNul(places.body)
  return text
}

function decoded(body: Buffer): string {
  try {
    return utf8.decode(body)
  } catch {
    throw new ApiError('BadRequest', t`The body is not UTF-8 text: send it in that encoding.`)
  }
}
