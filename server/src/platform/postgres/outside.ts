import pg from 'pg'
import { checkCitus, prepareCitus } from './citus.ts'
import type { Database } from './database.ts'
import { derivedPasswords, type Passwords } from './passwords.ts'
import { prepareRoles, RightsMissing, setPasswords } from './roles.ts'
import { whyUnsupported } from './supported.ts'

/** The advisory lock under which roles are prepared, and their passwords set: two at once would refuse each other. */
const preparing = 7_201_511

/** Opens a PostgreSQL, or a cluster of Citus, that someone else runs. Nothing is started; roles that are missing are created. */
export async function openOutside(address: string, isCitus: boolean): Promise<Database> {
  const url = new URL(address)
  const passwords = derivedPasswords(url)
  const client = new pg.Client(address)
  await client.connect()
  try {
    const { rows } = await client.query('show server_version')
    const why = whyUnsupported(rows[0].server_version)
    if (why !== undefined) throw new Error(why)
    await checkCitus(client, isCitus)
    // Held until the connection ends: whoever starts at the same moment finds what is prepared.
    await client.query('select pg_advisory_lock($1)', [preparing])
    await prepareRoles(client, passwords)
    const appConfig = as(url, 'kontor_app', passwords)
    const workerConfig = as(url, 'kontor_worker', passwords)
    await checkPasswords(client, [appConfig, workerConfig], passwords)
    if (isCitus) await prepareCitus(client, passwords, [appConfig, workerConfig])
    return {
      kind: 'outside',
      isCitus,
      version: rows[0].server_version,
      ownerConfig: { connectionString: address },
      appConfig,
      workerConfig,
      stop: async () => {},
    }
  } finally {
    await client.end()
  }
}

/** Parameters win over the parts before the `@`, and unlike these they can be set where the URL names no host. */
function as(url: URL, role: keyof Passwords, passwords: Passwords): pg.ClientConfig {
  const own = new URL(url)
  own.searchParams.set('user', role)
  own.searchParams.set('password', passwords[role])
  return { connectionString: own.href }
}

/** The roles may have been made under another password of the URL's user: they get the one derived from today's. */
async function checkPasswords(client: pg.Client, configs: pg.ClientConfig[], passwords: Passwords): Promise<void> {
  const refusals = await Promise.all(configs.map(refusal))
  const refused = refusals.find((error) => error !== undefined)
  if (!refused) return
  if (refused.code !== '28P01') throw refused
  try {
    await setPasswords(client, passwords)
  } catch (cause) {
    if ((cause as { code?: string }).code !== '42501') throw cause
    const statements = Object.entries(passwords).map(([role, word]) => `alter role ${role} password '${word}';`)
    throw new RightsMissing(
      'The roles of Kontor have other passwords than those derived from DATABASE_URL. ' +
        `Have the database's administrator run this, then start again:\n\n${statements.join('\n')}\n`,
      { cause },
    )
  }
}

async function refusal(config: pg.ClientConfig): Promise<(Error & { code?: string }) | undefined> {
  const client = new pg.Client(config)
  try {
    await client.connect()
    await client.end()
    return undefined
  } catch (error) {
    return error as Error
  }
}

/** Whether a database holds the tables of Kontor; nothing in it is changed. */
export async function holdsKontor(address: string): Promise<boolean> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('public.log_entry') is not null as holds`)
    return rows[0].holds
  } finally {
    await client.end()
  }
}
