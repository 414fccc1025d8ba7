import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { neutral } from './neutral.ts'
import { cellsOf, type Kind } from './table.ts'

const cell = (text: string, kind: Kind) => cellsOf({ head: [{ name: 'x', kind }], rows: [[text]], foot: [] })[1]?.[0]

describe('a cell of a spreadsheet', () => {
  test.each([
    ['1901-01-01', 367],
    ['1970-01-01', 25_569],
    ['2000-02-29', 36_585],
    ['2026-11-21', 46_347],
    ['2100-03-01', 73_110],
  ])('%s is the day %d, in every time zone', (day, serial) => {
    expect(cell(day, 'day')).toMatchObject({ type: Number, value: serial })
  })

  it('follows the calendar day by day', () => {
    const days = { noInvalidDate: true, min: new Date('1901-01-01'), max: new Date('2199-12-31') } as const
    fc.assert(
      fc.property(fc.date(days), (date) => {
        const serial = Math.floor(date.getTime() / 86_400_000) + 25_569
        expect(cell(date.toISOString().slice(0, 10), 'day')).toMatchObject({ value: serial })
      }),
    )
  })

  it('holds an amount as a number only while no digit is lost', () => {
    expect(cell('1234.50', 'amount')).toEqual({ type: Number, value: 1234.5, format: '#,##0.00' })
    expect(cell('1000', 'amount')).toEqual({ type: Number, value: 1000, format: '#,##0' })
    expect(cell('1234567890123456.78', 'amount')).toEqual({ type: String, value: '1234567890123456.78' })
  })

  it('never begins like a formula, whatever a document says', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (first, rest) => {
        const text = neutral(first + rest)
        expect(text.startsWith("'") || /^-\d+(\.\d+)?$/.test(text)).toBe(true)
      }),
    )
    expect(cell('=1+1', 'text')).toEqual({ type: String, value: "'=1+1" })
  })

  it('holds nothing that XML cannot', () => {
    expect(cell('a\u0000b\ud800', 'text')).toEqual({ type: String, value: 'ab\ufffd' })
  })
})
