import { expect, test } from 'vitest'
import { draftOf } from './draft.ts'
import { openIn, withTaken } from './suggested.ts'

const list = (ListId: string) => ({ ListId, Name: ListId, Target: 'LINE' as const, Required: false })
const value = (code: string, listId = 'accounts') => ({ listId, code })
const suggestion = (code: string, lineId?: string, listId?: string) => ({
  ...(lineId === undefined ? {} : { lineId }),
  ...{ value: value(code, listId), probability: 0.9 },
})
const suggestions = [suggestion('4955', '1'), suggestion('4940', '2'), suggestion('P', '1', 'projects')]
const empty = draftOf({ header: [], lines: [] })
const open = (draft: typeof empty) => openIn(draft, suggestions, [list('accounts')]).map((one) => one.lineId)

test('a suggestion is open until its place has a code of its list, or the whole has one', () => {
  expect(open(empty)).toEqual(['1', '2'])
  expect(open(withTaken(empty, '1', value('4930')))).toEqual(['2'])
  expect(open(withTaken(empty, undefined, value('4930')))).toEqual([])
})

test('a code that is taken is that of each part of its place', () => {
  const splits = ['40', '60'].map((percent) => ({ percent, values: [] }))
  const shared = draftOf({ header: [], lines: [{ lineId: '1', splits }] })
  const taken = withTaken(shared, '1', value('4955')).lines[0]?.parts
  expect(taken?.map(({ percent, values }) => [percent, values[0]?.code])).toEqual([
    ['40', '4955'],
    ['60', '4955'],
  ])
})
