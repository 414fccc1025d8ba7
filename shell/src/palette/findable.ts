import { type Command, matchesQuery } from '@kontor/kit'

/** A command with further words that people type for it. */
export type Findable = Command & { readonly keywords?: string | undefined }

/** What fits the typed words: by its own words, its note's, or those that people use for it. */
export const fitting = (commands: readonly Findable[], query: string): readonly Findable[] =>
  commands.filter(({ text, note, keywords }) => matchesQuery(`${text} ${note ?? ''} ${keywords ?? ''}`, query))
