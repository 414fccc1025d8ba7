import { cellsOf } from '@kontor/i18n/sheets'
import { marksOf, readDecimal } from '@kontor/kit'
import { describe, expect, test } from 'vitest'
import { type Kind, kinds } from './kinds.ts'
import { isRange, type NumberReader, understand as understandIn } from './paste.ts'
import type { PasteColumn } from './paste-words.ts'

const understand = (text: string, from: PasteColumn, read: NumberReader, { columns } = kinds.Invoice as Kind) =>
  understandIn(text, from, read, columns)

const german = (text: string) => readDecimal(text, marksOf('de-DE'))
const american = (text: string) => readDecimal(text, marksOf('en-US'))

describe('pasting from a spreadsheet', () => {
  test('without a heading, cells fill the columns that are seen, numbers as the reader writes them', () => {
    const range = 'Torque wrench\t24\tStk.\t1.189,00 €\t19 %\r\nCalibration\t6\tStd\t96,50\t19\r\n'
    expect(understand(range, 'name', german)).toEqual({
      lines: [
        { name: 'Torque wrench', quantity: '24', unitCode: 'C62', price: '1189.00', vatRate: '19' },
        { name: 'Calibration', quantity: '6', unitCode: 'HUR', price: '96.50', vatRate: '19' },
      ],
      columns: ['name', 'quantity', 'unitCode', 'price', 'vatRate'],
      unused: [],
    })
  })

  test.each([
    ['English', 'Qty\tUnit\tDescription\tUnit price'],
    ['German', 'Menge\tEinheit\tBezeichnung\tEinzelpreis (EUR)'],
    ['French', 'Qté\tUnité\tDésignation\tPrix unitaire HT'],
    ['Spanish', 'Cantidad\tUd.\tConcepto\tPrecio'],
    ['Danish', 'Antal\tEnhed\tVare\tStk. pris'],
    ['Arabic', 'الكمية\tالوحدة\tالصنف\tالسعر'],
  ])('a heading in %s says which column is which, whatever field has the focus', (_, heading) => {
    expect(understand(`${heading}\n2\th\tWork\t95.50`, 'price', american).lines).toEqual([
      { quantity: '2', unitCode: 'HUR', name: 'Work', price: '95.50' },
    ])
  })

  test('what has no place in a line is named, and left out', () => {
    const range = 'Pos.\tItem\tDescription\tQty\tTotal\tVAT amount\n1\tBolt\tM8\t100\t12.00\t2.28'
    expect(understand(range, 'name', american)).toEqual({
      lines: [{ name: 'Bolt', description: 'M8', quantity: '100' }],
      columns: ['name', 'description', 'quantity'],
      unused: ['Pos.', 'Total', 'VAT amount'],
    })
    expect(understand('Bolt\t1\tEA\t2\t19\t2.00', 'name', american).unused).toEqual(['2.00'])
  })

  test.each([
    ['Item\tQty\tPrice\tDiscount %\nBolt\t10\t2\t12.5', '12.5'],
    ['Artikel\tMenge\tRabatt\nBolt\t10\t5%\nNut\t10\t', '5'],
    // An amount is no percentage.
    ['Item\tQty\tDiscount\nBolt\t10\t3.00', undefined],
    ['Item\tQty\tDiscount\nBolt\t10\t€ 3.00', undefined],
  ])('a discount is taken over where it is a percentage: %j', (range, discount) => {
    const { lines, unused } = understand(range, 'name', american)
    expect(lines[0]?.discount).toBe(discount)
    expect(unused).toEqual(discount === undefined ? ['Discount'] : [])
  })

  test('a heading in another language still is none of the lines', () => {
    expect(understand('Tuote\tMäärä\nPultti\t100', 'name', american).lines).toEqual([
      { name: 'Pultti', quantity: '100' },
    ])
  })

  test('a range without a heading starts at the column that has the focus', () => {
    expect(understand('5\tEA\n7\tEA', 'quantity', american).lines).toEqual([
      { quantity: '5', unitCode: 'EA' },
      { quantity: '7', unitCode: 'EA' },
    ])
    expect(understand('long\nlonger', 'description', american).lines).toEqual([
      { description: 'long' },
      { description: 'longer' },
    ])
  })

  test('a quoted cell keeps its tabs, breaks and quotes', () => {
    expect(cellsOf('"a\tb"\t"two\nlines"\t"3"" pipe"\nnext\t\t')).toEqual([
      ['a\tb', 'two\nlines', '3" pipe'],
      ['next', '', ''],
    ])
  })

  test('what is no number stays for the check to show', () => {
    expect(understand('Bolt\tmany', 'name', american).lines).toEqual([{ name: 'Bolt', quantity: 'many' }])
  })

  test('a unit is known by its words or by its code', () => {
    const units = ['Std.', 'm²', 'HUR', 'kg', 'jours', 'xbx'].map((unit) => `x\t1\t${unit}`).join('\n')
    expect(understand(units, 'name', american).lines.map(({ unitCode }) => unitCode)).toEqual([
      'HUR',
      'MTK',
      'HUR',
      'KGM',
      'DAY',
      'XBX',
    ])
  })

  test('a single value is left to the field that has the focus', () => {
    expect(isRange('one value')).toBe(false)
    expect(isRange('one value\n')).toBe(false)
    expect(isRange('a\tb')).toBe(true)
    expect(isRange('a\nb')).toBe(true)
  })

  test('a table without prices takes none, and says so', () => {
    const range = 'Item\tQty\tUnit\tPrice\nWrench\t24\tpcs\t1,189.00'
    expect(understand(range, 'name', american, kinds.DespatchAdvice)).toEqual({
      lines: [{ name: 'Wrench', quantity: '24', unitCode: 'C62' }],
      columns: ['name', 'quantity', 'unitCode'],
      unused: ['Price'],
    })
  })

  test('a list of bills fills their numbers and amounts, whatever stands between', () => {
    const list = 'Beleg\tDatum\tBetrag\nRE-1\t01.10.2026\t1.190,00\nRE-2\t02.10.2026\t-19,00'
    expect(understand(list, 'document', german, kinds.RemittanceAdvice)).toEqual({
      lines: [
        { document: 'RE-1', amount: '1190.00' },
        { document: 'RE-2', amount: '-19.00' },
      ],
      columns: ['document', 'amount'],
      unused: ['Datum'],
    })
  })
})
