import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { startClamd } from '../attachments/testing-clamd.ts'
import { markPending } from '../network/index.ts'
import { area } from './index.ts'
import { asker, asking, party, type Request, read, refusal } from './testing.ts'

const clamd = await startClamd()
const server = await startTestServer({ environment: { KONTOR_CLAMD: clamd.address } })
const nordlicht = await server.company({ name: 'Nordlicht' })
const clara = await server.person(nordlicht, { role: 'onboarder' })
const clerk = await server.person(nordlicht, { role: 'apManager' })

/** A supplier that is connected, and somebody there. */
async function supplier(name: string) {
  const companyId = await server.company({ name })
  const connection = await server.connect(nordlicht, companyId)
  const nadja = await server.person(companyId, { role: 'supplierContact' })
  return { companyId, connection, nadja, ...party(nadja) }
}

const ask = asker(clara)
const review = party(clara)
const brandt = await supplier('Brandt')
const rival = await supplier('Rival')

const iban = asking('Account', { answerType: 'IDENTIFIER' })
const letter = asking('Letter', { answerType: 'FILEUPLOAD', required: false })
const who = asking('Contact', { required: true })

/** A request to a supplier, as it is there. */
async function asked(to = brandt, blocks: readonly object[] = [iban, letter, who], name = 'Bank') {
  const questionnaire = await ask.published(name, blocks)
  const { requests } = await read<{ requests: Request[] }>(ask.send(questionnaire, [to.companyId]))
  await server.settle()
  return { questionnaire, id: requests[0]!.id }
}

const account = { questionId: iban.questionId, identifier: { scheme: 'IBAN', value: 'DE89370400440532013000' } }
const contact = { questionId: who.questionId, text: 'Karl' }
const inbox = async (person: typeof clara) =>
  (
    await read<{ items: { subjectId?: string; kind: string; allowedActions: string[] }[] }>(
      person.send('GET inbox?limit=100'),
    )
  ).items

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

describe('an answer', () => {
  test('F-184, F-185: has files, named by question, index and file name, which the asker gets with it', async () => {
    const { id } = await asked()
    const file = (index: number, name: string, words = name) =>
      new File([words], `${letter.questionId}-${index}-${name}`, { type: 'text/plain' })
    await read(brandt.answer(id, [account, contact], [file(0, 'a.txt'), file(1, 'b.txt')]))
    await read(brandt.answer(id, [], [file(1, 'c.txt')]))
    const names = async () => (await brandt.request(id)).files?.map(({ name }) => name)
    expect(await names()).toEqual(['a.txt', 'c.txt'])
    expect((await review.request(id)).files).toEqual([])
    await read(brandt.answer(id, [{ questionId: letter.questionId, fileNames: ['c.txt'] }]))
    expect(await names()).toEqual(['c.txt'])
    await read(brandt.move(id, 'UNDER_REVIEW'))
    const [kept] = (await review.request(id)).files ?? []
    const got = await clara.send(`GET survey/requests/${id}/files/${kept?.id}`)
    expect([await got.text(), got.headers.get('content-disposition')]).toEqual([
      'c.txt',
      expect.stringContaining('c.txt'),
    ])
    expect((await rival.nadja.send(`GET survey/requests/${id}/files/${kept?.id}`)).status).toBe(404)
  })

  test('is refused where it is none to its question', async () => {
    const size = asking('Size', { answerType: 'CHOICELIST', choices: { strategy: 'COMPANYSIZE', many: false } })
    const { id } = await asked(brandt, [size, letter, who])
    const of = (more: object) => refusal(brandt.answer(id, [{ questionId: size.questionId, ...more }]))
    expect(await of({ text: 'large' })).toEqual([400, expect.stringContaining('use choices')])
    expect(await of({ choices: ['HUGE'] })).toEqual([400, expect.stringContaining('HUGE')])
    expect(await of({ choices: ['ONE', 'FROM2TO15'] })).toEqual([400, expect.stringContaining('takes one')])
    expect((await brandt.answer(id, [{ questionId: iban.questionId, text: 'x' }])).status).toBe(400)
    const file = (name: string, words = 'x') => brandt.answer(id, [], [new File([words], name)])
    expect((await file('plain.pdf')).status).toBe(400)
    expect((await file(`${who.questionId}-0-a.pdf`)).status).toBe(400)
    expect((await file(`${letter.questionId}-0-a.pdf`, '')).status).toBe(400)
    expect((await brandt.request(id)).state).toBe('SENT')
  })

  test('with a number whose check digits are wrong is found when it is submitted', async () => {
    const { id } = await asked()
    await read(brandt.answer(id, [{ ...account, identifier: { scheme: 'IBAN', value: 'DE00' } }, contact]))
    expect(await refusal(brandt.move(id, 'UNDER_REVIEW'))).toEqual([400, expect.stringContaining('DE00')])
  })

  test('to a question that is hidden is neither asked for nor submitted', async () => {
    const more = asking('Which?', { required: true })
    const hidden = { ...more, shownWhen: { questionId: who.questionId, answer: 'yes' } }
    const { id } = await asked(brandt, [who, hidden])
    await read(brandt.answer(id, [{ questionId: who.questionId, text: 'Yes' }]))
    expect((await brandt.move(id, 'UNDER_REVIEW')).status).toBe(400)
    const answers = [
      { questionId: more.questionId, text: 'ISO 9001' },
      { questionId: who.questionId, text: 'no' },
    ]
    await read(brandt.answer(id, answers))
    await read(brandt.move(id, 'UNDER_REVIEW'))
    expect((await review.request(id)).answers).toEqual([answers[1]])
  })
})

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
    expect(connection).not.toHaveProperty('RelationType')
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

test('a file with a virus is not kept', async () => {
  const { id } = await asked()
  clamd.known.add('Trojan')
  const bad = new File(['a Trojan'], `${letter.questionId}-0-bad.txt`)
  expect(await refusal(brandt.answer(id, [contact], [bad]))).toEqual([422, expect.stringContaining('virus')])
  expect(await brandt.request(id)).toMatchObject({ state: 'SENT', files: [] })
})
