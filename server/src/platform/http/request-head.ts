import { t } from '@kontor/i18n'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import type { OwnHeaders } from './own-headers.ts'

/** Of two of these one is passed over, and a proxy may have looked at the other. */
const single = ['host', 'authorization', 'content-type', 'origin', 'x-xsrf-token', 'forwarded']

const host = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/**
 * Holds the head of a request to what cannot be read in two ways. One of our own headers under two of its names counts
 * as sent twice.
 */
export function headCheck(own: OwnHeaders) {
  const subjects = new Map(
    [...single.map((name) => [name]), own.tenant, own.actor, own.requestId].flatMap((names) =>
      names.map((name) => [name, names[0]] as const),
    ),
  )
  /** @throws ApiError BadRequest */
  return ({ raw, url }: FastifyRequest): void => {
    const seen = new Set<string>()
    for (let nth = 0; nth < raw.rawHeaders.length; nth += 2) {
      const name = raw.rawHeaders[nth]!.toLowerCase()
      const subject = subjects.get(name)
      if (subject === undefined) continue
      if (seen.has(subject))
        throw new ApiError('BadRequest', t`The header ${name} is sent more than once: send it once.`)
      seen.add(subject)
    }
    if (!host.test(raw.headers.host ?? ''))
      throw new ApiError('BadRequest', t`The header ${'host'} is not valid: send a host name, with its port if any.`)
    if (!url.startsWith('/') && url !== '*')
      throw new ApiError('BadRequest', t`The address is not valid: send the path alone, beginning with a slash.`)
  }
}
