import { type Command, matchesQuery } from '@kontor/kit'

/** A command with further words that people type for it. */
export type Findable = Command & { readonly keywords?: string | undefined }

/** What fits the typed words: by its own words first, then by its note's or those that people use for it. */
export const fitting = (commands: readonly Findable[], query: string): readonly Findable[] => {
  const own = commands.filter(({ text }) => matchesQuery(text, query))
  const others = commands.filter(
    (command) =>
      !own.includes(command) && matchesQuery(`${command.text} ${command.note ?? ''} ${command.keywords ?? ''}`, query),
  )
  return [...own, ...others]
}
