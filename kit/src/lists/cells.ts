/** Rows and cells of a copied spreadsheet range: tabs between cells, quotes around cells that hold tabs or breaks. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    rows.at(-1)?.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim())
    if (match[3] === '') break
    if (match[3] !== '\t') rows.push([])
  }
  return rows.filter((row) => row.some((value) => value !== ''))
}
