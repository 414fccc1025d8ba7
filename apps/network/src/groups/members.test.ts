import { expect, test } from 'vitest'
import { idsOf, membersOf } from './members.ts'

const ids = Array.from({ length: 250 }, (_, at) => `partner ${at}`)
const read = ids.slice(0, 100).map((id) => ({ ConnectionId: id, CompanyName: id.toUpperCase() }))

test('who is not named where a group is changed stays in it', () => {
  const members = membersOf(ids, read)
  expect(members.named).toHaveLength(100)
  expect(idsOf(members, members.named).toSorted()).toEqual(ids.toSorted())
})

test('who is taken out leaves it, and who is chosen comes, once', () => {
  const members = membersOf(ids, read)
  const chosen = [...members.named.slice(1), { id: 'somebody new', name: 'New' }, { id: 'partner 200', name: 'Known' }]
  const after = idsOf(members, chosen)
  expect([after.includes('partner 0'), after.includes('somebody new'), after.length]).toEqual([false, true, 250])
})
