import type { Client } from 'pg'
import type { MigrationFile } from './files.ts'

/** From this file on, migrations are written for Citus too, and a lint holds them to it. */
export const firstForCitus = '0116'

export async function isOnCitus(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select exists (select from pg_extension where extname = 'citus') as is`,
  )
  return rows[0]?.is === true
}

/** A function cannot be made on all nodes beside tables of shards that several connections have made. */
export const beginOnCitus = `begin; set local citus.multi_shard_modify_mode = 'sequential'`

const changesRows = /^(?:update|insert|truncate|analyze)\b/i
const addsCheckedColumn = /^(alter table (\w+) add column (\w+) [^;]*?) (check \([\s\S]*\))$/i
/** Citus has no such command for shards; what is packed already is then tried to be packed once more, in vain. */
const setsStorage = /^alter table \w+ alter column \w+ set storage \w+$/i

/**
 * Looked up by its key, and through functions of the owner only: in shards of its own it may be written beside tables that
 * the application's role writes. (In one transaction a node lets one role alone change reference tables.)
 */
const byKey: Readonly<Record<string, string>> = { login: 'username', sso_domain: 'domain' }
const isReference = /^select reference\('(\w+)'\)$/i

/**
 * What runs on Citus for a statement of a file that ran on plain PostgreSQL before Kontor ran on Citus. The files stay as
 * they are, for each is known by its hash wherever it ran; what Citus refuses in them is said otherwise here.
 */
export function statementsOnCitus({ name }: Pick<MigrationFile, 'name'>, text: string): string[] {
  if (name >= firstForCitus) return [text]
  const bare = text.replace(/--[^\n]*/g, '').trim()
  // A database on Citus began with all of these files at once, with no rows to change.
  if (changesRows.test(bare) || setsStorage.test(bare)) return []
  const [, adding, table = '', column, check] = addsCheckedColumn.exec(bare) ?? []
  if (adding) return [adding, `alter table ${table} add constraint ${table}_${column}_check ${check}`]
  const [, looked = ''] = isReference.exec(bare) ?? []
  const key = byKey[looked]
  if (key) return [`select create_distributed_table('${looked}', '${key}', colocate_with => 'none')`]
  return [text]
}
