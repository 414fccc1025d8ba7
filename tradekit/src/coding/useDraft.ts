import { useState } from 'react'
import type { SavedCoding } from '../queries/coding.ts'
import { type Draft, draftOf } from './draft.ts'

interface Begun {
  readonly draft: Draft
  readonly version: number | undefined
}

const none = { header: [], lines: [] }

/** Unsaved coding by document, kept while the person looks at something else. */
const all = new Map<string, Begun>()

/**
 * The coding of a document as it is being written, and over which version. What others save is taken over while nothing
 * is written; else it is told, for both cannot stand.
 */
export function useDraft(documentId: string, saved: SavedCoding | null) {
  const [begun, setBegun] = useState(() => all.get(documentId))
  const keep = (next: Begun | undefined) => {
    if (next) all.set(documentId, next)
    else all.delete(documentId)
    setBegun(next)
  }
  const version = begun ? begun.version : saved?.version
  return {
    draft: begun?.draft ?? draftOf(saved ?? none),
    version,
    isBegun: begun !== undefined,
    isOvertaken: begun !== undefined && saved?.version !== begun.version,
    /** From what is written by then: a code that was typed in full is looked up, and meanwhile another may be chosen. */
    change: (update: (draft: Draft) => Draft) => {
      const now = all.get(documentId)
      keep({ draft: update(now?.draft ?? draftOf(saved ?? none)), version: now ? now.version : saved?.version })
    },
    /** Back to what is saved. */
    leave: () => keep(undefined),
  }
}
