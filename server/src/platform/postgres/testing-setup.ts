import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../migrate/index.ts'
import { findBinaries } from './binaries.ts'
import { openDatabase } from './index.ts'
import { holdLock } from './lock.ts'
import { placesIn } from './places.ts'
import { endLeftovers } from './processes.ts'
import './testing.ts'

const prefix = 'kontor-test-'
const roomWanted = 2 * 2 ** 30
const migrations = join(import.meta.dirname, '../../../migrations')
const log = { info: () => {}, warn: () => {}, error: console.error }

/** vitest's global setup of the server tests: one server in memory for all, with one migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = process.env['KONTOR_TEST_CLUSTER']
  if (cluster) return onCluster(project, cluster)
  const scratch = scratchFolder()
  await sweep(scratch)
  const dataFolder = mkdtempSync(join(scratch, prefix))
  const database = await openDatabase({ dataFolder, log, durable: false })
  const teardown = async () => {
    await database.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  try {
    await migrate(database.ownerConfig, migrations)
    await holdCompanies(database.ownerConfig)
    await makeJobQueue(database.workerConfig)
  } catch (error) {
    await teardown()
    throw error
  }
  const { ownerConfig, appConfig, workerConfig } = database
  project.provide('template', { ownerConfig, appConfig, workerConfig })
  return teardown
}

/**
 * A cluster refuses a statement that names the company of a row anew, be it the same. Here nobody has the right to, so that
 * every test shows it on plain PostgreSQL.
 */
async function holdCompanies(ownerConfig: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(ownerConfig)
  await client.connect()
  try {
    await client.query(`
    do $$
    declare held record;
    begin
      for held in
        select class.oid::regclass as name,
          string_agg(quote_ident(attname), ', ') filter (where attname <> 'company_id') as others
        from pg_class class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
        where relkind in ('r', 'p') and has_table_privilege('kontor_app', class.oid, 'update')
        group by class.oid having bool_or(attname = 'company_id')
      loop
        execute format('revoke update on %s from kontor_app', held.name);
        execute format('grant update (%s) on %s to kontor_app', held.others, held.name);
      end loop;
    end $$`)
  } finally {
    await client.end()
  }
}

/** The tests share the database of a cluster, whose shards cannot be copied with it (`npm run soak -- cluster`). */
async function onCluster(project: TestProject, url: string): Promise<() => Promise<void>> {
  const { ownerConfig, appConfig, workerConfig, stop } = await openDatabase({ dataFolder: '', url, citus: true, log })
  await migrate(ownerConfig, migrations)
  await makeJobQueue(workerConfig)
  project.provide('template', { ownerConfig, appConfig, workerConfig, isShared: true })
  return stop
}

/** In memory where there is room (a container often has 64 MiB), for what is thrown away needs no disk. */
function scratchFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomWanted ? memory : tmpdir()
}

async function makeJobQueue(workerConfig: pg.PoolConfig): Promise<void> {
  const pgPool = new pg.Pool(workerConfig)
  pgPool.on('error', console.error)
  pgPool.on('connect', (client) => client.on('error', console.error))
  await runMigrations({ pgPool })
  await pgPool.end()
}

/** Clears away what test runs left that were killed. */
async function sweep(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((found) => found.startsWith(prefix))) {
    try {
      const places = placesIn(join(folder, name))
      const release = await holdLock(places.lock, 0)
      await endLeftovers(findBinaries(), places, log)
      release()
      rmSync(join(folder, name), { recursive: true, force: true })
    } catch {
      // It belongs to a run that is still going on.
    }
  }
}
