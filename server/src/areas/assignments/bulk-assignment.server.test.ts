import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { colleagues, type Given, give, type Items, read } from './testing.ts'

const { ada, carl, mia, stranger, save } = await colleagues()

const many = (DocumentIds: string[], to: string, by = carl) =>
  by.send('POST documents/assignments', { json: { DocumentIds, AssigneeId: to, Comment: 'Before noon, please' } })
const handledBy = async (id: string) => {
  const { items } = await read<Items<Given>>(ada, `assignments?subjectid=${id}`)
  return items.map(({ assigneeIds }) => assigneeIds)
}

test('F-213: many documents go to one colleague: given anew, or handed on from who has them', async () => {
  const [fresh, held, theirs] = [await save('RE-1'), await save('RE-2'), await save('RE-3')]
  await give(carl, held, [ada])
  await give(carl, theirs, [mia])
  const { DocumentIds } = await json<{ DocumentIds: string[] }>(many([fresh, held, theirs], mia.id))
  expect(DocumentIds.toSorted()).toEqual([fresh, held].toSorted())
  for (const id of [fresh, held, theirs]) expect(await handledBy(id)).toEqual([[mia.id]])
})

test('nobody is given what is not there, or is of another company; and nobody gets it who does not work here', async () => {
  const document = await save('RE-4')
  expect(await json(many([document], stranger.id, stranger))).toEqual({ DocumentIds: [] })
  expect(await json(many([randomUUID()], mia.id))).toEqual({ DocumentIds: [] })
  expect((await many([document], stranger.id)).status).toBe(404)
  expect(await handledBy(document)).toEqual([])
})
