import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { markPending } from '../network/index.ts'
import { type Request, read } from './testing.ts'
import { account, contact, startAsking, who } from './testing-requests.ts'

const server = await startTestServer()
const { nordlicht, clara, clerk, ask, review, brandt, asked, inbox } = await startAsking(server)

describe('approving', () => {
  test('verifies a connection that awaits it, in the same act and for whoever may', async () => {
    const { id } = await asked()
    const system = { actorId: null, requestId: 'test' }
    await server.platform.transact(nordlicht, system, (uow) => markPending(uow, brandt.connection))
    await read(brandt.answer(id, [account, contact]))
    await read(brandt.move(id, 'UNDER_REVIEW'))
    expect((await review.request(id)).allowedActions).toEqual(['approve', 'reject', 'verify'])
    await read(review.move(id, 'APPROVED', { verifyConnection: true }))
    const connection = await read<object>(clara.send(`GET network/connections/${brandt.connection}`))
    expect(connection).toMatchObject({ RelationTypes: [] })
  })

  test('U-058: goes to whom the sender names, else to whom a router does, else to the sender', async () => {
    const second = await server.person(nordlicht, { role: 'onboarder' })
    const route = (routers: object[]) => clara.send('PUT v0/taskrouters', { json: { routers } })
    expect((await route([{ taskType: 'REVIEW', reviewer: clerk.id, reviewerType: 'USER' }])).status).toBe(400)
    expect((await route([{ taskType: 'OTHER', reviewer: second.id, reviewerType: 'USER' }])).status).toBe(400)
    await read(route([{ taskType: 'REVIEW', reviewer: second.id, reviewerType: 'USER' }]))
    const reviews = async (more: object) => {
      const questionnaire = await ask.published('Routed', [who])
      const { requests } = await read<{ requests: Request[] }>(ask.send(questionnaire, [brandt.companyId], more))
      const { id } = requests[0]!
      await read(brandt.answer(id, [contact]))
      await read(brandt.move(id, 'UNDER_REVIEW'))
      const has = async (person: typeof clara) => (await inbox(person)).some(({ subjectId }) => subjectId === id)
      return [await has(clara), await has(second)]
    }
    expect(await reviews({})).toEqual([false, true])
    expect(await reviews({ reviewer: clara.id, reviewerType: 'USER' })).toEqual([true, false])
    await read(route([]))
    expect(await reviews({})).toEqual([true, false])
  })
})
