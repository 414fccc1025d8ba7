import type { Parsed } from '../../../platform/parsing/index.ts'
import type { Entry } from '../entry.ts'

/** What of a document its sending needs beside its entry. */
export interface Content {
  readonly bytes: Uint8Array
  readonly parsed: Parsed
  readonly contentHash: string
}

/** In bytes, of what was saved last. */
const most = 8 * 1024 * 1024

const saved = new Map<string, Content>()
let size = 0

const keyOf = ({ companyId, id }: Pick<Entry, 'companyId' | 'id'>): string => `${companyId} ${id}`

/**
 * Keeps at hand what was saved: who saves a document mostly sends it next. It may have been saved again since, by another
 * process too: the hash tells.
 */
export function keepSaved(entry: Entry, { bytes, parsed }: Pick<Content, 'bytes' | 'parsed'>): void {
  takeSaved(entry)
  saved.set(keyOf(entry), { bytes, parsed, contentHash: entry.contentHash })
  size += bytes.length
  for (const [oldest, { bytes }] of saved) {
    if (size <= most) break
    saved.delete(oldest)
    size -= bytes.length
  }
}

/** What was saved of a document last, as far as this process knows; it is asked for once. */
export function takeSaved(entry: Pick<Entry, 'companyId' | 'id'>): Content | undefined {
  const key = keyOf(entry)
  const content = saved.get(key)
  saved.delete(key)
  size -= content?.bytes.length ?? 0
  return content
}
