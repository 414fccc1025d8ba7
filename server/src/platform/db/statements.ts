import type { CompiledQuery } from 'kysely'
import type { QueryConfig } from 'pg'

/** Plans are kept by each connection, so their number is bounded; a list's filters make more texts than that. */
const maxNames = 300
const maxTextsSeen = 1000

/** Stands in a statement whose best plan is another for other values, as a list's is: it is planned for them each time. */
export const plannedAnew = '/* planned anew */'

/**
 * How the driver of one pool takes queries: with the name under which Postgres keeps a statement that comes again, as
 * planning one takes longer than running it, for most of ours. Without one when it comes for the first time, is planned
 * anew, or there are names enough.
 */
export function statementsOfPool(): (query: CompiledQuery) => QueryConfig {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  const nameOf = (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= maxNames || text.startsWith(plannedAnew)) return name
    if (!seen.has(text)) {
      if (seen.size >= maxTextsSeen) seen.clear()
      seen.add(text)
      return undefined
    }
    seen.delete(text)
    names.set(text, `kontor_${names.size}`)
    return names.get(text)
  }
  return ({ sql, parameters }) => ({ name: nameOf(sql), text: sql, values: [...parameters] })
}
