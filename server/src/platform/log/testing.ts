import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll } from 'vitest'
import { testDatabase } from '../postgres/testing.ts'
import { testPlatform } from '../testing.ts'
import { passingLogKey } from './keys.ts'
import { sealNext } from './seal.ts'

/** A database of the test file's own, in which companies have logs, and somebody who has its keys. */
export async function testLogs() {
  const database = await testDatabase()
  const platform = testPlatform(database)
  const key = passingLogKey()
  afterAll(() => platform.db.close())

  async function write(companyId: string, lines: number): Promise<void> {
    await platform.transact(companyId, { actorId: null, requestId: 'test' }, async (uow) => {
      for (let line = 0; line < lines; line += 1) {
        await uow.log({
          kind: 'document.saved',
          objectType: 'document',
          objectId: uow.newId(),
          detail: { version: line, b: 'x', a: true },
        })
      }
    })
  }

  async function sealedCompany(...batches: number[]): Promise<string> {
    const companyId = randomUUID()
    for (const lines of batches) {
      await write(companyId, lines)
      await sealNext(platform, key, companyId)
    }
    return companyId
  }

  /** What somebody with the database's own keys could do, past every policy. */
  async function tamper(statements: string, values: unknown[]): Promise<void> {
    const client = new pg.Client(database.ownerConfig)
    await client.connect()
    try {
      for (const statement of statements.split(';')) await client.query(statement, values)
    } finally {
      await client.end()
    }
  }

  return { database, platform, key, write, sealedCompany, tamper }
}
