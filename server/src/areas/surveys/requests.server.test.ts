import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { area } from './index.ts'
import { party, type Request, read, refusal } from './testing.ts'
import { account, contact, startAsking, who } from './testing-requests.ts'

const server = await startTestServer()
const { nordlicht, clara, clerk, ask, review, brandt, rival, asked, inbox } = await startAsking(server)

describe('a questionnaire that was sent', () => {
  test('F-148: is answered, submitted, rejected with a reason, corrected and approved', async () => {
    const { id } = await asked()
    expect(await brandt.received()).toEqual([expect.objectContaining({ id, state: 'SENT' })])
    expect((await inbox(brandt.nadja)).find(({ subjectId }) => subjectId === id)).toMatchObject({ kind: 'ANSWER' })
    await read(brandt.answer(id, [account]))
    // Who asks sees that it is begun, and nothing of what is written.
    expect(await review.request(id)).toMatchObject({ state: 'ANSWERING', answers: [], allowedActions: ['remind'] })
    expect(await refusal(brandt.move(id, 'UNDER_REVIEW'))).toEqual([400, expect.stringContaining(who.questionId)])
    await read(brandt.answer(id, [contact]))
    await read(brandt.move(id, 'UNDER_REVIEW'))
    expect(await review.request(id)).toMatchObject({
      state: 'UNDER_REVIEW',
      answers: [account, contact],
      allowedActions: ['approve', 'reject'],
    })
    expect((await inbox(clara)).find(({ subjectId }) => subjectId === id)).toMatchObject({
      kind: 'TASK',
      allowedActions: expect.arrayContaining(['open']),
    })
    expect((await inbox(brandt.nadja)).some(({ subjectId }) => subjectId === id)).toBe(false)
    expect(await refusal(brandt.answer(id, [contact]))).toEqual([409, expect.stringContaining('UNDER_REVIEW')])
    expect(await refusal(review.move(id, 'REJECTED'))).toEqual([400, expect.stringContaining('reason is empty')])
    await read(review.move(id, 'REJECTED', { reason: 'Whom exactly?' }))
    expect((await inbox(clara)).some(({ subjectId }) => subjectId === id)).toBe(false)
    expect((await inbox(brandt.nadja)).some(({ subjectId }) => subjectId === id)).toBe(true)
    expect(await brandt.request(id)).toMatchObject({ state: 'REJECTED', reason: 'Whom exactly?' })
    await read(brandt.answer(id, [{ ...contact, text: 'Karl Brandt' }]))
    await read(brandt.move(id, 'UNDER_REVIEW'))
    expect(await review.request(id)).toMatchObject({
      answers: [account, { ...contact, text: 'Karl Brandt' }],
      rejectedAnswers: [account, contact],
    })
    await read(review.move(id, 'APPROVED'))
    expect(await brandt.request(id)).toMatchObject({ state: 'APPROVED', allowedActions: [] })
    expect(await server.faultsOfLog(nordlicht)).toEqual([])
  })

  test('moves nowhere else: each side its own states, and once', async () => {
    const { id } = await asked()
    for (const state of ['APPROVED', 'REJECTED', 'SENT']) expect((await brandt.move(id, state)).status).toBe(409)
    for (const state of ['ANSWERING', 'UNDER_REVIEW', 'APPROVED', 'REJECTED'])
      expect((await review.move(id, state, { reason: 'x' })).status).toBe(state === 'REJECTED' ? 409 : 400)
    expect((await review.move(id, 'APPROVED')).status).toBe(409)
    await read(brandt.answer(id, [account, contact]))
    await read(brandt.move(id, 'UNDER_REVIEW'))
    await read(brandt.move(id, 'UNDER_REVIEW'))
    expect((await party(clerk).move(id, 'APPROVED')).status).toBe(403)
    await read(review.move(id, 'APPROVED'))
    await read(review.move(id, 'APPROVED'))
    expect((await review.move(id, 'REJECTED', { reason: 'Late' })).status).toBe(409)
  })

  test('is no other company’s: a rival finds nothing', async () => {
    const { id, questionnaire } = await asked()
    expect(await rival.received()).toEqual([])
    for (const line of [
      `GET survey/requests/${id}`,
      `GET survey/questionnaires/${questionnaire}`,
      `GET v0/surveys/${questionnaire}`,
    ])
      expect((await rival.nadja.send(line as 'GET x')).status).toBe(404)
    expect((await rival.move(id, 'UNDER_REVIEW')).status).toBe(404)
    expect((await rival.answer(id, [account])).status).toBe(404)
  })

  test('F-266: asks connected companies alone, and each once', async () => {
    const { questionnaire, id } = await asked()
    const again = await read<{ requests: Request[] }>(ask.send(questionnaire, [brandt.companyId, brandt.companyId]))
    expect(again.requests.map((one) => one.id)).toEqual([id])
    const stranger = await server.company()
    expect((await ask.send(questionnaire, [stranger])).status).toBe(404)
    expect((await ask.send(questionnaire, [nordlicht])).status).toBe(404)
    expect((await ask.send(questionnaire, [])).status).toBe(400)
    expect(await ask.asked(questionnaire)).toHaveLength(1)
  })

  test('is put before who answers once, however often the work after it runs', async () => {
    const { id } = await asked()
    const notices = async () =>
      JSON.stringify(await read(brandt.nadja.send(`GET account/users/${brandt.nadja.id}/notifications?limit=100`)))
        .length
    const before = await notices()
    const again = { requestId: id, origin: server.origins.shell }
    const system = { actorId: null, requestId: 'again' }
    await server.platform.transact(brandt.companyId, system, async (uow) => {
      await area.tasks!['surveys.asked']!(uow, again)
    })
    await server.settle()
    expect(await notices()).toBe(before)
    expect((await inbox(brandt.nadja)).filter(({ subjectId }) => subjectId === id)).toHaveLength(1)
  })

  test('is given to whoever becomes a supplier contact later', async () => {
    const { id } = await asked()
    const late = await server.person(brandt.companyId, { role: 'supplierContact' })
    await server.platform.transact(brandt.companyId, { actorId: null, requestId: 'seat' }, async (uow) => {
      await area.tasks!['surveys.seat']!(uow, {})
    })
    expect((await inbox(late)).some(({ subjectId }) => subjectId === id)).toBe(true)
  })

  test('reminds once a day, as long as there is something to answer', async () => {
    const { id } = await asked()
    const remind = () => clara.send(`POST survey/requests/${id}/reminders`)
    const notices = async () =>
      JSON.stringify(await read(brandt.nadja.send(`GET account/users/${brandt.nadja.id}/notifications`))).split(
        'Reminder',
      ).length
    const before = await notices()
    await read(remind())
    await read(remind())
    expect(await notices()).toBe(before + 1)
    await read(brandt.answer(id, [account, contact]))
    await read(brandt.move(id, 'UNDER_REVIEW'))
    expect((await remind()).status).toBe(409)
  })
})
