import type { CompiledQuery } from 'kysely'
import type { QueryConfig } from 'pg'

/** Plans are kept by each connection, so their number is bounded; a list's filters make more texts than that. */
const mostNames = 300
const mostSeen = 1000

const names = new Map<string, string>()
const seen = new Set<string>()

/** Stands in a statement whose best plan is another for other values, as a list's is: it is planned for them each time. */
export const plannedAnew = '/* planned anew */'

/**
 * The name under which Postgres keeps a statement that comes again: planning one takes longer than running it, for most
 * of ours. Undefined for one that came for the first time, for one that is planned anew, and once there are names enough.
 */
function statementName(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= mostNames || text.startsWith(plannedAnew)) return name
  if (!seen.has(text)) {
    if (seen.size >= mostSeen) seen.clear()
    seen.add(text)
    return undefined
  }
  seen.delete(text)
  names.set(text, `kontor_${names.size}`)
  return names.get(text)
}

/** A query as the driver takes it. */
export const configOf = ({ sql, parameters }: CompiledQuery): QueryConfig => ({
  name: statementName(sql),
  text: sql,
  values: [...parameters],
})
