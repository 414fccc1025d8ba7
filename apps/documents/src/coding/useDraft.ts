import { useState } from 'react'
import type { Coding, SavedCoding } from '../api/coding.ts'

const none: Coding = { header: [], lines: [] }

/**
 * The coding as it is being written, and over which version. What others save is taken over while nothing is written;
 * else it is told, for both cannot stand.
 */
export function useDraft(saved: SavedCoding | null) {
  const [begun, setBegun] = useState<{ coding: Coding; version: number | undefined }>()
  const coding: Coding = begun?.coding ?? saved ?? none
  const version = begun ? begun.version : saved?.version
  return {
    coding,
    version,
    isBegun: begun !== undefined,
    isOvertaken: begun !== undefined && saved?.version !== begun.version,
    change: (next: Coding) => setBegun({ coding: next, version }),
    /** Back to what is saved. */
    leave: () => setBegun(undefined),
  }
}
