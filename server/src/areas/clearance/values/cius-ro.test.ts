import type { TradeForm } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { isTaxNumber, objectionsOf, taxNumberOf } from './cius-ro.ts'

const address = { street: 'Strada Memorandumului 28', city: 'Cluj-Napoca', subdivision: 'RO-CJ', country: 'RO' }
const form: TradeForm = {
  type: 'Invoice',
  id: 'F-1',
  issueDate: '2026-11-20',
  currency: 'RON',
  seller: { name: 'Atelier SRL', vatId: 'RO12345678', address },
  buyer: { name: 'Primaria', legalId: '4305857', address },
  lines: [{ id: '1', name: 'Lemn', quantity: '1', unit: 'C62', price: '1', tax: { category: 'S', percent: '19' } }],
}
const inBucharest = (city: string) => ({ ...form.seller, address: { ...address, city, subdivision: 'RO-B' } })

describe('what a Romanian authority asks of a bill beside EN 16931', () => {
  test.each<[string, Partial<TradeForm>, string[]]>([
    ['nothing is missing', {}, []],
    ['a number without a digit', { id: 'F-A' }, ['BR-RO-010']],
    ['a type that is not reported', { typeCode: '326' }, ['BR-RO-020']],
    ['euros, and VAT in euros', { currency: 'EUR' }, ['BR-RO-030']],
    ['euros, and VAT in lei', { currency: 'EUR', taxCurrency: { code: 'RON', rate: '4.97' } }, []],
    ['a seller without a street', { seller: { ...form.seller, address: { ...address, street: ' ' } } }, ['BR-RO-081']],
    ['a buyer without address', { buyer: { name: 'X', vatId: 'RO99' } }, ['BR-RO-082', 'BR-RO-092']],
    [
      'a county by its name',
      { seller: { ...form.seller, address: { ...address, subdivision: 'Cluj' } } },
      ['BR-RO-110'],
    ],
    ['Bucharest without its sector', { seller: inBucharest('Bucuresti') }, ['BR-RO-100']],
    ['Bucharest by its sector', { seller: inBucharest('sector3') }, []],
    ['a buyer without a number', { buyer: { name: 'X', address } }, ['BR-RO-120']],
    [
      'a foreign seller, whose county is theirs',
      { seller: { ...form.seller, address: { street: 'A', city: 'B', country: 'DE' } } },
      [],
    ],
    ['somebody else’s bill', { seller: { ...form.seller, vatId: 'RO87654321' } }, ['The seller is not registered as']],
  ])('%s', (_what, more, found) => {
    expect(objectionsOf({ ...form, ...more }, '12345678')).toEqual(
      found.map((begins) => expect.stringMatching(new RegExp(`^${begins}`))),
    )
  })

  test('no bill is not cleared', () => {
    expect(objectionsOf(undefined, '1')).toHaveLength(1)
    expect(objectionsOf({ ...form, type: 'Order' }, '12345678')).toHaveLength(1)
  })

  test('a tax number is the same with and without its prefix', () => {
    expect([taxNumberOf('RO 1234 5678'), isTaxNumber('ro12345678'), isTaxNumber('1'), isTaxNumber('x')]).toEqual([
      '12345678',
      true,
      false,
      false,
    ])
  })
})
