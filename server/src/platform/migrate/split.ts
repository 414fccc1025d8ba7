/** Comments, literals and the bodies of functions, within which a semicolon ends nothing; and the semicolons that do. */
export const sqlToken = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;/g

export interface SqlStatement {
  text: string
  /** Where it begins in the file. */
  start: number
}

/** The statements of a file as they stand there; functions with their bodies are one. */
export function splitStatements(sql: string): SqlStatement[] {
  const ends = [...sql.matchAll(sqlToken)].filter(([token]) => token === ';').map(({ index }) => index)
  return [...ends, sql.length]
    .map((end, nth) => {
      const start = nth === 0 ? 0 : (ends[nth - 1] ?? 0) + 1
      return { text: sql.slice(start, end), start }
    })
    .filter(({ text }) => text.replace(sqlToken, (token) => (/^--|^\/\*/.test(token) ? '' : token)).trim() !== '')
}
