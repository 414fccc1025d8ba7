import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import type { Database } from './database.ts'

/** The configurations of a database of the test's own; see {@link Database}. */
export type TestDatabase = Pick<Database, 'ownerConfig' | 'appConfig' | 'workerConfig'> & {
  /** Of a cluster, whose shards cannot be copied: the tests share it. */
  readonly isShared?: boolean
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the migrated database that {@link testDatabase} copies. */
    template: TestDatabase
  }
}

/**
 * A database of this test file's own, with all migrations: the embedded PostgreSQL, roles and policies of production.
 * It is dropped after the file's last test. Call it (with `await`) at the top of the file; close your pools.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const template = inject('template')
  if (template.isShared) return template
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdministrator(`create database ${name} template ${template.ownerConfig.database}`)
  afterAll(() => asAdministrator(`drop database ${name} with (force)`))
  return {
    ownerConfig: { ...template.ownerConfig, database: name },
    appConfig: { ...template.appConfig, database: name },
    workerConfig: { ...template.workerConfig, database: name },
  }

  async function asAdministrator(statement: string): Promise<void> {
    const client = new pg.Client({ ...template.ownerConfig, database: 'postgres' })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
}
