import { documentTypesOfTrade, listedTypes } from '@kontor/contract'
import { inEnglish } from '@kontor/i18n'
import { renderWords } from '@kontor/ubl'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cellOf } from '../../platform/sheets/csv.ts'
import { numberFrom, seedOf } from '../document-numbers/values/numbers.ts'
import { languages, messagesFor, reasonText } from './messages/index.ts'
import { answers } from './rules/answers.ts'
import { noProfile, profileOf, profiles, typeOfProfile } from './values/profiles.ts'
import { fromWire, toWire } from './values/reasons.ts'
import { searchWords } from './values/search.ts'

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

describe('words', () => {
  test.each(languages)('%s has every word of a rendering, with the same places for values', (language) => {
    const { page } = messagesFor(language)
    expect(Object.keys(page).toSorted()).toEqual(Object.keys(renderWords).toSorted())
    for (const [key, english] of Object.entries(renderWords))
      expect([key, holes(page[key] ?? '')]).toEqual([key, holes(english)])
  })

  it('follow the reader’s language, and English where we do not have it', () => {
    expect(messagesFor('de-CH')['reasons.PRI']).toBe('Preis ist falsch')
    expect(messagesFor('sw')['reasons.PRI']).toBe('Price is wrong')
    expect(reasonText({ reasonCode: 'PRI', statusMessage: '50 was agreed' }, 'fr-FR')).toBe(
      'Prix erroné: 50 was agreed',
    )
    expect(reasonText({ reasonCode: null, statusMessage: null }, 'en')).toBeNull()
  })
})

describe('an answer on the wire', () => {
  it('means from its party what it was written for', () => {
    for (const [code, { by }] of Object.entries(answers))
      expect(fromWire(toWire(code as keyof typeof answers), by)).toBe(code)
    expect(fromWire('AB', 'receiver')).toBeUndefined()
  })
})

describe('profiles', () => {
  test.each([
    ['kontor.invoice.1.0', 'invoice'],
    ['ubl.creditnote.2.1.de', 'creditnote'],
    ['quotation', 'quote'],
    ['receiptadvicetype', 'receiptadvice'],
    ['ApplicationResponse', 'status'],
  ])('F-247, decision 21: %s names the type %s', (profileId, type) => {
    expect(typeOfProfile(profileId)).toBe(type)
  })

  it('F-284: an unknown one is not guessed', () => {
    expect(typeOfProfile('kontor.poem.1.0')).toBeUndefined()
    expect(inEnglish(noProfile)).toBe('cannot find document profile id for provided document type')
  })

  it('F-106: a list that asks for no type leaves out answers and nothing else, as its indexes do', () => {
    expect(documentTypesOfTrade.filter((type) => !listedTypes.some((listed) => listed === type))).toEqual(['status'])
  })

  it('F-112: all supported types that UBL knows have one of their own', () => {
    const types = profiles.map(({ type }) => type)
    expect(listedTypes.filter((type) => !types.includes(type))).toEqual(['requisition'])
    for (const type of types) expect(typeOfProfile(profileOf(type))).toBe(type)
  })
})

describe('a number', () => {
  it('is proposed by type and channel, and known again as taken', () => {
    expect(numberFrom('DEFAULT', 'invoice', 42n)).toBe('INV-00042')
    expect(numberFrom('SHOP', 'order', 1n)).toBe('PO-SHOP-00001')
    expect(seedOf('DEFAULT', 'invoice', 'INV-00042')).toBe(42n)
    expect(seedOf('DEFAULT', 'invoice', '2026/17')).toBeUndefined()
    expect(seedOf('DEFAULT', 'invoice', 'INV-SHOP-00001')).toBeUndefined()
  })
})

describe('a search', () => {
  it('finds by the beginnings of words, whatever their marks and case', () => {
    expect(searchWords('INV-00042', 'Müller & Søn', null)).toEqual(['inv', '00042', 'muller', 'søn'])
    expect(searchWords(' -- ')).toEqual([])
    expect(searchWords(`𝔄${'ß'.repeat(449)}`).map((word) => [...word].length)).toEqual([200, 200, 50])
  })

  it('never lets a reader write the query itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(searchWords(text).join(' ')).toMatch(/^([\p{L}\p{N}]+( |$))*$/u)
      }),
    )
  })
})

describe('a cell of an export', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+49 40 123', "'+49 40 123"],
    ['-2+3', "'-2+3"],
    ['-12.50', '-12.50'],
    ['a "b", c', '"a ""b"", c"'],
    ['\tcmd', "'\tcmd"],
  ])('%s is written %s, so that no spreadsheet runs it', (text, cell) => {
    expect(cellOf(text)).toBe(cell)
  })
})
