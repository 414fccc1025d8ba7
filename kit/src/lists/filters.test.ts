import { describe, expect, it } from 'vitest'
import { type Filter, offeredFilters, toggled } from './filters.ts'

const filter = (id: string, label: string, options: Filter['options'], chosen: string[] = []): Filter => ({
  id,
  label,
  options,
  chosen,
  onChange: () => undefined,
  chosenText: '',
  removeLabel: '',
})
const none = { value: 0, text: '0' }
const filters = [
  filter('type', 'Type', [
    { id: 'invoice', label: 'Invoice' },
    { id: 'order', label: 'Order' },
  ]),
  filter(
    'state',
    'State',
    [
      { id: 'overdue', label: 'Overdue', count: { value: 3, text: '3' } },
      { id: 'draft', label: 'Draft', count: none },
      { id: 'paid', label: 'Paid', count: none },
    ],
    ['paid'],
  ),
]
const idsFor = (text: string) =>
  offeredFilters(filters, text).map(({ id, options }) => [id, options.map((option) => option.id)])

describe('what a filter menu offers', () => {
  it('leaves out values without any documents, but never one that holds', () => {
    expect(idsFor('')).toEqual([
      ['type', ['invoice', 'order']],
      ['state', ['overdue', 'paid']],
    ])
  })

  it('finds a value by its own words and by those of its filter, and leaves out filters without one', () => {
    expect(idsFor('over')).toEqual([['state', ['overdue']]])
    expect(idsFor('state pa')).toEqual([['state', ['paid']]])
    expect(idsFor('nothing of that kind')).toEqual([])
  })
})

describe('pressing a value', () => {
  it('adds it to those that hold, or takes it away again', () => {
    expect(toggled({ chosen: ['a'] }, 'b')).toEqual(['a', 'b'])
    expect(toggled({ chosen: ['a', 'b'] }, 'a')).toEqual(['b'])
  })

  it('of which only one can hold, puts it in the place of the other', () => {
    expect(toggled({ chosen: ['a'], single: true }, 'b')).toEqual(['b'])
    expect(toggled({ chosen: ['a'], single: true }, 'a')).toEqual([])
  })
})
