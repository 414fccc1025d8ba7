import { Client, type ClientConfig } from 'pg'
import type { ClusterPasswords } from './passwords.ts'
import { RightsMissing } from './roles.ts'

interface Facts {
  database: string
  hasCitus: boolean
  ownerSignsIn: boolean
  entersOnWorkers: boolean
}

const facts = `
  select
    current_database() as database,
    exists (select from pg_extension where extname = 'citus') as "hasCitus",
    exists (select from pg_roles where rolname = 'kontor_owner' and rolcanlogin) as "ownerSignsIn",
    exists (
      select from pg_db_role_setting join pg_database on pg_database.oid = setdatabase join pg_roles on pg_roles.oid = setrole
      where datname = current_database() and rolname = 'kontor_app' and 'citus.propagate_set_commands=local' = any(setconfig)
    ) as "entersOnWorkers"`

/** Whether the database is the coordinator of a cluster, held against what the operator says of it (KONTOR_CITUS). */
export async function checkCitus(client: Client, isCluster: boolean): Promise<void> {
  const { hasCitus } = await factsOf(client)
  if (hasCitus && !isCluster)
    throw new Error('The database of DATABASE_URL has the extension citus: set KONTOR_CITUS to on.')
  if (!isCluster || hasCitus) return
  throw new Error(
    'KONTOR_CITUS is on, but the database of DATABASE_URL has no extension citus: make it on each node and name the ' +
      'workers to the coordinator first (docs/operating/growing.md), for tables that are made without it stay on one node.',
  )
}

/**
 * Lets Kontor's roles work on all nodes. The coordinator speaks to the workers as whoever asked it, so that the owner of
 * the tables signs in there too, and the company that a transaction has entered is told to them.
 *
 * @throws RightsMissing with the SQL to run, where the connection's user may not do it; Error where a worker refuses a role.
 */
export async function prepareCitus(
  client: Client,
  passwords: ClusterPasswords,
  configs: readonly ClientConfig[],
): Promise<void> {
  const { database, ownerSignsIn, entersOnWorkers } = await factsOf(client)
  if (ownerSignsIn && entersOnWorkers && (await refusal(client, configs)) === undefined) return
  const here = `alter role kontor_app in database "${database.replaceAll('"', '""')}"`
  const statements = [
    `alter role kontor_owner login password '${passwords.kontor_owner}'`,
    ...Object.entries(passwords).flatMap(([role, password]) => [
      `delete from pg_dist_authinfo where nodeid = 0 and rolename = '${role}'`,
      `insert into pg_dist_authinfo (nodeid, rolename, authinfo) values (0, '${role}', 'password=${password}')`,
    ]),
    // A setting of the transaction is told to the workers with it; kontor.company is one (docs/data.md, rule 5).
    `${here} set citus.propagate_set_commands = 'local'`,
    // What a query asks of a function about other rows of the same company is asked where these rows lie.
    `${here} set citus.allow_nested_distributed_execution = 'on'`,
  ]
  try {
    await client.query(['begin', ...statements, 'commit'].join(';\n'))
  } catch (cause) {
    await client.query('rollback')
    if ((cause as { code?: string }).code !== '42501') throw cause
    throw new RightsMissing(
      `The user of DATABASE_URL may not prepare the cluster (${(cause as Error).message}). ` +
        `Have its administrator run this once on the coordinator, then start again:\n\n${statements.join(';\n')};\n`,
      { cause },
    )
  }
  const refused = await refusal(client, configs)
  if (refused !== undefined) throw new Error(`A worker of the cluster does not let Kontor in: ${refused}`)
}

async function factsOf(client: Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(facts)
  return rows[0] as Facts
}

/** What a worker says against one of Kontor's roles; undefined where each is let in. */
async function refusal(client: Client, configs: readonly ClientConfig[]): Promise<string | undefined> {
  await client.query('set role kontor_owner')
  const asOwner = await refusalOf(client)
  await client.query('reset role')
  if (asOwner !== undefined) return asOwner
  for (const config of configs) {
    const other = new Client(config)
    await other.connect()
    try {
      const refused = await refusalOf(other)
      if (refused !== undefined) return refused
    } finally {
      await other.end()
    }
  }
  return undefined
}

async function refusalOf(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ says: string }>(
    `select nodename || ':' || nodeport || ' ' || result as says from run_command_on_workers('select 1') where not success`,
  )
  return rows[0]?.says
}
