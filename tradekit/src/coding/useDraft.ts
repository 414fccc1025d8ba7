import { useState } from 'react'
import type { SavedCoding } from '../queries/coding.ts'
import { type Draft, draftOf } from './draft.ts'

interface Begun {
  readonly draft: Draft
  readonly version: number | undefined
  /** It was saved as this version, which is read anew yet. */
  readonly isSaved?: true
}

/** Unsaved coding by document, kept while the person looks at something else. */
const all = new Map<string, Begun>()

const none = { header: [], lines: [] }

const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The coding of a document as it is being written, and over which version. What others save is taken over while nothing
 * is written; else it is told, for both cannot stand.
 */
export function useDraft(documentId: string, saved: SavedCoding | null) {
  const [kept, setKept] = useState(() => all.get(documentId))
  const keep = (next: Begun | undefined) => {
    if (next) all.set(documentId, next)
    else all.delete(documentId)
    setKept(next)
  }
  const isReadAnew = ({ isSaved, version = 0 }: Begun) => isSaved && (saved?.version ?? 0) >= version
  const standing = (now: Begun | undefined): Begun =>
    now === undefined || isReadAnew(now) ? { draft: draftOf(saved ?? none), version: saved?.version } : now
  const { draft, version } = standing(kept)
  const isBegun = kept !== undefined && !kept.isSaved
  return {
    draft,
    version,
    isBegun,
    isOvertaken: isBegun && saved?.version !== version,
    /** From what is written by then: a code that was typed in full is looked up, and meanwhile another may be chosen. */
    change: (update: (draft: Draft) => Draft) => {
      const now = standing(all.get(documentId))
      const next = update(now.draft)
      // Who only passes through a field has written nothing.
      if (!isSame(next, now.draft)) keep({ draft: next, version: now.version })
    },
    /** What is written by now, and over which version; nothing where all of it is saved. */
    written: (): Pick<Begun, 'draft' | 'version'> | undefined => {
      const now = all.get(documentId)
      return now === undefined || now.isSaved ? undefined : now
    },
    /** What was written is saved, over the version that it was written over; what was written since stays to be saved. */
    wasSaved: (written: Draft, over: number | undefined) => {
      const now = all.get(documentId)
      const next = (over ?? 0) + 1
      if (now === undefined || isSame(now.draft, written)) keep({ draft: written, version: next, isSaved: true })
      else keep({ draft: now.draft, version: next })
    },
    /** Back to what is saved. */
    leave: () => keep(undefined),
  }
}
