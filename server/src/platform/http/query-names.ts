import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from './endpoint.ts'

/** Makes a call that reads refuse what it does not know; the other way is `Prefer: handling=strict` (RFC 7240). */
const strictly = 'strict'

/**
 * Names of the query as programs write them: a name in other letters (`includesourcedocuments`) is the one that is
 * declared, and one that nobody knows is left out where nothing is written, with a warning (RFC 9111, 5.5), for programs
 * send names of newer and older versions. A write refuses it: it could have meant something.
 */
export function namesFor({ call, safe }: Endpoint) {
  const names = Object.keys(call.options.query ?? {})
  const known = new Set(names)
  const byLetters = new Map(names.map((name) => [name.toLowerCase(), name]))
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const query = request.query as Record<string, unknown>
    const others = Object.keys(query).filter((name) => !known.has(name))
    if (others.length === 0) return
    const isStrict = query[strictly] === 'true' || /\bhandling=strict\b/i.test(String(request.headers['prefer']))
    for (const name of others) {
      const declared = byLetters.get(name.toLowerCase())
      if (declared !== undefined && !(declared in query)) query[declared] = query[name]
      else if (declared === undefined && name !== strictly) {
        if (!safe || isStrict) continue
        reply.header('warning', warningOf(name, names))
      } else if (declared !== undefined) continue
      delete query[name]
    }
  }
}

const maxShown = 60

/** The name is somebody's: what no header holds is escaped. */
function warningOf(name: string, names: readonly string[]): string {
  const shown = encodeURIComponent(name.slice(0, maxShown).toWellFormed())
  const advice = names.length === 0 ? 'the call has no names there' : `it takes ${names.join(', ')}`
  return `299 - "${shown} is unknown in the query and was ignored: ${advice}."`
}
