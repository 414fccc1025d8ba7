/** A stretch of text. `own`: it is out of the document, so that its direction is its own and not the page's. */
export type Run = { readonly text: string; readonly own?: boolean; readonly look?: 'strong' | 'quiet' }

/** A line of text as its stretches; a sheet breaks it where it is too long. */
export type Line = readonly Run[]

/** Text out of the document; none where it has none. */
export const documentText = (text: string | undefined, look?: Run['look']): Line | undefined =>
  text ? [{ text, own: true, ...(look && { look }) }] : undefined

/** Our own words, or text that is made for the reader. */
export const ourWords = (text: string | undefined, look?: Run['look']): Line | undefined =>
  text ? [{ text, ...(look && { look }) }] : undefined

/** What is there, in a row, with `between` between two. */
export const joined = (lines: readonly (Line | undefined)[], between: string): Line | undefined => {
  const present = lines.filter((line) => line !== undefined)
  return present.length > 0 ? present.flatMap((line, i) => (i > 0 ? [{ text: between }, ...line] : line)) : undefined
}

/** The same text, less loud. */
export const inQuiet = (line: Line): Line => line.map((run) => ({ ...run, look: 'quiet' }))
