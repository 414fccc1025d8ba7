/** A file of an area that holds queries. */
export interface StoreFile {
  path: string
  text: string
}

/** A query builder's start, or the words of a query written out, with the table that it reads or changes. */
const query = /\.(?:selectFrom|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*['"](\w+)|\b(?:from|update|join) (\w+)\b/g
const topLevel = /^(?=(?:export |async |function |const |let )\S)/m

/**
 * Rule 4: every query on a company's table carries the company as a parameter, for row-level security guards but does
 * not route. Looked for in the text: each top-level function of a store that reads or changes such a table must speak
 * of company_id.
 *
 * @returns a line for each function that does not.
 */
export function lintStores(files: readonly StoreFile[], companyTables: readonly string[]): string[] {
  return files.flatMap(({ path, text }) => {
    let line = 1
    return text.split(topLevel).flatMap((part) => {
      const at = line
      line += part.split('\n').length - 1
      const code = part.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
      const tables = [...code.matchAll(query)].map(([, built, written]) => built ?? written ?? '')
      const table = tables.find((name) => companyTables.includes(name))
      if (!table || /company_?id|entered_company/i.test(code)) return []
      return [
        `${path}:${at}: rule 4: a query on ${table} does not say whose: give it company_id = the company as a parameter, ` +
          'or it asks every shard (and none of its indexes begins otherwise).',
      ]
    })
  })
}
