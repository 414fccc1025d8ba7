import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'

const server = await startTestServer()
const companyId = await server.company()
const head = await server.person(companyId, { role: 'apManager' })
const requester = await server.person(companyId, { role: 'requester' })
const stranger = await server.person(await server.company())

type Found = ResultOf<Areas['categories']['searchCategories']>
const found = async (by: TestPerson, q: string, language = 'en') => {
  const headers = { 'Accept-Language': language }
  const { Items } = await json<Found>(by.send(`GET procurement/categories?q=${encodeURIComponent(q)}`, { headers }))
  return Items.map(({ CommodityScheme, CommodityCode, Name }) => `${CommodityScheme} ${CommodityCode} ${Name}`)
}
/** A coding list, as it comes from a CSV in Admin. */
const list = async (Name: string, entries: readonly (readonly [string, string])[]) => {
  const ListId = randomUUID()
  await json(head.send(`PUT coding/lists/${ListId}`, { json: { ListId, Name, Target: 'LINE', Required: false } }))
  const Entries = entries.map(([Code, Label]) => ({ Code, Label }))
  await json(head.send(`POST coding/lists/${ListId}/entries/add`, { json: { Entries } }), 204)
}

test('the divisions of CPV are found by words of the reader’s language, or by their codes', async () => {
  expect(await found(requester, 'furn')).toEqual(['CPV 39000000 Furniture, domestic appliances and cleaning products'])
  expect(await found(requester, 'möbel', 'de')).toEqual(['CPV 39000000 Möbel, Haushaltsgeräte und Reinigungsmittel'])
  expect(await found(requester, '390')).toHaveLength(1)
  expect(await found(requester, 'cleaning envir')).toEqual(['CPV 90000000 Waste, cleaning and environmental services'])
  expect(await found(requester, '')).toHaveLength(45)
  expect(await found(requester, 'unobtainium')).toEqual([])
})

test('the company’s own lists of UNSPSC or CPV come first, and are nobody else’s', async () => {
  await list('UNSPSC v26', [['44121706', 'Wooden pencils']])
  await list('CPV 2008', [['39000000-2', 'Furniture and the like']])
  await list('Projects', [['39', 'Furniture for the new hall']])
  expect(await found(requester, 'pencils')).toEqual(['UNSPSC 44121706 Wooden pencils'])
  expect(await found(requester, 'furniture')).toEqual(['CPV 39000000-2 Furniture and the like'])
  expect(await found(stranger, 'pencils')).toEqual([])
})
