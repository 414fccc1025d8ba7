import type { TradeForm } from '@kontor/ubl'
import { expect, test } from 'vitest'
import { emptyLine } from '../editor/lines.ts'
import type { PaperField } from '../queries/types.ts'
import { readAt, unseenIn, withRead } from './reading.ts'

const field = (Name: PaperField['Name'], Value: string): PaperField => ({
  ...{ Name, Value, Page: 1, Left: 0, Top: 0, Width: 10, Height: 10 },
})
const blank: TradeForm = {
  ...{ type: 'Invoice', id: '', issueDate: '', currency: 'EUR', seller: { name: '' }, buyer: { name: 'Nordlicht' } },
  lines: [{ ...emptyLine('1', undefined), tax: { category: 'S', percent: '' } }],
}
const nameOf = ({ percent }: { percent: string }) => `at ${percent} %`
const read = [
  field('Number', 'TB-1'),
  field('IssueDate', '2026-11-20'),
  field('Currency', 'DKK'),
  field('Iban', 'DE02120300000000202051'),
  field('NetAmount', '100.00'),
  field('TaxPercent', '25'),
  field('TaxAmount', '25.00'),
]

test('what was read fills what nobody has said', () => {
  const form = withRead(blank, read, nameOf)
  expect(form).toMatchObject({
    ...{ id: 'TB-1', issueDate: '2026-11-20', currency: 'DKK', paymentMeans: { iban: 'DE02120300000000202051' } },
    lines: [{ name: 'at 25 %', price: '100.00', tax: { category: 'S', percent: '25' } }],
  })
  const filled = withRead({ ...blank, id: 'MINE', lines: [{ ...blank.lines[0]!, price: '7' }] }, read, nameOf)
  expect([filled.id, filled.lines[0]?.price]).toEqual(['MINE', '7'])
  expect(withRead(blank, [], nameOf)).toEqual(blank)
})

test('what was read is marked until somebody looks at it, or says something else', () => {
  const at = readAt(read)
  const form = withRead(blank, read, nameOf)
  const names = (seen: readonly string[], changed = form) =>
    unseenIn(changed, at, new Set(seen)).map(({ Name }) => Name)
  expect(names([])).toEqual(['Number', 'IssueDate', 'Currency', 'Iban', 'NetAmount', 'TaxPercent'])
  expect(names(['id', 'currency'])).toEqual(['IssueDate', 'Iban', 'NetAmount', 'TaxPercent'])
  expect(names([], { ...form, id: 'TB-7' })).not.toContain('Number')
})
