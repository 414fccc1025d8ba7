import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import pg from 'pg'
import { chooseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import type { Database } from './database.ts'
import { holdLock } from './lock.ts'
import type { Log } from './log.ts'
import { boundLog } from './log-file.ts'
import { type EmbeddedPasswords, embeddedPasswords } from './passwords.ts'
import { placesIn } from './places.ts'
import { type Address, startPostmaster } from './postmaster.ts'
import { endLeftovers } from './processes.ts'
import { prepareRoles } from './roles.ts'
import { supervise } from './supervisor.ts'

const databaseName = 'kontor'

export interface EmbeddedOptions {
  dataFolder: string
  log: Log
  durable: boolean
  lockTimeoutMs: number
}

/** Opens the database below the data folder: makes it on first run, mends what a crash left, starts it, keeps it up. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { log, durable } = options
  const binaries = findBinaries()
  const places = placesIn(options.dataFolder)
  const account = chooseAccount(binaries, places)
  const releaseLock = await holdLock(places.lock, options.lockTimeoutMs)
  try {
    const passwords = embeddedPasswords(places)
    await ensureCluster(binaries, account, places, passwords.kontor_admin)
    const address = process.platform === 'win32' ? await freePort() : { host: places.run, port: 5432 }
    const start = async () => {
      await endLeftovers(binaries, places, log)
      return startPostmaster({ binaries, account, places, address, durable })
    }
    const stopSupervised = supervise(await start(), start, log)
    const unboundLog = boundLog(places.log)
    let stopped: Promise<void> | undefined
    const stop = () => {
      unboundLog()
      stopped ??= stopSupervised().then(() => {
        rmSync(places.run, { recursive: true, force: true })
        releaseLock()
      })
      return stopped
    }
    try {
      const version = await prepare(address, passwords)
      return { kind: 'embedded', version, isCitus: false, ...configs(address, passwords), stop }
    } catch (error) {
      await stop()
      throw error
    }
  } catch (error) {
    releaseLock()
    throw error
  }
}

function configs(address: Address, passwords: EmbeddedPasswords) {
  const as = (user: keyof EmbeddedPasswords) => ({
    ...address,
    user,
    password: passwords[user],
    database: databaseName,
  })
  return { ownerConfig: as('kontor_admin'), appConfig: as('kontor_app'), workerConfig: as('kontor_worker') }
}

/** Brings database and roles into being; the version of the server. */
async function prepare(address: Address, passwords: EmbeddedPasswords): Promise<string> {
  const { ownerConfig } = configs(address, passwords)
  const client = (await connect(ownerConfig)) ?? (await createDatabase(ownerConfig))
  try {
    await prepareRoles(client, passwords)
    const { rows } = await client.query('show server_version')
    return rows[0].server_version
  } finally {
    await client.end()
  }
}

async function createDatabase(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, database: 'postgres' })
  await client.connect()
  await client.query(`create database ${databaseName}`)
  await client.end()
  return (await connect(config)) as pg.Client
}

/** Undefined when there is no such database yet. */
async function connect(config: pg.ClientConfig): Promise<pg.Client | undefined> {
  const client = new pg.Client(config)
  try {
    await client.connect()
    return client
  } catch (error) {
    if ((error as { code?: string }).code !== '3D000') throw error
    return undefined
  }
}

function freePort(): Promise<Address> {
  const host = '127.0.0.1'
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.on('error', fail)
    probe.listen(0, host, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done({ host, port }))
    })
  })
}

/** The database that another process of this data folder keeps running: for the operator's commands beside a server. */
export function attachEmbedded(dataFolder: string): Omit<Database, 'version'> {
  const places = placesIn(dataFolder)
  if (process.platform === 'win32')
    throw new Error('Stop Kontor first: on Windows its database takes one process only.')
  return {
    kind: 'embedded',
    isCitus: false,
    ...configs({ host: places.run, port: 5432 }, embeddedPasswords(places)),
    stop: async () => undefined,
  }
}
