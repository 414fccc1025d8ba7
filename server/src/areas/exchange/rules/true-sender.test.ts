import { describe, expect, test } from 'vitest'
import { areClose, hasOtherVatId, type Identity, isParty } from './same-party.ts'
import { type Bill, isInOthersName, isMeantFor, originOf, standingOf } from './true-sender.ts'

const brandt: Identity = {
  names: ['Brandt Logistik GmbH'],
  identifiers: [
    { scheme: 'DE:VAT', value: 'DE 136695976' },
    { scheme: 'GLN', value: '4012345000009' },
    { scheme: 'IBAN', value: 'DE02120300000000202051' },
  ],
}
const party = (name: string, more: { vatId?: string; otherIds?: string[] } = {}) => ({
  names: [name],
  otherIds: [],
  ...more,
})

describe('two names are those of one company', () => {
  test.each([
    ['Brandt Logistik GmbH', 'BRANDT LOGISTIK'],
    ['Brandt Logistik GmbH', 'Brandt Logistik G.m.b.H.'],
    ['Brandt Logistik GmbH', 'Brandt Logistk GmbH'],
    ['Brandt Logistik GmbH', 'Brandt Logistik GmbH, Niederlassung Bremen'],
    ['Atelier Søndergaard A/S', 'Atelier Sondergaard'],
    ['Société Générale S.A.', 'Societe Generale'],
    ['Müller & Söhne KG', 'Muller und Sohne'],
    ['شركة النور', 'شركة النور'],
  ])('%s and %s', (one, other) => {
    expect(areClose(one, other)).toBe(true)
    expect(areClose(other, one)).toBe(true)
  })

  test.each([
    ['Brandt Logistik GmbH', 'Nordlicht Handel AG'],
    ['Werk 2 Maschinenbau GmbH', 'Werk 3 Maschinenbau GmbH'],
    ['Siemens AG', 'Siemens Energy AG'],
    ['Möller GmbH', 'Müller GmbH'],
    ['GmbH', 'AG'],
    ['', ''],
    ['Brandt', ''],
  ])('never %s and %s', (one, other) => {
    expect(areClose(one, other)).toBe(false)
    expect(areClose(other, one)).toBe(false)
  })

  test('whatever is written, a name is close to itself, either way round, and a number in it tells it apart', () => {
    const word = ['Nord', 'Licht', 'Zürich', 'Æbler', '北京', 'Ål', 'Software', 'Handel', 'de', 'Groupe']
    const pick = (seed: number) => word[(seed * 7919 + 13) % word.length]!
    for (let seed = 0; seed < 200; seed += 1) {
      const name = `${pick(seed)} ${pick(seed + 1)} ${pick(seed * 3 + 2)}`
      expect(areClose(name, name.toUpperCase())).toBe(true)
      expect(areClose(`${name} ${seed}`, `${name} ${seed + 1}`)).toBe(false)
      const other = `${pick(seed * 5)} ${pick(seed * 11 + 4)}`
      expect(areClose(name, other)).toBe(areClose(other, name))
    }
  })
})

describe('a party of a document is a company', () => {
  test.each([
    ['by its name', party('Brandt Logistik'), true],
    ['by its name, whatever numbers it has abroad', party('Brandt Logistik', { vatId: 'FR12345678901' }), true],
    ['by its VAT id under another name', party('Brandt Spedition', { vatId: 'DE136695976' }), true],
    ['by its VAT id without the country', party('BSL', { vatId: '136695976' }), true],
    ['by its GLN', party('BSL', { otherIds: ['4012345000009'] }), true],
    [
      'never by its GLN beside the VAT id of another',
      party('Nordlicht', { vatId: 'DE128111902', otherIds: ['4012345000009'] }),
      false,
    ],
    ['never by an account', party('Nordlicht', { otherIds: ['DE02120300000000202051'] }), false],
    ['never where nothing is its own', party('Nordlicht', { vatId: 'DE128111902' }), false],
    ['never where nothing is said', { names: [], otherIds: [''] }, false],
  ])('%s', (_, who, expected) => {
    expect(isParty(who, brandt)).toBe(expected)
  })
})

test.each([
  ['one of its country that is not its own', 'DE128111902', true],
  ['its own, however it is written', 'de 136 695 976', false],
  ['one of a registration abroad', 'FR12345678901', false],
  ['one without a country', '128111902', false],
])('a party of its name with %s', (_, vatId, expected) => {
  expect(hasOtherVatId(party('Brandt Logistik', { vatId }), brandt)).toBe(expected)
})

describe('a company sends a bill', () => {
  const of = (from: string, to: string, typeCode?: string): Bill => ({
    parties: { from: party(from), to: party(to) },
    ...(typeCode === undefined ? {} : { typeCode }),
  })
  test.each([
    ['OWN', 'invoice', of('Brandt Logistik', 'Nordlicht')],
    ['FACTORING', 'invoice', of('Nordlicht', 'Fjord')],
    ['FACTORING', 'creditnote', of('Nordlicht', 'Fjord')],
    ['SELF_BILLING', 'invoice', of('Fjord', 'Brandt Logistik GmbH', '389')],
    ['SELF_BILLING', 'creditnote', of('Fjord', 'Brandt Logistik GmbH', '261')],
    ['FACTORING', 'invoice', of('Fjord', 'Nordlicht', '389')],
    ['FACTORING', 'reminder', of('Nordlicht', 'Fjord')],
    ['OWN', 'order', of('Nordlicht', 'Fjord')],
  ] as const)('%s: %s', (standing, type, bill) => {
    expect(standingOf(type, bill, brandt)).toBe(standing)
  })

  test('it is meant for its buyer, and self-billed for its seller', () => {
    expect(isMeantFor('invoice', of('Fjord', 'Brandt Logistik'), brandt)).toBe(true)
    expect(isMeantFor('invoice', of('Fjord', 'Nordlicht'), brandt)).toBe(false)
    expect(isMeantFor('invoice', of('Brandt Logistik', 'Fjord', '389'), brandt)).toBe(true)
    expect(isMeantFor('order', of('Fjord', 'Nordlicht'), brandt)).toBe(true)
  })

  test('a reminder of another is no bill that is entered', () => {
    expect(originOf('invoice', of('Fjord', 'Brandt Logistik'), brandt)).toBe('PURCHASE')
    expect(originOf('reminder', of('Fjord', 'Brandt Logistik'), brandt)).toBe('SALE')
  })

  test.each([
    ['order', 'Nordlicht', true],
    ['orderchange', 'Nordlicht', true],
    ['quote', 'Nordlicht', true],
    ['order', 'Brandt Logistik', false],
    ['despatchadvice', 'Nordlicht', false],
    ['status', 'Nordlicht', false],
  ] as const)('%s of %s is in the name of another: %s', (type, from, expected) => {
    expect(isInOthersName(type, of(from, 'Fjord'), brandt)).toBe(expected)
  })

  test('what names nobody poses as nobody', () => {
    const nobody = { names: [], otherIds: [] }
    expect(isInOthersName('order', { parties: { from: nobody, to: nobody } }, brandt)).toBe(false)
  })
})
