import { expect, test } from 'vitest'
import { emptyLine } from '../lines.ts'
import type { Offer } from './api.ts'
import { filledBy } from './offers.ts'

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
