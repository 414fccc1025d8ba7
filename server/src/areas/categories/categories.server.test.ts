import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
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

const below = async (by: TestPerson, scheme: string, code: string, language = 'en') => {
  const headers = { 'Accept-Language': language }
  const query = `q=&below=${code}&scheme=${scheme}`
  return (await json<Found>(by.send(`GET procurement/categories?${query}`, { headers }))).Items
}
const codesOf = (items: Found['Items']) =>
  items.map(({ CommodityCode, HasChildren }) => CommodityCode + (HasChildren ? '+' : ''))

describe('the tree', () => {
  test('has the divisions of CPV for who has no list, and nothing below them', async () => {
    expect(codesOf(await below(stranger, '', ''))).toHaveLength(45)
    expect(codesOf(await below(stranger, 'CPV', '')).slice(0, 2)).toEqual(['03000000', '09000000'])
    expect(await below(stranger, 'CPV', '39000000')).toEqual([])
    expect(await below(stranger, 'UNSPSC', '')).toEqual([])
    expect(await below(stranger, 'ECLASS', '')).toEqual([])
  })

  test('opens level by level, each with the nearest that is known above it', async () => {
    const company = await server.company()
    const keeper = await server.person(company, { role: 'apManager' })
    const own = async (Name: string, entries: Record<string, string>) => {
      const ListId = randomUUID()
      await json(keeper.send(`PUT coding/lists/${ListId}`, { json: { ListId, Name, Target: 'LINE', Required: false } }))
      const Entries = Object.entries(entries).map(([Code, Label]) => ({ Code, Label }))
      await json(keeper.send(`POST coding/lists/${ListId}/entries/add`, { json: { Entries } }), 204)
    }
    await own('CPV 2008', {
      ...{
        '39100000-3': 'Furniture',
        '39120000-9': 'Tables and desks',
        '39121100-7': 'Desks',
        '39130000-2': 'Office furniture',
      },
      ...{ '39200000-4': 'Furnishing', '99000000-1': 'Of our own', '44512000-2': 'Tools' },
    })
    await own('UNSPSC v26', {
      '10000000': 'Live plants',
      '10100000': 'Animals',
      '10101500': 'Livestock',
      '44121706': 'Pencils',
    })
    const top = await below(keeper, 'CPV', '')
    expect(codesOf(top).filter((code) => /^(39|44|45|99)/.test(code))).toEqual([
      '39000000+',
      '44000000+',
      '45000000',
      '99000000-1',
    ])
    expect(codesOf(await below(keeper, 'CPV', '39000000'))).toEqual(['39100000-3+', '39200000-4'])
    expect(codesOf(await below(keeper, 'CPV', '39100000-3'))).toEqual(['39120000-9+', '39130000-2'])
    const [desks] = await below(keeper, 'CPV', '39120000-9')
    expect(desks).toEqual({
      ...{ CommodityCode: '39121100-7', CommodityScheme: 'CPV', Name: 'Desks', HasChildren: false },
      Path: [
        { CommodityCode: '39000000', Name: 'Furniture, domestic appliances and cleaning products' },
        { CommodityCode: '39100000-3', Name: 'Furniture' },
        { CommodityCode: '39120000-9', Name: 'Tables and desks' },
      ],
    })
    // What is left out between is passed over.
    expect(codesOf(await below(keeper, 'CPV', '44000000'))).toEqual(['44512000-2'])
    expect(codesOf(await below(keeper, 'UNSPSC', ''))).toEqual(['10000000+', '44121706'])
    expect(codesOf(await below(keeper, 'UNSPSC', '10000000'))).toEqual(['10100000+'])
    expect(codesOf(await below(keeper, 'UNSPSC', '10100000'))).toEqual(['10101500'])
    expect(await below(stranger, 'CPV', '39000000')).toEqual([])
    const search = await json<Found>(keeper.send('GET procurement/categories?q=39121100'))
    expect(search.Items[0]?.Path.map(({ Name }) => Name)).toEqual(desks?.Path.map(({ Name }) => Name))
  })
})
