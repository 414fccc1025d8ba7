import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { approve, approving, ask, flow, withdraw } from './testing.ts'

type Mail = { To: string; Subject: string }

const { server, admin, stranger, delivered, metadata, answer, clerk, mia, max } = await approving()

const asked = async (by: TestPerson, id: string, person: TestPerson) =>
  (await json<{ id: string }>(ask(by, id, [person.id]), 201)).id
const state = async (id: string) => (await metadata(clerk, id)).ApprovalState
const notified = async () => {
  await server.settle()
  const { Items } = await json<{ Items: Mail[] }>(admin.send('GET mails?limit=100'))
  return Items.map(({ To, Subject }) => `${To}: ${Subject}`)
}

test('who asked the wrong person takes it back, and the bill is as free as before; who was asked is told', async () => {
  const id = await delivered({ id: 'WRONG-1' })
  const step = await asked(clerk, id, mia)
  const offered = async (by: TestPerson) => (await flow(by, id)).steps.map(({ allowedActions }) => allowedActions)
  expect([await offered(clerk), await offered(admin), await offered(mia)]).toEqual([
    [['withdraw']],
    [['withdraw']],
    [[]],
  ])
  expect((await withdraw(mia, id, step)).status).toBe(409)
  expect((await withdraw(stranger, id, step)).status).toBe(404)
  expect((await withdraw(clerk, id, id)).status).toBe(404)
  await json(withdraw(clerk, id, step), 204)
  expect([(await flow(clerk, id)).steps, await state(id)]).toEqual([[], undefined])
  expect(await notified()).toContainEqual(
    expect.stringMatching(
      `^${mia.username}: WRONG-1 from .* no longer needs your approval: Carla Clerk withdrew the request$`,
    ),
  )
  const { Events } = await json<ResultOf<Areas['documents']['readHistory']>>(clerk.send(`GET documents/${id}/history`))
  const at = (kind: string) => Events.find(({ Type }) => Type === kind)?.Position
  const then = (position: string | undefined) =>
    json<{ ApprovalState?: string }>(clerk.send(`GET documents/${id}/metadata?position=${position}`))
  expect((await then(at('document.approval_asked'))).ApprovalState).toBe('OPEN')
  expect((await then(at('document.approval_withdrawn'))).ApprovalState).toBeUndefined()
  await json(answer(clerk, id, { ResponseCode: 'BusinessAccept' }), 201)
})

test('the step behind it is the current one then, and its people are told; behind what was approved nothing is left to do', async () => {
  const id = await delivered({ id: 'WRONG-2' })
  const first = await asked(clerk, id, mia)
  await asked(clerk, id, max)
  await json(withdraw(admin, id, first), 204)
  expect((await flow(clerk, id)).steps).toMatchObject([{ kind: 'current', approverIds: [max.id] }])
  expect(await notified()).toContainEqual(expect.stringMatching(`^${max.username}: .* asks you to approve WRONG-2`))
  await json(approve(max, id))
  expect(await state(id)).toBe('APPROVED')
  const more = await asked(admin, id, mia)
  expect(await state(id)).toBe('OPEN')
  await json(withdraw(admin, id, more), 204)
  expect(await state(id)).toBe('APPROVED')
  expect(await notified()).toContainEqual(
    expect.stringMatching(`^${clerk.username}: WRONG-2 from .* has been approved$`),
  )
  expect((await withdraw(admin, id, more)).status).toBe(404)
})
