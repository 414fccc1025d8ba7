import { expect, test } from 'vitest'
import {
  draftOf,
  partsAt,
  tidy,
  withCode,
  withPartAdded,
  withPartRemoved,
  withParts,
  withRest,
  withShare,
} from './draft.ts'

const account = { listId: 'accounts', code: '4930' }
const none = draftOf({ header: [], lines: [] })

test('a line is split with the codes that it has, and the last open part gets what the others leave', () => {
  const [part] = partsAt(none, '1')
  const two = withPartAdded([withCode(part!, 'accounts', account)])
  expect(two).toEqual([
    { key: 0, values: [account] },
    { key: 1, values: [account] },
  ])
  const typed = [withShare(two[0]!, 'amount', '33.33'), two[1]!]
  expect(withRest(typed, '100.00')[1]).toEqual({ key: 1, amount: '66.67', values: [account] })
  expect(withRest([withShare(two[0]!, 'percent', '12.5'), two[1]!], undefined)[1]).toMatchObject({ percent: '87.5' })
  expect(withRest(withPartAdded(typed), '100.00').map(({ amount }) => amount)).toEqual(['33.33', undefined, undefined])
  expect(withRest([withShare(two[0]!, 'amount', '120'), two[1]!], '100')[1]).toEqual({ key: 1, values: [account] })
  expect(withPartRemoved(typed, typed[1]!)).toEqual([{ key: 0, values: [account] }])
})

test('a part stays the one that it is when another goes, and none gets the place of one that went', () => {
  const three = withPartAdded(withPartAdded(partsAt(none, '1')))
  const left = withPartRemoved(three, three[0]!)
  expect(left.map(({ key }) => key)).toEqual([1, 2])
  expect(withPartAdded(left).map(({ key }) => key)).toEqual([1, 2, 3])
})

test('nothing is saved of places where nothing is coded, and of lines that are gone', () => {
  const coded = [{ key: 0, values: [account] }]
  const draft = withParts(withParts(none, '1', coded), '2', [{ key: 0, values: [] }])
  expect(tidy(withParts(draft, '9', coded), ['1', '2'])).toEqual({
    header: [],
    lines: [{ lineId: '1', splits: [{ values: [account] }] }],
  })
})
