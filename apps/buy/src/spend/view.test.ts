import { expect, test } from 'vitest'
import {
  documentsOf,
  monthsOf,
  searchParamsOf,
  type View,
  viewBelow,
  viewOf,
  withCategoryList,
  withoutGroup,
} from './view.ts'

const partner = '0c6be3e0-9f7e-4f3a-8a3e-111111111111'
const whole: View = { period: 'months12', by: 'MONTH' }

test.each<[View['period'], string, string, string]>([
  ['thisYear', '2026-11-21', '2026-01', '2026-11'],
  ['lastYear', '2026-11-21', '2025-01', '2025-12'],
  ['months12', '2026-11-21', '2025-12', '2026-11'],
  ['months12', '2026-12-01', '2026-01', '2026-12'],
  ['months12', '2026-01-31', '2025-02', '2026-01'],
])('%s on %s is from %s to %s', (period, today, from, to) => expect(monthsOf({ period }, today)).toEqual({ from, to }))

test('what is looked at is read from its address as it was, and what an address invents is left out', () => {
  const view: View = { period: 'lastYear', by: 'CATEGORY', partner, category: 'TST:44120000', list: partner }
  expect(viewOf(searchParamsOf(view))).toEqual(view)
  expect(viewOf(searchParamsOf(whole))).toEqual(whole)
  expect(viewOf(new URLSearchParams('period=ever&by=DAY&partner=x&month=2026-13'))).toEqual(whole)
})

test('a row leads down until all is narrowed, and each step can be taken back', () => {
  const partners = viewBelow({ ...whole, by: 'PARTNER' }, partner)!
  expect(partners).toEqual({ ...whole, partner })
  const month = viewBelow(partners, '2026-03')!
  expect(month).toEqual({ ...whole, partner, month: '2026-03', by: 'CATEGORY' })
  expect(viewBelow(month, 'TST:44120000')).toBeUndefined()
  expect(viewBelow({ ...whole, by: 'PARTNER' }, 'NONE')).toBeUndefined()
  expect(withoutGroup(month, 'PARTNER')).toEqual({ ...whole, month: '2026-03', by: 'PARTNER' })
})

test('a category of one list is none of another', () => {
  const view: View = { ...whole, by: 'CATEGORY', category: ':4711', list: partner }
  expect(withCategoryList(view, undefined)).toEqual({ ...whole, by: 'CATEGORY' })
})

test('the documents behind it are those of its partner and months, of which a list of categories knows nothing', () => {
  const [, search = ''] = documentsOf({ ...whole, partner, month: '2026-02' }, '2026-11-21')!.split('?')
  const params = new URLSearchParams(search)
  expect([params.get('partner'), params.get('minissuedate'), params.get('maxissuedate')]).toEqual([
    ...[partner, '2026-02-01', '2026-02-28'],
  ])
  expect(params.getAll('type')).toEqual(['invoice', 'creditnote'])
  expect(params.getAll('state')).not.toContain('REJECTED_BY_RECEIVER')
  expect(documentsOf({ ...whole, category: 'NONE' }, '2026-11-21')).toBeUndefined()
})
