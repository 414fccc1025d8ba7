import { passingLogKey, verifyLog } from '@kontor/server'
import { allCompanyIds } from '@kontor/server/areas/companies'
import type { Platform } from '@kontor/server/platform'
import { testDatabase, testPlatform } from '@kontor/server/testing'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { loadDemo } from './load.ts'

const anchor = '2026-11-21'
const key = passingLogKey()

async function network(): Promise<Platform> {
  const platform = testPlatform(await testDatabase(), { at: `${anchor}T09:00:00Z` })
  afterAll(() => platform.db.close())
  await loadDemo(platform, key, { days: 75 })
  return platform
}

/** Every company's documents with the states of both sides, and the heads of their logs. */
async function pictureOf(platform: Platform): Promise<unknown[]> {
  const ids = (await platform.db.plain((tx) => allCompanyIds(tx))).toSorted()
  const pictures: unknown[] = []
  for (const companyId of ids) {
    const { rows } = await platform.db.transaction(companyId, (tx) =>
      sql<{ type: string; state: string }>`
        select id, type, business_id, amount, state, delivery, response, payment, archived, content_hash, modified
        from document where company_id = ${companyId} order by id`.execute(tx),
    )
    const { faults, head } = await verifyLog(platform.db, key, companyId)
    expect(faults).toEqual([])
    pictures.push({ companyId, rows, head })
  }
  return pictures
}

const [first, second] = await Promise.all([network(), network()])

test('the same seed and anchor date make the same network, to the last hash of its logs', async () => {
  expect(await pictureOf(second)).toEqual(await pictureOf(first))
})

test('its documents are in every state that the built rules reach', async () => {
  const states = new Set<string>()
  for (const { rows } of (await pictureOf(first)) as { rows: { state: string }[] }[])
    for (const { state } of rows) states.add(state)
  for (const state of [
    'DRAFT',
    'DELIVERED_SENT',
    'DELIVERED_RECEIVED',
    'ACCEPTED',
    'REJECTED_BY_RECEIVER',
    'REJECTED_BY_SENDER',
    'DISPUTED_BY_RECEIVER',
    'OVERDUE',
    'PAID_UNCONFIRMED',
    'PAID_CONFIRMED',
    'PENDING_NOT_A_CONTACT',
  ])
    expect([...states]).toContain(state)
})
