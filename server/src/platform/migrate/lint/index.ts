import type { MigrationFile } from '../files.ts'
import { type Complaint, inWords } from './complaint.ts'
import { expandComplaints } from './expand-rule.ts'
import { tablesOf } from './schema.ts'
import { statementComplaints } from './statement-rules.ts'
import { statementsOf } from './statements.ts'
import { tableRules } from './table-rules.ts'

/**
 * Holds migrations against the rules that let one schema run on plain PostgreSQL and on Citus, and that make row-level
 * security hold (docs/decisions; the numbers are those of the data rules).
 *
 * @returns a line for each breach: file, line, rule, what is wrong and why.
 */
export function lintMigrations(files: readonly Pick<MigrationFile, 'name' | 'sql'>[]): string[] {
  const statements = files.flatMap(({ name, sql }) => statementsOf(name, sql))
  const tables = tablesOf(statements)
  const complaints: Complaint[] = [
    ...[...tables.values()].flatMap((table) => tableRules.flatMap((rule) => rule(table, tables))),
    ...statementComplaints(statements),
    ...expandComplaints(statements),
  ]
  return complaints.map(inWords)
}

/** The names of the tables whose rows belong to companies. */
export function companyTables(files: readonly Pick<MigrationFile, 'name' | 'sql'>[]): string[] {
  const tables = tablesOf(files.flatMap(({ name, sql }) => statementsOf(name, sql)))
  return [...tables.values()].filter(({ distributed }) => distributed).map(({ name }) => name)
}
