import { describe, expect, test } from 'vitest'
import { plainForm } from '../testing/fixtures.ts'
import { checkForm } from '../trade/check-form.ts'
import { compose } from '../trade/compose.ts'
import type { TradeForm } from '../trade/form.ts'
import { houseRules } from './core.ts'
import { judge } from './judge.ts'

const ofDates = /^(KONTOR-1[1-4]|BR-29)$/
const found = (form: Partial<TradeForm>) =>
  judge(compose({ ...plainForm, ...form }), houseRules('Invoice'))
    .filter(({ rule }) => ofDates.test(rule))
    .map(({ rule, severity, message }) => `${rule} ${severity}: ${message}`)

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('days that can be read and cannot be meant', () => {
  test.each<[string, Partial<TradeForm>, string]>([
    [
      'due before it was issued',
      { issueDate: '2026-11-21', dueDate: '2026-11-20' },
      'KONTOR-11 warning: The document is due on 2026-11-20, before it was issued on 2026-11-21.',
    ],
    ['a period that ends before it starts', { period: { start: '2026-11-21', end: '2026-11-01' } }, 'BR-29 warning: '],
    ['year 1', { issueDate: '0001-01-01' }, 'KONTOR-12 warning: The issue date 0001-01-01 is not plausible.'],
    ['year 26', { issueDate: '0026-11-21' }, 'KONTOR-12 warning: The issue date 0026-11-21 is not plausible.'],
    ['a zone', { issueDate: '2026-11-21+01:00' }, 'KONTOR-13 warning: The date 2026-11-21+01:00 has a time zone.'],
  ])('%s is found', (_, form, words) => {
    const [finding, ...others] = found(form)
    expect(finding).toContain(words)
    expect(others).toEqual([])
  })

  test('an issue date more than a year ahead is found, and one of next month is not', () => {
    expect(found({ issueDate: ahead(400), dueDate: ahead(430) })).toHaveLength(1)
    expect(found({ issueDate: ahead(30), dueDate: ahead(60) })).toEqual([])
  })

  test('what is due on the day on which it is issued is fine', () => {
    expect(found({ issueDate: '2026-11-21', dueDate: '2026-11-21' })).toEqual([])
  })

  test('an editor leads to the field', () => {
    const form = { ...plainForm, issueDate: '2026-11-21', dueDate: '2026-11-20' }
    expect(checkForm(form).map(({ rule, path }) => `${rule} ${path}`)).toEqual(['KONTOR-11 dueDate'])
  })
})
