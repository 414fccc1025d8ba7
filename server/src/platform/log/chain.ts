import { hash } from 'node:crypto'
import type { StoredLine } from './store.ts'

/** The hash before the first line of a company's log: its id, so that no company's chain can stand in for another's. */
export const genesis = (companyId: string): string => sha256(`kontor log ${companyId}`)

/**
 * The hash of a line at a position, chained to the one before it. It covers the line as the database stores it: the
 * detail and the instant are texts of the database, so that not even a microsecond can change unseen.
 */
export const linkHash = (previous: string, line: StoredLine, position: string): string =>
  `${asStored}${sha256(`${previous}\n${canonical(line, position, line.detail_text, line.at_text)}`)}`

/** Whether the seal of a line is the one that follows from it and the line before. */
export function isLinked(previous: string, line: StoredLine): boolean {
  const position = line.position ?? ''
  if (line.hash?.startsWith(asStored)) return line.hash === linkHash(previous, line, position)
  return line.hash === sha256(`${previous}\n${canonical(line, position, sortedDetail(line), shortest(line.at_text))}`)
}

/** What the hash of a line begins with that covers it as it is stored; those of before cover what JavaScript makes of it. */
const asStored = '2:'

function canonical(line: StoredLine, position: string, detail: unknown, at: string | null): string {
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
    at,
  ])
}

const sortedDetail = ({ detail }: StoredLine): unknown =>
  Object.entries((detail ?? {}) as Record<string, unknown>).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** An instant in milliseconds where nothing is beyond them, as JavaScript writes it. */
export const shortest = (at: string | null): string | null => at?.replace(/(\.\d{3})000Z$/, '$1Z') ?? null

export const sha256 = (text: string): string => hash('sha256', text)
