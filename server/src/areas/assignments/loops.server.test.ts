import { expect, test } from 'vitest'
import { colleagues, statusOf } from './testing.ts'

const { server, aster, ada, carl, mia } = await colleagues()
const sam = await server.person(aster, { role: 'apClerk', firstName: 'Sam', lastName: 'Clerk' })
type Person = typeof ada
const set = (from: Person, to: Person) =>
  statusOf(ada, 'PUT autoassignments', { json: { assigneeId: from.id, autoAssigneeId: to.id } })

test('work that would come round is refused when it is set, over however many people; two at once cannot lead to each other', async () => {
  expect([await set(carl, mia), await set(mia, sam), await set(sam, carl), await set(mia, carl)]).toEqual([
    204, 204, 400, 400,
  ])
  expect(await statusOf(ada, `DELETE autoassignments/assignees/${mia.id}`)).toBe(204)
  expect(await set(sam, carl)).toBe(204)
  for (const { id } of [carl, sam]) await ada.send(`DELETE autoassignments/assignees/${id}`)
  const both = await Promise.all([set(carl, mia), set(mia, carl)])
  expect(both.toSorted()).toEqual([204, 400])
})
