import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { type Request, read } from './testing.ts'
import { contact, startAsking, who } from './testing-requests.ts'

const server = await startTestServer()
const { nordlicht, clara, supplier, ask, review, brandt, rival } = await startAsking(server)

describe('F-144: a trigger', () => {
  const states = async (questionnaire: string) => (await ask.asked(questionnaire)).map(({ companyId }) => companyId)
  const trigger = (json: object) => clara.send('POST survey/questionnaires/triggers', { json })

  test('asks who was approved, of before and from then on, once a version', async () => {
    const [first, later] = [await supplier('First'), await supplier('Later')]
    const questionnaire = await ask.published('Basics', [who])
    const next = await ask.published('Next', [who])
    const approve = async (to: typeof first) => {
      const { requests } = await read<{ requests: Request[] }>(ask.send(questionnaire, [to.companyId]))
      const { id } = requests[0]!
      await read(to.answer(id, [contact]))
      await read(to.move(id, 'UNDER_REVIEW'))
      await read(review.move(id, 'APPROVED'))
      await server.settle()
    }
    await approve(first)
    const given = {
      ...{ companyId: nordlicht, questionnaireTemplateId: next, refQuestionnaireTemplateId: questionnaire },
      ...{ questionnaireTriggerType: 'MY_COMPANY', sentBasedOnExistingApprovals: true },
    }
    expect((await trigger(given)).status).toBe(201)
    await trigger(given)
    await server.settle()
    expect(await states(next)).toEqual([first.companyId])
    await approve(later)
    expect((await states(next)).toSorted()).toEqual([first.companyId, later.companyId].toSorted())
    const { Items } = await read<{ Items: { id: string; questionnaireId: string }[] }>(
      clara.send('GET survey/triggers'),
    )
    const own = Items.filter((one) => one.questionnaireId === next)
    expect(own).toHaveLength(1)
    await read(clara.send(`DELETE survey/triggers/${own[0]?.id}`))
    const third = await supplier('Third')
    await approve(third)
    expect(await states(next)).toHaveLength(2)
  })

  test('of one company asks that one; without another questionnaire at once', async () => {
    const only = await supplier('Only')
    const questionnaire = await ask.published('For one', [who])
    const given = { questionnaireTemplateId: questionnaire, questionnaireTriggerType: 'TARGET_COMPANY' }
    expect((await trigger({ ...given, companyId: await server.company() })).status).toBe(404)
    expect((await trigger({ ...given, companyId: only.companyId })).status).toBe(201)
    await server.settle()
    expect(await states(questionnaire)).toEqual([only.companyId])
  })

  test('of all asks whoever is connected from then on', async () => {
    const questionnaire = await ask.published('Welcome', [who])
    const given = {
      companyId: nordlicht,
      questionnaireTemplateId: questionnaire,
      questionnaireTriggerType: 'MY_COMPANY',
    }
    expect((await trigger({ ...given, companyId: brandt.companyId })).status).toBe(404)
    expect((await trigger({ ...given, sentBasedOnExistingApprovals: true })).status).toBe(400)
    await server.settle()
    server.platform.clock.set(new Date(server.platform.clock.now().getTime() + 60_000).toISOString())
    expect((await trigger(given)).status).toBe(201)
    const late = await supplier('Late')
    await server.settle()
    await server.settle()
    expect(await states(questionnaire)).toEqual([late.companyId])
  })

  test('F-183: of a group asks who joins it', async () => {
    const group = crypto.randomUUID()
    const set = (ConnectionIds: string[]) =>
      clara.send(`PUT network/groups/${group}/connections`, { json: { ConnectionIds } })
    await read(clara.send(`PUT network/groups/${group}`, { json: { Id: group, Name: 'Carriers' } }))
    await read(set([brandt.connection]))
    await server.settle()
    server.platform.clock.set(new Date(server.platform.clock.now().getTime() + 60_000).toISOString())
    const questionnaire = await ask.published('Carrier', [who])
    const given = { connectionGroupId: group, questionnaireTemplateId: questionnaire }
    const attach = await clara.send('POST survey/questionnaires/groups', {
      json: { ...given, reviewer: clara.id, reviewerType: 'USER' },
    })
    expect(attach.status).toBe(201)
    await read(set([brandt.connection, rival.connection]))
    await server.settle()
    expect(await states(questionnaire)).toEqual([rival.companyId])
  })
})

describe('F-183: a group', () => {
  const inbox = async (person: typeof clara) =>
    (await read<{ items: { subjectId?: string }[] }>(person.send('GET inbox?limit=100'))).items.map(
      ({ subjectId }) => subjectId,
    )
  /** Brings a supplier into a group, and to the point where the answers are there. */
  const joined = async (questionnaire: string, group: string) => {
    server.platform.clock.set(new Date(server.platform.clock.now().getTime() + 60_000).toISOString())
    const to = await supplier('Joining')
    await read(clara.send(`PUT network/groups/${group}/connections`, { json: { ConnectionIds: [to.connection] } }))
    await server.settle()
    const [request] = (await ask.asked(questionnaire)).filter(({ companyId }) => companyId === to.companyId)
    const { id } = request!
    await read(to.answer(id, [contact]))
    await read(to.move(id, 'UNDER_REVIEW'))
    await server.settle()
    return id
  }
  const groupOf = async () => {
    const group = crypto.randomUUID()
    await read(clara.send(`PUT network/groups/${group}`, { json: { Id: group, Name: `Group ${group}` } }))
    return group
  }
  const attach = (json: object) => clara.send('POST survey/questionnaires/groups', { json })

  test('U-058: that names no reviewer leaves it to the routers, as whoever sends by hand does', async () => {
    const [group, routed] = [await groupOf(), await server.person(nordlicht, { role: 'onboarder' })]
    const questionnaire = await ask.published('Routed', [who])
    await read(
      clara.send('PUT v0/taskrouters', {
        json: { routers: [{ taskType: questionnaire, reviewer: routed.id, reviewerType: 'USER' }] },
      }),
    )
    await read(attach({ connectionGroupId: group, questionnaireTemplateId: questionnaire }))
    const id = await joined(questionnaire, group)
    expect([(await inbox(routed)).includes(id), (await inbox(clara)).includes(id)]).toEqual([true, false])
  })

  test('that is attached again has the reviewer who was named last', async () => {
    const [group, second] = [await groupOf(), await server.person(nordlicht, { role: 'onboarder' })]
    const questionnaire = await ask.published('Again', [who])
    const given = { connectionGroupId: group, questionnaireTemplateId: questionnaire, reviewerType: 'USER' }
    for (const { id } of [clara, second]) expect((await attach({ ...given, reviewer: id })).status).toBe(201)
    const id = await joined(questionnaire, group)
    expect([(await inbox(second)).includes(id), (await inbox(clara)).includes(id)]).toEqual([true, false])
  })
})
