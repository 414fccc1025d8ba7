import { expect, test } from 'vitest'
import { partsAt, tidy, withCode, withPartAdded, withPartRemoved, withParts, withRest, withShare } from './draft.ts'

const account = { listId: 'accounts', code: '4930' }
const none = { header: [], lines: [] }

test('a line is split with the codes that it has, and the last open part gets what the others leave', () => {
  const [part] = partsAt(none, '1')
  const two = withPartAdded([withCode(part!, 'accounts', account)])
  expect(two).toEqual([{ values: [account] }, { values: [account] }])
  const typed = [withShare(two[0]!, 'amount', '33.33'), two[1]!]
  expect(withRest(typed, '100.00')[1]).toEqual({ amount: '66.67', values: [account] })
  expect(withRest([withShare(two[0]!, 'percent', '12.5'), two[1]!], undefined)[1]).toMatchObject({ percent: '87.5' })
  expect(withRest(withPartAdded(typed), '100.00').map(({ amount }) => amount)).toEqual(['33.33', undefined, undefined])
  expect(withRest([withShare(two[0]!, 'amount', '120'), two[1]!], '100')[1]).toEqual({ values: [account] })
  expect(withPartRemoved(typed, 1)).toEqual([{ values: [account] }])
})

test('nothing is saved of places where nothing is coded, and of lines that are gone', () => {
  const coding = withParts(withParts(none, '1', [{ values: [account] }]), '2', [{ values: [] }])
  expect(tidy(withParts(coding, '9', [{ values: [account] }]), ['1', '2'])).toEqual({
    header: [],
    lines: [{ lineId: '1', splits: [{ values: [account] }] }],
  })
})
