import { hash } from 'node:crypto'
import type { LogRow } from './store.ts'

/** The hash before the first line of a company's log: its id, so that no company's chain can stand in for another's. */
export const genesis = (companyId: string): string => sha256(`kontor log ${companyId}`)

/**
 * What a line's seal covers, in a form that depends on nothing but its values: the order of keys is fixed, also those of
 * the detail, because the database does not keep it.
 */
function canonical(line: LogRow, position: string): string {
  const detail = Object.entries((line.detail ?? {}) as Record<string, unknown>).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([
    line.company_id,
    position,
    line.id,
    line.kind,
    line.object_type,
    line.object_id,
    line.content_hash,
    detail,
    line.actor_id,
    line.request_id,
    line.at.toISOString(),
  ])
}

/** The hash of a line at a position, chained to the one before it. */
export const linkHash = (previous: string, line: LogRow, position: string): string =>
  sha256(`${previous}\n${canonical(line, position)}`)

const sha256 = (text: string): string => hash('sha256', text)
