import { describe, expect, test } from 'vitest'
import { addressOf, everything, type Filters, filtersOf } from './filters.ts'
import { pageQuery, selection } from './query.ts'

const narrowed: Filters = {
  view: 'all',
  types: ['invoice', 'creditnote'],
  folder: 'purchases',
  states: ['ACCEPTED'],
  tags: ['urgent', 'to check'],
  text: ' brandt ',
  ordering: 'Amount',
  ascending: true,
}

describe('the filters of the list', () => {
  test('an address brings the same list back', () => {
    expect(filtersOf(addressOf(narrowed))).toEqual({ ...narrowed, types: ['invoice', 'creditnote'] })
    expect(addressOf(everything).toString()).toBe('')
    expect(filtersOf(new URLSearchParams('view=nonsense&type=poem&by=Colour'))).toEqual(everything)
  })

  test('the list and its export ask for the same documents', () => {
    const {
      limit: _l,
      page: _p,
      ordering: _o,
      ascending: _a,
      totals: _t,
      actions: _c,
      ...asked
    } = pageQuery(narrowed, 3)
    expect(asked).toEqual(selection(narrowed))
    expect(selection(narrowed)).toEqual({
      type: ['invoice', 'creditnote'],
      stag: ['purchases'],
      state: ['ACCEPTED'],
      tag: ['urgent', 'to check'],
      q: 'brandt',
      onlydrafts: false,
    })
  })

  test('a quick view says which states it shows', () => {
    expect(selection({ ...narrowed, view: 'overdue' }).state).toEqual(['OVERDUE'])
    expect(selection({ ...everything, view: 'drafts' })).toEqual({ onlydrafts: true })
  })

  test('the sums are asked for once, not with every page', () => {
    expect(pageQuery(everything, 0).totals).toBe(true)
    expect(pageQuery(everything, 7).totals).toBe(false)
  })
})

test('F-106, decision 0139: a saved filter shows reminders where it names them, and every type where it names none', () => {
  const saved = { ...everything, saved: 'Late' }
  expect(selection({ ...saved, types: ['reminder'] }).type).toEqual(['reminder'])
  expect(selection(saved)).not.toHaveProperty('type')
})
