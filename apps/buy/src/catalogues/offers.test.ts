import type { Item } from '@kontor/tradekit/items'
import { expect, test } from 'vitest'
import { emptyLine, type TypedLine } from '../typed-line.ts'
import type { Offer } from './api.ts'
import { filledBy, filledByItem } from './offers.ts'

const offer: Offer = {
  ...{ SellersItemID: 'BV-1', Name: 'Carton', UnitCode: 'XPK', Price: { value: '0.42', currencyID: 'EUR' } },
  ...{ Tax: { Category: 'S', Percent: '19' }, CommodityCode: '24112500', CommodityScheme: 'UNSPSC' },
  ...{ CatalogueId: 'c', CatalogueName: 'Dispatch', ConnectionId: 'brandt', SupplierName: 'Brandt' },
}
const line = { ...emptyLine({ supplierId: 'fjord', supplierName: 'Fjord' }), quantity: '7', price: '9' }

test('an item of a catalogue fills in all that it says, and leaves how many', () => {
  const filled = filledBy(offer, line, 'EUR')
  expect(filled).toMatchObject({
    ...{
      name: 'Carton',
      unit: 'XPK',
      price: '0.42',
      sellersItemId: 'BV-1',
      category: { code: '24112500', scheme: 'UNSPSC' },
    },
    ...{ tax: { Category: 'S', Percent: '19' }, supplierId: 'brandt', supplierName: 'Brandt' },
  })
  expect(filled).not.toHaveProperty('quantity')
})

test.each<[what: string, offer: Offer, filled: object]>([
  ['another currency', { ...offer, Price: { value: '3', currencyID: 'GBP' } }, { price: '' }],
  ['no supplier', { ...offer, ConnectionId: undefined } as unknown as Offer, { supplierId: 'fjord' }],
])('one with %s leaves what it cannot say', (_, one, filled) => {
  expect(filledBy(one, line, 'EUR')).toMatchObject(filled)
})

test('an item that was bought before brings its category, and none that was another’s', () => {
  const item: Item = {
    ...{ Id: 'i', Side: 'PURCHASES', Name: 'Pencils', Unit: 'XBX', Hidden: false, Changed: '2026-11-01T00:00:00Z' },
    ...{ Price: '3', Currency: 'EUR', CommodityCode: '44121706', CommodityScheme: 'UNSPSC' },
  }
  const before = { ...line, category: { code: '39000000', scheme: 'CPV' } }
  expect(filledByItem(item, before, 'EUR')).toMatchObject({
    ...{ name: 'Pencils', unit: 'XBX', price: '3', category: { code: '44121706', scheme: 'UNSPSC' } },
  })
  const { CommodityCode: _, CommodityScheme: __, ...unknown } = item
  expect(filledByItem(unknown, before, 'EUR').category).toBeUndefined()
})

test('an item that was bought of one supplier brings them, but where another was chosen', () => {
  const item: Item = {
    ...{ Id: 'i', Side: 'PURCHASES', Name: 'Pencils', Unit: 'XBX', Hidden: false, Changed: '2026-11-01T00:00:00Z' },
    Partner: { ConnectionId: 'brandt', Name: 'Brandt' },
  }
  const filledFor = (one: TypedLine) => ({ ...one, ...filledByItem(item, one, 'EUR') })
  expect(filledFor(emptyLine())).toMatchObject({ supplierId: 'brandt', supplierName: 'Brandt' })
  expect(filledFor(line)).toMatchObject({ supplierId: 'fjord', supplierName: 'Fjord' })
})
