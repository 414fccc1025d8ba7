import { inEnglish } from '@kontor/i18n'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDemoAddress, placeOf } from './address.ts'
import { readBasket } from './basket.ts'
import { fieldsOf } from './form.ts'
import { itemsIn, maxItems, type ShopItem } from './item.ts'
import { openingFields } from './oci.ts'
import { ShopProblem } from './problem.ts'
import { stateOf } from './state.ts'
import { unitOf } from './units.ts'

const bytes = (text: string) => Buffer.from(text)
const item: ShopItem = { name: 'Drill', quantity: '2', unit: 'PCE', price: '10.50', currency: 'EUR' }
const refusalOf = (work: () => unknown): string[] => {
  try {
    work()
    return []
  } catch (error) {
    if (!(error instanceof ShopProblem)) throw error
    return error.problems.map(inEnglish)
  }
}

describe('the form of a shop', () => {
  test.each([
    ['in UTF-8', 'NAME=B%C3%BCrste+%2B+Stiel', 'Bürste + Stiel'],
    ['in Latin 1, as older shops write', 'NAME=B%FCrste', 'Bürste'],
    ['with a percent sign that begins nothing', 'NAME=100%+cotton', '100% cotton'],
    ['in small letters', 'name=Drill', 'Drill'],
  ])('is read %s', (_, body, name) => {
    expect(fieldsOf(bytes(body)).get('NAME')).toBe(name)
  })

  test('with more fields than a basket has is refused', () => {
    expect(refusalOf(() => fieldsOf(bytes('a&'.repeat(10_001))))).toEqual([
      'The shop sent more than 10000 fields: transfer less at once.',
    ])
  })
})

describe('OCI', () => {
  test('an item is all that stands under its number, whatever the order of the fields', () => {
    const body = new URLSearchParams([
      ['NEW_ITEM-DESCRIPTION[2]', 'Screws'],
      ['NEW_ITEM-DESCRIPTION[1]', 'Drill'],
      ['NEW_ITEM-LONGTEXT_1:132[]', 'With case'],
      ['NEW_ITEM-QUANTITY[1]', '2'],
      ['NEW_ITEM-UNIT[1]', 'PCE'],
      ['NEW_ITEM-PRICE[1]', '         189.00'],
      ['NEW_ITEM-CURRENCY[1]', 'EUR'],
      ['NEW_ITEM-VENDORMAT[1]', 'D-1'],
      ['NEW_ITEM-MATGROUP[1]', '27112703'],
      ['NEW_ITEM-LEADTIME[1]', '3'],
      ['NEW_ITEM-MANUFACTMAT[2]', 'M-2'],
      ['~caller', 'CTLG'],
    ])
    expect(readBasket('OCI', bytes(body.toString()), '')).toEqual([
      {
        ...{ name: 'Drill', description: 'With case', quantity: '2', unit: 'PCE', price: '189.00', currency: 'EUR' },
        ...{ sellersItemId: 'D-1', commodityCode: '27112703', leadTimeDays: '3' },
      },
      { name: 'Screws', sellersItemId: 'M-2' },
    ])
  })

  test('a shop is told who comes, and where to give back', () => {
    const fields = openingFields({ userName: 'nordlicht', secret: 'x', returnAddress: 'https://kontor.example/r' })
    expect(Object.fromEntries(fields)).toMatchObject({
      USERNAME: 'nordlicht',
      PASSWORD: 'x',
      HOOK_URL: 'https://kontor.example/r',
    })
    expect(Object.fromEntries(openingFields({ userName: null, secret: null, returnAddress: '' }))).not.toHaveProperty(
      'USERNAME',
    )
  })
})

describe('an item of a basket', () => {
  test('is read with its unit by the shop’s word, and its price for one', () => {
    const screws = {
      ...item,
      unit: 'ST',
      price: '3.20',
      priceUnit: '100',
      commodityCode: '31161509',
      leadTimeDays: '3',
    }
    expect(itemsIn([screws], 'EUR')).toMatchObject([
      { unitCode: 'C62', price: '0.032', quantity: '2', commodityCode: '31161509', leadTimeDays: 3 },
    ])
    expect(itemsIn([{ ...item, commodityCode: 'TOOLS', leadTimeDays: 'soon' }], 'EUR')).toMatchObject([
      { commodityCode: undefined, leadTimeDays: undefined },
    ])
  })

  test('cannot turn or break the lines around it', () => {
    const [read] = itemsIn([{ ...item, name: 'A\u202eB\n\u0000C', description: 'one\r\ntwo\u0007' }], 'EUR')
    expect([read?.name, read?.description]).toEqual(['A B C', 'one\ntwo'])
  })

  test.each<[what: string, change: Partial<ShopItem>, says: string]>([
    ['without a name', { name: ' ' }, 'Item 1: it has no description.'],
    [
      'in an unknown unit',
      { unit: 'GROS' },
      'Item 1: “GROS” is not a unit: the shop should send a code of UN/ECE Recommendation 20, such as C62, PCE or KGM.',
    ],
    [
      'in another currency',
      { currency: 'usd' },
      'Item 1: its price is in “USD”, and the requisition is in EUR: shop for a requisition in that currency.',
    ],
    [
      'of which there is none',
      { quantity: '0' },
      'Item 1: its quantity is “0”: the shop should send a number above 0, such as 2 or 1.5.',
    ],
    [
      'with a price in words',
      { price: '1.234,50' },
      'Item 1: its price is “1.234,50”: the shop should send a number, such as 1234.50.',
    ],
    [
      'with a price of a third',
      { price: '1', priceUnit: '3' },
      'Item 1: 1 for 3 is not an exact price for one: the shop should send the price of one unit.',
    ],
    [
      'with an endless number',
      { sellersItemId: 'x'.repeat(101) },
      'Item 1: its item number has more than 100 characters.',
    ],
  ])('%s is refused in words', (_, change, says) => {
    expect(refusalOf(() => itemsIn([{ ...item, ...change }], 'EUR'))).toEqual([says])
  })

  test('takes the others with it: all of a basket, or nothing, and not without end', () => {
    expect(refusalOf(() => itemsIn([item, { ...item, name: '' }], 'EUR'))).toEqual(['Item 2: it has no description.'])
    expect(refusalOf(() => itemsIn([], 'EUR'))).toHaveLength(1)
    expect(
      refusalOf(() =>
        itemsIn(
          Array.from({ length: maxItems + 1 }, () => item),
          'EUR',
        ),
      ),
    ).toEqual(['The shop sent 201 items: transfer 200 at most at once.'])
    expect(
      refusalOf(() =>
        itemsIn(
          Array.from({ length: 100 }, () => ({ ...item, name: '' })),
          'EUR',
        ),
      ),
    ).toHaveLength(20)
  })
})

test.each([
  ['EA', 'C62'],
  ['ST', 'C62'],
  ['PCE', 'C62'],
  ['H87', 'H87'],
  ['', 'C62'],
  ['kg', 'KGM'],
  ['KAR', 'XCT'],
  ['ROL', 'XRO'],
])('the unit %s of a shop is %s', (unit, code) => {
  expect(unitOf(unit)).toBe(code)
})

const anyName = fc.oneof(
  fc.string(),
  fc
    .tuple(fc.constantFrom('DESCRIPTION', 'QUANTITY', 'UNIT', 'PRICE', 'PRICEUNIT', 'CURRENCY', 'LONGTEXT'), fc.nat(12))
    .map(([field, at]) => `NEW_ITEM-${field}[${at}]`),
)
test('whatever comes is read, or refused in words', () => {
  const read = (body: Uint8Array) => refusalOf(() => itemsIn(readBasket('OCI', body, ''), 'EUR'))
  fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (body) => void read(body)))
  fc.assert(
    fc.property(fc.array(fc.tuple(anyName, fc.string({ unit: 'binary' })), { maxLength: 40 }), (fields) => {
      void read(bytes(new URLSearchParams(fields).toString()))
    }),
  )
})

test('the demo’s address leads nowhere but to its shop', () => {
  const demo = 'https://demo-shop.invalid/oci?for=1'
  expect([isDemoAddress(demo), isDemoAddress('https://demo-shop.invalid.example/')]).toEqual([true, false])
  expect(placeOf(demo, 'http://127.0.0.1:8080/demo-shop')).toBe('http://127.0.0.1:8080/demo-shop/oci?for=1')
  expect(placeOf(demo, undefined)).toBeUndefined()
  expect(placeOf('https://shop.example/', undefined)).toBe('https://shop.example/')
})

test('a visit is over when its basket was taken over, or its time is', () => {
  const [now, soon] = [new Date('2026-11-27T10:00:00Z'), new Date('2026-11-27T11:00:00Z')]
  const visit = { taken: null, problems: null, until: soon }
  expect(stateOf(visit, now)).toBe('OPEN')
  expect(stateOf(visit, soon)).toBe('EXPIRED')
  expect(stateOf({ ...visit, problems: [] }, now)).toBe('FAILED')
  expect(stateOf({ ...visit, taken: now }, soon)).toBe('RETURNED')
})
