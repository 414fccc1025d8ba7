import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { base, startProcurement } from '../requisitions/testing-procurement.ts'

const { server, companyId, draft, emre, jonas, svea, lia, move, stranger, statusOf } = await startProcurement()
const auditor = await server.person(companyId, { role: 'readOnly' })

type Thread = ResultOf<Areas['requisitionThreads']['readThread']>
const thread = (id: string, by: TestPerson) => json<Thread>(by.send(`GET ${base}/${id}/thread`))
const post = (id: string, by: TestPerson, Text: string, postId: string = randomUUID()) =>
  by.send(`PUT ${base}/${id}/thread/${postId}`, { json: { Text } })
const notifiedOf = async (by: TestPerson) =>
  (
    await json<{ Notifications: { Text: string }[] }>(by.send(`GET account/users/${by.id}/notifications`))
  ).Notifications.map(({ Text }) => Text)

test('a requester asks, the approver answers where the requisition stands, and each is told', async () => {
  const id = await draft(emre)
  await json(move(emre, id, 'PENDING'), 204)
  const postId = randomUUID()
  for (const _ of ['once', 'again']) await json(post(id, emre, ' Do you need the drawings? ', postId), 204)
  server.platform.clock.advance(1_000)
  await json(post(id, jonas, 'Yes, please.'), 204)
  expect(await thread(id, emre)).toMatchObject({
    MayReply: true,
    Posts: [
      { Id: postId, Text: 'Do you need the drawings?', AuthorId: emre.id, AuthorName: 'Emre Requester' },
      { Text: 'Yes, please.', AuthorId: jonas.id },
    ],
  })
  expect((await thread(id, svea)).Posts.length).toBe(2)
  expect(await notifiedOf(jonas)).toContainEqual(expect.stringContaining('Emre Requester commented on requisition'))
  expect(await notifiedOf(emre)).toContainEqual(expect.stringContaining('commented on requisition'))
  expect(await server.faultsOfLog(companyId)).toEqual([])
})

test('who may not see a requisition learns nothing of what is said about it; who only reads says nothing', async () => {
  const id = await draft(emre)
  await json(post(id, emre, 'Which colour?'), 204)
  // Another requester, another company.
  for (const other of [lia, stranger]) {
    expect(await statusOf(other.send(`GET ${base}/${id}/thread`))).toBe(404)
    expect(await statusOf(post(id, other, 'Me too'))).toBe(404)
  }
  expect(await thread(id, auditor)).toMatchObject({ MayReply: false, Posts: [{ Text: 'Which colour?' }] })
  expect(await statusOf(post(id, auditor, 'Blue'))).toBe(403)
  expect(await statusOf(post(id, emre, '  '))).toBe(400)
})

test('a post id names one post', async () => {
  const id = await draft(emre)
  const postId = randomUUID()
  await json(post(id, emre, 'One', postId), 204)
  expect(await statusOf(post(id, emre, 'Two', postId))).toBe(409)
})
