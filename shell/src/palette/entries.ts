import type { LucideIcon } from 'lucide-react'

/** One thing that the palette can do. */
export interface Entry {
  readonly id: string
  readonly text: string
  /** Quieter, after it. */
  readonly note?: string | undefined
  readonly icon: LucideIcon
  readonly act: () => void
}

/** Entries under one heading. */
export interface Group {
  readonly id: string
  readonly title: string
  readonly entries: readonly Entry[]
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** The entries of which every typed word begins a word: 'da th' finds 'Dark theme'. */
export function matching(entries: readonly Entry[], query: string): Entry[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  return entries.filter(({ text }) => {
    const words = plain(text).split(/[\s,.…]+/)
    return wanted.every((want) => words.some((word) => word.startsWith(want)))
  })
}

export const withEntries = (groups: readonly Group[]): Group[] => groups.filter(({ entries }) => entries.length > 0)
