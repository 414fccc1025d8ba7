import { literalsOf } from './literals.ts'
import type { StoreFile } from './stores.ts'

type Rule = readonly [broken: (sql: string) => boolean, rule: number, message: string]

/** An EXISTS that Citus does not take for a join, and whose first condition is not the company. */
const nested =
  /(?:\bor (?:not )?|\bnot \((?:[^()]|\([^()]*\))*? and (?:not )?)exists \( ?select(?: 1)? from \w+(?: \w+)? where (?!(?:\w+\.)?company_id = \?)/i

const rules: readonly Rule[] = [
  [
    (sql) => /\b(?:from|join) (?:document_words|catalogue_words)\b/i.test(sql) && !/\bdelete from\b/i.test(sql),
    3,
    'row-level security hides the index of words from the role: they are found through the function of the owner.',
  ],
  [
    (sql) => /\bcase [a-z_.]+ when\b/i.test(sql) && /\bselect\b|\bcase type\b/i.test(sql),
    4,
    'write case when a = b: in an INSERT … SELECT, Citus takes no case a when b.',
  ],
  [
    (sql) => nested.test(sql),
    4,
    'under OR, or NOT with more than it, EXISTS begins with company_id = $n: what the query around it says routes nothing there.',
  ],
  [
    (sql) => /\bset_config\(|\bset (?:local |session )?kontor\./i.test(sql),
    5,
    'a company is entered by the transaction alone, or its workers do not hear of it.',
  ],
  [(sql) => /\bmerge into\b/i.test(sql), 6, 'no MERGE: Citus does not run it everywhere; INSERT … ON CONFLICT does.'],
  [
    (sql) =>
      /\binsert into \w+(?: as \w+)? ?(?:\([^)]*\))? ?(?:select|with)\b/i.test(sql) &&
      !/\b(?:returning|on conflict)\b/i.test(sql),
    6,
    'INSERT … SELECT ends in RETURNING or ON CONFLICT: without one, Citus copies, which row-level security refuses.',
  ],
  [
    (sql) => /\bvalues \([^;]*\(select\b/i.test(sql),
    6,
    'no subquery among VALUES, which Citus refuses: INSERT … SELECT … RETURNING does the same.',
  ],
]

/** Where a company is entered: by the transaction, and by a backup, which is of one PostgreSQL. */
const enters = /platform[\\/](?:db[\\/]db|backup[\\/]store)\.ts$/

/**
 * Rules 3 to 6 for statements that stand in code, wherever it is: what only plain PostgreSQL runs is found here, and not by
 * whoever runs Kontor on Citus.
 */
export function lintWritten(files: readonly StoreFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    literalsOf(text.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')).flatMap((literal) => {
      const sql = literal.text.replace(/\s+/g, ' ')
      return rules
        .filter(([broken, rule]) => broken(sql) && !(rule === 5 && enters.test(path)))
        .map(([, rule, message]) => `${path}:${literal.line}: rule ${rule}: ${message}`)
    }),
  )
}
