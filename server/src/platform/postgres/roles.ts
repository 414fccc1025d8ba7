import type { Client } from 'pg'
import type { Passwords } from './passwords.ts'

/**
 * Kontor's roles in the database:
 * - `kontor_owner` owns the tables. Nobody signs in as it: the migrations take it on (SET ROLE).
 * - `kontor_app` is who serves requests: owns nothing, and row-level security binds it.
 * - `kontor_worker` runs the job queue and owns its schema, nothing else.
 */
interface Facts {
  roles: string[]
  database: string
  me: string
  modern: boolean
  isOwner: boolean | null
  isWorker: boolean | null
  ownerMakesTables: boolean | null
  everyoneMakesTables: boolean
  hasJobs: boolean
}

const facts = `
  with role as (select oid, rolname from pg_roles where rolname in ('kontor_owner', 'kontor_app', 'kontor_worker'))
  select
    (select coalesce(json_agg(rolname), '[]') from role) as roles,
    current_database() as database,
    current_user as me,
    current_setting('server_version_num')::int >= 160000 as modern,
    (select pg_has_role(oid, 'MEMBER') from role where rolname = 'kontor_owner') as "isOwner",
    (select pg_has_role(oid, 'MEMBER') from role where rolname = 'kontor_worker') as "isWorker",
    (select has_schema_privilege(oid, 'public', 'CREATE') and has_database_privilege(oid, current_database(), 'CREATE')
      from role where rolname = 'kontor_owner') as "ownerMakesTables",
    exists (select from aclexplode((select nspacl from pg_namespace where nspname = 'public'))
      where grantee = 0 and privilege_type = 'CREATE') as "everyoneMakesTables",
    to_regclass('graphile_worker.migrations') is not null as "hasJobs"`

/** The user of the connection may not do what is needed; the message holds the SQL for someone who may. */
export class RightsMissing extends Error {
  override name = 'RightsMissing'
}

/**
 * Creates the roles and the grants that are missing in this database; does nothing, with one query, when none is.
 *
 * @throws RightsMissing with the exact SQL to run, when the connection's user has no right to do it.
 */
export async function prepareRoles(client: Client, passwords: Passwords): Promise<void> {
  const { rows } = await client.query<Facts>(facts)
  const statements = missing(rows[0] as Facts, passwords)
  if (statements.length === 0) return
  try {
    await client.query(['begin', ...statements, 'commit'].join(';\n'))
  } catch (cause) {
    await client.query('rollback')
    if ((cause as { code?: string }).code !== '42501') throw cause
    throw new RightsMissing(
      `The user of DATABASE_URL may not prepare the database (${(cause as Error).message}). ` +
        `Have its administrator run this once in it, then start again:\n\n${statements.join(';\n')};\n`,
      { cause },
    )
  }
}

/** The statements that make the database as it should be, in order; none when it is. */
function missing(found: Facts, passwords: Passwords): string[] {
  const lacks = (role: string) => !found.roles.includes(role)
  const me = `"${found.me.replaceAll('"', '""')}"`
  const database = `"${found.database.replaceAll('"', '""')}"`
  // Since 16 whoever creates a role administers it, but is no member that may take it on.
  const takeOn = found.modern ? ' with set true, inherit true' : ''
  const wanted: [boolean, string][] = [
    [lacks('kontor_owner'), 'create role kontor_owner nologin nosuperuser nobypassrls nocreatedb nocreaterole'],
    [lacks('kontor_app'), signsIn('kontor_app', passwords)],
    [lacks('kontor_worker'), signsIn('kontor_worker', passwords)],
    [!found.isOwner, `grant kontor_owner to ${me}${takeOn}`],
    [!found.isWorker, `grant kontor_worker to ${me}${takeOn}`],
    [!found.ownerMakesTables, `grant create on database ${database} to kontor_owner`],
    [!found.ownerMakesTables, 'grant usage, create on schema public to kontor_owner'],
    [found.everyoneMakesTables, 'revoke create on schema public from public'],
    [!found.hasJobs, 'create schema if not exists graphile_worker authorization kontor_worker'],
    // graphile-worker makes its schema itself where this table is missing, and would need CREATE on the database for it.
    [
      !found.hasJobs,
      'create table graphile_worker.migrations ' +
        '(id int primary key, ts timestamptz default now() not null, breaking boolean not null default false)',
    ],
    [!found.hasJobs, 'alter table graphile_worker.migrations owner to kontor_worker'],
  ]
  return wanted.filter(([needed]) => needed).map(([, statement]) => statement)
}

function signsIn(role: keyof Passwords, passwords: Passwords): string {
  return `create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole password '${passwords[role]}'`
}

/** Gives the roles that sign in their passwords anew. */
export async function setPasswords(client: Client, passwords: Passwords): Promise<void> {
  for (const role of ['kontor_app', 'kontor_worker'] as const) {
    await client.query(`alter role ${role} password '${passwords[role]}'`)
  }
}
