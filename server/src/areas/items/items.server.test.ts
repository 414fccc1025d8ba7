import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

const { server, connection, supplier, buyer, stranger, save, dispatch, sent } = await making()
const reader = await server.person(supplier.companyId, { role: 'readOnly' })

type Page = ResultOf<Areas['items']['listItems']>
const items = async (person: TestPerson, query = '') => (await get<Page>(person, `items${query}`)).Items
const put = (person: TestPerson, id: string, body: object) => person.send(`PUT items/${id}`, { json: body })
const tax = { category: 'S', percent: '19' }
const line = (more: object = {}) => ({
  id: '1',
  name: 'Wrench',
  quantity: '2',
  unit: 'C62',
  price: '12.50',
  tax,
  ...more,
})

describe('the items of a company', () => {
  test('are learned from what it sends, found by name and number, and not by who gets it', async () => {
    await sent(supplier, 'Invoice', {
      id: 'LEARN-1',
      lines: [
        line({
          sellersItemId: 'W-1',
          description: 'Forged',
          standardItemId: { scheme: '0160', value: '4012345678901' },
        }),
        line({ id: '2', name: 'Oil, 5 l', unit: 'LTR', price: '41.35' }),
        // Four a price of a hundred: what one costs is not said.
        line({ id: '3', name: 'Screws', price: '4', baseQuantity: '100' }),
      ],
    })
    await server.settle()
    const all = await items(supplier)
    expect(all.map(({ Name }) => Name).toSorted()).toEqual(['Oil, 5 l', 'Screws', 'Wrench'])
    expect(await items(supplier, '?q=w-1')).toMatchObject([
      {
        ...{
          Side: 'SALES',
          Name: 'Wrench',
          Description: 'Forged',
          SellersItemId: 'W-1',
          StandardItemId: '4012345678901',
        },
        ...{ Unit: 'C62', Price: '12.50', Currency: 'EUR', VatCategory: 'S', VatRate: '19', Hidden: false },
      },
    ])
    expect((await items(supplier, '?q=screws'))[0]).not.toHaveProperty('Price')
    expect(await items(supplier, '?q=50%25')).toEqual([])
    expect(await items(supplier, '?side=PURCHASES')).toEqual([])
    expect([await items(buyer), await items(stranger)]).toEqual([[], []])
  })

  test('have the price that a partner paid last; whoever buys learns from orders', async () => {
    await sent(supplier, 'Invoice', { id: 'LEARN-2', lines: [line({ sellersItemId: 'P-1', name: 'Pump' })] })
    await sent(supplier, 'Invoice', {
      id: 'LEARN-3',
      lines: [line({ sellersItemId: 'p-1', name: 'Pump', price: '11.00' })],
    })
    await sent(buyer, 'Order', { id: 'LEARN-4', lines: [line({ name: 'Pump, ordered', price: '10.00' })] })
    await server.settle()
    expect(await items(supplier, `?q=pump&connectionId=${connection}`)).toMatchObject([{ Price: '11.00' }])
    expect(await items(buyer)).toMatchObject([{ Side: 'PURCHASES', Name: 'Pump, ordered' }])
    // Of whom nothing is known yet, the last price of all is proposed.
    expect(await items(supplier, `?q=pump&connectionId=${randomUUID()}`)).toMatchObject([{ Price: '11.00' }])
  })

  test('say with whom they were traded, as long as it is one partner', async () => {
    const order = (id: string) => ({ id, lines: [line({ name: 'Crate' })] })
    const crate = async () => (await items(buyer, '?q=crate'))[0]
    await sent(buyer, 'Order', order('LEARN-10'))
    await server.settle()
    expect((await crate())?.Partner).toEqual({ ConnectionId: connection, Name: 'Nordlicht Software GmbH' })
    const other = await server.connect(buyer.companyId, stranger.companyId)
    await dispatch(buyer, await save(buyer, documentOf('Order', order('LEARN-11'))), randomUUID(), other)
    await server.settle()
    expect(await crate()).not.toHaveProperty('Partner')
  })

  test('are classified as what was ordered last, under the name of the scheme, and by hand', async () => {
    const classified = (code: string, scheme: string) => line({ name: 'Desk', classification: { code, scheme } })
    await sent(buyer, 'Order', { id: 'LEARN-7', lines: [classified('39121100', 'STI')] })
    await server.settle()
    const desks = () => items(buyer, '?q=desk')
    expect(await desks()).toMatchObject([{ CommodityCode: '39121100', CommodityScheme: 'CPV' }])
    // An order that says nothing takes nothing away.
    await sent(buyer, 'Order', { id: 'LEARN-8', lines: [line({ name: 'Desk' })] })
    await server.settle()
    const [before] = await desks()
    expect(before).toMatchObject({ CommodityCode: '39121100' })
    const { Id, Partner: _, Changed: __, ...item } = before ?? expect.fail()
    await json(put(buyer, Id, { ...item, CommodityCode: '', CommodityScheme: '' }))
    expect((await desks())[0]).not.toHaveProperty('CommodityCode')
    await json(put(buyer, Id, { ...item, CommodityCode: '56101703', CommodityScheme: 'UNSPSC' }))
    await sent(buyer, 'Order', { id: 'LEARN-9', lines: [classified('39121100', 'STI')] })
    await server.settle()
    expect(await desks()).toMatchObject([{ CommodityCode: '56101703', CommodityScheme: 'UNSPSC' }])
  })

  test('are put right by hand, which what is sent later leaves alone but for prices; hidden ones are not proposed', async () => {
    await sent(supplier, 'Invoice', { id: 'LEARN-5', lines: [line({ sellersItemId: 'H-1', name: 'Hamer' })] })
    await server.settle()
    const [before] = await items(supplier, '?q=h-1')
    if (before === undefined) throw new Error('Nothing was learned')
    const { Id, Partner: _, Changed: __, ...item } = before
    await json(put(supplier, Id, { ...item, Name: 'Hammer', Price: '9.00' }))
    await sent(supplier, 'Invoice', {
      id: 'LEARN-6',
      lines: [line({ sellersItemId: 'H-1', name: 'Hamer', price: '8.00' })],
    })
    await server.settle()
    expect(await items(supplier, '?q=h-1')).toMatchObject([{ Id, Name: 'Hammer', Price: '9.00' }])
    expect(await items(supplier, `?q=h-1&connectionId=${connection}`)).toMatchObject([
      { Name: 'Hammer', Price: '8.00' },
    ])
    await json(put(supplier, Id, { ...item, Name: 'Hammer', Hidden: true }))
    expect(await items(supplier, '?q=h-1')).toEqual([])
    expect(await items(supplier, '?q=h-1&hidden=true')).toHaveLength(1)
    await json(supplier.send(`DELETE items/${Id}`), 204)
    expect((await supplier.send(`DELETE items/${Id}`)).status).toBe(404)
  })

  test('refuse what cannot be, and what is another company’s is not there', async () => {
    const id = randomUUID()
    const good = { Side: 'SALES', Name: 'Ladder', Unit: 'C62' }
    await json(put(supplier, id, good))
    for (const [person, at, body, status] of [
      [supplier, randomUUID(), { ...good, Name: ' LADDER ' }, 409],
      [supplier, randomUUID(), { ...good, Name: ' ' }, 400],
      [supplier, randomUUID(), { ...good, Name: 'Stool', Price: '1' }, 400],
      [reader, randomUUID(), { ...good, Name: 'Stool' }, 403],
    ] as const)
      expect((await put(person, at, body)).status, JSON.stringify(body)).toBe(status)
    expect((await stranger.send(`DELETE items/${id}`)).status).toBe(404)
    // Under its id a stranger enters an item of their own.
    await json(put(stranger, id, { ...good, Name: 'Theirs' }))
    expect(await items(supplier, '?q=ladder')).toMatchObject([{ Id: id, Name: 'Ladder' }])
  })
})

test('items are learned whole from what leaves at the same moment, in whatever order its lines stand', async () => {
  const names = ['Anvil', 'Bolt', 'Chisel', 'Drill', 'Edger', 'File'].map((name) => `${name} of a crowd`)
  const lines = names.map((name, at) => line({ id: String(at + 1), name }))
  for (const round of [1, 2, 3])
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        sent(supplier, 'Invoice', { id: `CROWD-${round}-${at}`, lines: at % 2 ? lines : lines.toReversed() }),
      ),
    )
  expect((await items(supplier, '?q=crowd')).map(({ Name }) => Name).toSorted()).toEqual(names)
})
