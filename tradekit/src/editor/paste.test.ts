import { cellsOf, marksOf, readDecimal } from '@kontor/kit'
import { describe, expect, test } from 'vitest'
import { isRange, linesFrom } from './paste.ts'

const german = (text: string) => readDecimal(text, marksOf('de-DE'))
const american = (text: string) => readDecimal(text, marksOf('en-US'))

describe('pasting from a spreadsheet', () => {
  test('rows and tabs fill lines, numbers as the reader writes them', () => {
    const range = 'Torque wrench\t40–200 Nm\t24\tEA\t1.189,00 €\t19 %\r\nCalibration\t\t6\tHUR\t96,50\t19\r\n'
    expect(linesFrom(range, 'name', german)).toEqual([
      {
        name: 'Torque wrench',
        description: '40–200 Nm',
        quantity: '24',
        unitCode: 'EA',
        price: '1189.00',
        vatRate: '19',
      },
      { name: 'Calibration', description: '', quantity: '6', unitCode: 'HUR', price: '96.50', vatRate: '19' },
    ])
  })

  test('a heading is left out', () => {
    const range = 'Item\tText\tQty\tUnit\nBolt\tM8\t100\tEA'
    expect(linesFrom(range, 'name', american)).toEqual([
      { name: 'Bolt', description: 'M8', quantity: '100', unitCode: 'EA' },
    ])
  })

  test('a range starts at the column that has the focus', () => {
    expect(linesFrom('5\tEA\n7\tEA', 'quantity', american)).toEqual([
      { quantity: '5', unitCode: 'EA' },
      { quantity: '7', unitCode: 'EA' },
    ])
  })

  test('a quoted cell keeps its tabs, breaks and quotes', () => {
    expect(cellsOf('"a\tb"\t"two\nlines"\t"3"" pipe"\nnext\t\t')).toEqual([
      ['a\tb', 'two\nlines', '3" pipe'],
      ['next', '', ''],
    ])
  })

  test('what is no number stays for the check to show', () => {
    expect(linesFrom('Bolt\t\tmany', 'name', american)).toEqual([{ name: 'Bolt', description: '', quantity: 'many' }])
  })

  test('a single value is left to the field that has the focus', () => {
    expect(isRange('one value')).toBe(false)
    expect(isRange('one value\n')).toBe(false)
    expect(isRange('a\tb')).toBe(true)
    expect(isRange('a\nb')).toBe(true)
  })
})
