const separators = ['\t', ';', ','] as const

export type Separator = (typeof separators)[number]

/** Rows and cells of a copied spreadsheet range: tabs between cells, quotes around cells that hold tabs or breaks; or of a CSV. */
export const cellsOf = (text: string, separator: Separator = '\t'): string[][] =>
  numberedRows(text, separator).map(({ cells }) => cells)

/** The same, each row with its number, from 1, by which a spreadsheet's reader finds it: empty ones count, too. */
export function numberedRows(text: string, separator: Separator = '\t'): { line: number; cells: string[] }[] {
  const rows: string[][] = [[]]
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'y')
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    rows.at(-1)?.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim())
    if (match[3] === '') break
    if (match[3] !== separator) rows.push([])
  }
  return rows.map((cells, at) => ({ line: at + 1, cells })).filter(({ cells }) => cells.some((value) => value !== ''))
}

/** What stands between the cells: it divides the most rows. Words hold commas, and spreadsheets of some countries semicolons. */
export function separatorOf(text: string): Separator {
  const divided = (separator: Separator) => cellsOf(text, separator).filter((row) => row.length > 1).length
  return separators.map((one) => ({ one, rows: divided(one) })).toSorted((a, b) => b.rows - a.rows)[0]!.one
}
