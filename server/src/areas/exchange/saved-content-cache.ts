import { perPlatform } from '../../platform/index.ts'
import type { Entry } from '../entries/index.ts'

/** The bytes of a document, and their hash. */
export interface Content {
  readonly bytes: Uint8Array
  readonly contentHash: string
}

/** In bytes, of what was saved last. */
const maxBytes = 8 * 1024 * 1024

/** What is held beside a document's bytes, counted generously. */
const overheadBytes = 16 * 1024

const keyOf = ({ companyId, id }: Pick<Entry, 'companyId' | 'id'>): string => `${companyId} ${id}`

const sizeOf = ({ bytes }: Content): number => bytes.length + overheadBytes

/**
 * Keeps at hand what was saved last: who saves a document mostly sends it next. It may have been saved again since, by
 * another process too: the hash tells.
 */
function createSavedContents() {
  const saved = new Map<string, Content>()
  let size = 0

  /** What was saved of a document last, as far as this process knows; it is given out once. */
  const take = (entry: Pick<Entry, 'companyId' | 'id'>): Content | undefined => {
    const key = keyOf(entry)
    const content = saved.get(key)
    if (content === undefined) return undefined
    saved.delete(key)
    size -= sizeOf(content)
    return content
  }
  const keep = (entry: Pick<Entry, 'companyId' | 'id' | 'contentHash'>, bytes: Uint8Array): void => {
    take(entry)
    const content = { bytes, contentHash: entry.contentHash }
    saved.set(keyOf(entry), content)
    size += sizeOf(content)
    for (const [oldest, content] of saved) {
      if (size <= maxBytes) break
      saved.delete(oldest)
      size -= sizeOf(content)
    }
  }
  return { keep, take }
}

export const savedContents = perPlatform(createSavedContents)
