import { Readable } from 'node:stream'
import { t } from '@kontor/i18n'
import type { FastifyReply } from 'fastify'
import { ApiError } from '../api-error.ts'
import { type Held, type Range, streamOf } from '../contents/index.ts'
import type { StoredContent } from '../context.ts'

/**
 * Sends bytes of the store, from the disk to the client: all of them, the range that was asked for (RFC 9110, 14), or
 * none where the caller has them already. Their hash is their tag, for they never change.
 */
export function sendStored(reply: FastifyReply, { held, type, headers }: StoredContent): FastifyReply {
  const { method, headers: asked } = reply.request
  const tag = `"${held.hash}"`
  reply.headers({ etag: tag, 'accept-ranges': 'bytes' })
  if (tagsOf(asked['if-none-match']).some((one) => one === '*' || one === tag)) return reply.code(304).send()
  const isStale = asked['if-range'] !== undefined && asked['if-range'] !== tag
  const range = isStale || method === 'HEAD' ? undefined : rangeOf(asked.range, held, reply)
  reply.type(type).headers({ ...headers })
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${held.size}`)
  reply.header('content-length', range === undefined ? held.size : range.last + 1 - range.first)
  if (method === 'HEAD') return reply.send(Readable.from([]))
  const stream = streamOf(held, range)
  stream.on('error', (error) => reply.request.exchange?.log.error({ err: error }, 'a content was cut off'))
  return reply.send(stream)
}

const tagsOf = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/**
 * Undefined where all is to be sent: several ranges at once, and what is no range, count as none.
 *
 * @throws ApiError RangeNotSatisfiable
 */
function rangeOf(header: string | undefined, { size }: Held, reply: FastifyReply): Range | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first <= last) return { first, last }
  reply.header('content-range', `bytes */${size}`)
  throw new ApiError('RangeNotSatisfiable', t`The content has ${size} bytes: request a range within them.`, {
    details: { size: String(size) },
  })
}
