import { areas, drain, openDemo, passingLogKey, verifyLog } from '@kontor/server'
import { allCompanyIds } from '@kontor/server/areas/companies'
import type { Platform } from '@kontor/server/platform'
import { testDatabase, testPlatform } from '@kontor/server/testing'
import { sql } from 'kysely'
import { afterAll, expect } from 'vitest'
import { anchor, shortDemo } from './testing.ts'

const key = passingLogKey()

export async function emptyPlatform(): Promise<{
  database: Awaited<ReturnType<typeof testDatabase>>
  platform: Platform
}> {
  const database = await testDatabase()
  const platform = testPlatform(database, { at: `${anchor}T09:00:00Z` })
  afterAll(() => platform.db.close())
  return { database, platform }
}

/** Seals what was told. */
export const seal = (platform: Platform): Promise<unknown> => drain(platform, key, areas)

/** Goes on with the telling until so many parts more have been told, or all; seals what was told. */
export async function tell(platform: Platform, parts = Number.POSITIVE_INFINITY): Promise<string[]> {
  const over = new AbortController()
  const lines: string[] = []
  let begun = 0
  const history: typeof shortDemo.history = (base, day) => {
    const whole = shortDemo.history(base, day)
    const counted = whole.parts.map((part) => ({
      ...part,
      tell: async (transact: Platform['transact']) => {
        begun += 1
        if (begun >= parts) over.abort()
        await part.tell(transact)
      },
    }))
    return { ...whole, parts: counted }
  }
  const { isThere, rest } = await openDemo(platform, { ...shortDemo, history, print: (line) => lines.push(line) })
  expect(isThere).toBe(true)
  await rest?.tell(() => false, over.signal)
  return lines
}

/** Every company's documents with the states of both sides, and the heads of their logs. */
export async function pictureOf(platform: Platform): Promise<unknown[]> {
  await seal(platform)
  const ids = (await allCompanyIds(platform)).toSorted()
  const pictures: unknown[] = []
  for (const companyId of ids) {
    const { rows } = await platform.db.transaction(companyId, (tx) =>
      sql<{ type: string; state: string }>`
        select id, type, business_id, amount, state, delivery, response, payment, archived, content_hash, modified
        from document where company_id = ${companyId} order by id`.execute(tx),
    )
    const { faults, head } = await verifyLog(platform, key, companyId)
    expect(faults).toEqual([])
    pictures.push({ companyId, rows, head })
  }
  return pictures
}

/** Of bills, the states of both sides. */
export const statesIn = async (platform: Platform): Promise<string[]> =>
  Promise.all(
    (await allCompanyIds(platform)).map((companyId) =>
      platform.db.transaction(companyId, async (tx) => {
        const { rows } = await sql<{ state: string }>`
          select state from document
          where company_id = ${companyId} and type = 'invoice'`.execute(tx)
        return rows.map(({ state }) => state)
      }),
    ),
  ).then((states) => states.flat())
