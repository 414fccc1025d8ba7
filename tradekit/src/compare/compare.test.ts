import { type LineForm, type TradeForm, totalsOf } from '@kontor/ubl'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Metadata } from '../queries/types.ts'
import { compare, type Side } from './compare.ts'

const line = (id: string, name: string, more: Partial<LineForm> = {}): LineForm => ({
  id,
  name,
  quantity: '2',
  unit: 'C62',
  price: '10',
  tax: { category: 'S', percent: '19' },
  ...more,
})

/** An invoice as its reader has it: what the server knows of it, and what it says itself. */
function invoice(lines: LineForm[], number = 'INV-1', known: Partial<Metadata> = {}): Side {
  const form: TradeForm = {
    type: 'Invoice',
    id: number,
    issueDate: '2026-11-20',
    currency: 'EUR',
    seller: { name: 'Brandt' },
    buyer: { name: 'Nordlicht' },
    lines,
  }
  const names = { SenderCompanyName: 'Brandt', ReceiverCompanyName: 'Nordlicht' }
  const head = { ID: number, Date: form.issueDate, Currency: form.currency, Amount: totalsOf(form).payable }
  const file = { DocumentId: 'one', ContentHash: 'a'.repeat(64) }
  return { document: { ...names, ...head, ...file, ...known } as Metadata, form }
}

const differing = (earlier: Side, later: Side) =>
  compare(earlier, later).fields.flatMap(({ field, before, after, differs }) =>
    differs ? [[field, before, after]] : [],
  )

test('a document is like itself, and what it does not say is left out', () => {
  const one = invoice([line('1', 'Vice'), line('2', 'Chest')])
  const { fields, lines, count } = compare(one, one)
  expect(count).toBe(0)
  expect(fields.map(({ field }) => field)).toEqual(['number', 'issued', 'from', 'to', 'currency', 'net', 'payable'])
  expect(lines.map(({ kind, fields }) => [kind, fields])).toEqual([
    ['same', []],
    ['same', []],
  ])
})

test('a replacement shows what was mended: the number, a quantity, and what both add up to', () => {
  const before = invoice([line('1', 'Vice'), line('2', 'Chest')])
  const after = invoice([line('1', 'Vice'), line('2', 'Chest', { quantity: '1', unit: 'SET' })], 'INV-2')
  expect(differing(before, after)).toEqual([
    ['number', 'INV-1', 'INV-2'],
    ['net', '40.00', '30.00'],
    ['payable', '47.60', '35.70'],
  ])
  const { lines, count } = compare(before, after)
  expect(count).toBe(4)
  expect(lines[1]).toEqual({
    line: '2',
    name: 'Chest',
    kind: 'changed',
    fields: [
      { field: 'quantity', before: '2', after: '1', differs: true },
      { field: 'unit', before: 'C62', after: 'SET', differs: true },
      { field: 'net', before: '20.00', after: '10.00', differs: true },
    ],
  })
})

test('a line that moved is the same line, one that is new is new, and one that is gone is told', () => {
  const before = invoice([line('1', 'Vice'), line('2', 'Chest', { price: '10.00' })])
  const kinds = (...lines: LineForm[]) =>
    compare(before, invoice(lines)).lines.map(({ line, name, kind }) => [line, name, kind])
  expect(kinds(line('1', 'Chest'), line('2', 'Saw'))).toEqual([
    ['1', 'Chest', 'same'],
    ['2', 'Saw', 'added'],
    ['1', 'Vice', 'gone'],
  ])
  expect(kinds(line('1', 'Bench vice'), line('2', 'Chest'))).toEqual([
    ['1', 'Bench vice', 'changed'],
    ['2', 'Chest', 'same'],
  ])
})

test('of lines of one item each is paired once: first those under their own number, then the others in their order', () => {
  const before = invoice([line('1', 'Vice'), line('2', 'Vice'), line('3', 'Vice')])
  const after = invoice([line('7', 'Vice', { quantity: '7' }), line('3', 'Vice'), line('9', 'Vice', { quantity: '9' })])
  const quantities = compare(before, after).lines.map(({ line, fields }) => [
    line,
    ...fields.flatMap(({ field, before, after }) => (field === 'quantity' ? [before, after] : [])),
  ])
  expect(quantities).toEqual([['7', '2', '7'], ['3'], ['9', '2', '9']])
  expect(compare(after, invoice([line('1', 'Vice')])).lines.map(({ line, kind }) => [line, kind])).toEqual([
    ['1', 'changed'],
    ['3', 'gone'],
    ['9', 'gone'],
  ])
})

test('whatever the lines, each of the two documents is told once, and turning them round turns the comparison round', () => {
  const some = fc.array(
    fc
      .tuple(fc.constantFrom('1', '2', '3', '4'), fc.constantFrom('Vice', 'Chest', 'Saw'))
      .map(([id, name]) => line(id, name)),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(some, some, (one, other) => {
      const count = (lines: readonly { kind: string }[], ...kinds: string[]) =>
        lines.filter(({ kind }) => kinds.includes(kind)).length
      const { lines } = compare(invoice(one), invoice(other))
      expect(count(lines, 'same', 'changed', 'added')).toBe(other.length)
      expect(count(lines, 'same', 'changed', 'gone')).toBe(one.length)
      const back = compare(invoice(other), invoice(one)).lines
      expect(count(back, 'added')).toBe(count(lines, 'gone'))
      expect(compare(invoice(one), invoice(one)).count).toBe(0)
    }),
  )
})

test('ten times as many lines, none of which stands where it stood, take about ten times as long, not a hundred', () => {
  const timeFor = (count: number): number => {
    const many = Array.from({ length: count }, (_, at) => line(String(at), `Part ${at}`))
    const moved = many.map(({ name }, at) => line(String(at + count), name)).reverse()
    const began = performance.now()
    expect(compare(invoice(many), invoice(moved)).count).toBe(0)
    return performance.now() - began
  }
  timeFor(2_000)
  expect(timeFor(20_000) / timeFor(2_000)).toBeLessThan(40)
})

test('a duplicate under the same number, from another file, that asks for another account shows both', () => {
  const lines = [line('1', 'Vice')]
  const again = { DocumentId: 'other', PayeeAccounts: ['DE02120300000000202051'], ContentHash: 'b'.repeat(64) }
  expect(differing(invoice(lines), invoice(lines, 'INV-1', again))).toEqual([
    ['account', undefined, 'DE02120300000000202051'],
    ['file', 'aaaaaaaaaaaa', 'bbbbbbbbbbbb'],
  ])
})

test('a document without a form is compared by what is known of it', () => {
  const answer = (number: string): Side => ({ ...invoice([], number), form: undefined })
  expect(differing(answer('A-1'), answer('A-2'))).toEqual([['number', 'A-1', 'A-2']])
})
