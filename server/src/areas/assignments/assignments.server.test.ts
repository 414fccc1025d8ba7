import { randomUUID } from 'node:crypto'
import type { AssignmentLog, Of } from '@kontor/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { colleagues, type Given, give as giveAs, type Items, read, statusOf } from './testing.ts'

const { server, aster, ada, carl, mia, stranger, save } = await colleagues()
const rita = await server.person(aster, { role: 'readOnly', firstName: 'Rita', lastName: 'Reader' })

const list = (person: TestPerson, query: string) => read<Items<Given>>(person, `assignments?${query}`)
const comment = (person: TestPerson, id: string, body: string) =>
  person.send(`PUT assignments/${id}/comment`, { body, headers: { 'content-type': 'text/plain' } })
const post = (person: TestPerson, json: object) => person.send('POST assignments', { json })
const give = (to: readonly TestPerson[], more?: object) => giveAs(carl, document, to, more)
const assigneesOf = async (id: string) => (await read<Given>(ada, `assignments/${id}`)).assigneeIds

let document = ''
beforeEach(async () => {
  document = await save('RE-4711')
})

describe('a document that is handed to a colleague', () => {
  test('F-117 F-212 F-213 is found by them, handed on, talked about and closed, and every step is told', async () => {
    const { id } = await give([mia], { comment: 'Is the freight right?', type: 'QUESTION' })
    expect(await list(mia, `assigneeids=${mia.id}&status=OPEN`)).toMatchObject({
      total: 1,
      empty: false,
      firstItem: 0,
      items: [
        {
          id,
          subjectId: document,
          document: { number: 'RE-4711', partner: 'Atelier Søndergaard' },
          createdByName: 'Carl Clerk',
          comment: 'Is the freight right?',
          allowedActions: ['comment', 'reassign', 'close'],
        },
      ],
    })
    expect(await statusOf(mia, `POST assignments/${id}/reassign/${mia.id}`)).toBe(204)
    server.platform.clock.advance(1000)
    const handedOn = await mia.send(`POST assignments/${id}/reassign/${ada.id}`, { json: { comment: 'You know them' } })
    expect([handedOn.status, ((await handedOn.json()) as Given).assigneeIds]).toEqual([200, [ada.id]])
    server.platform.clock.advance(1000)
    expect((await comment(ada, id, 'It is.')).status).toBe(204)
    expect((await comment(ada, id, '  ')).status).toBe(400)
    expect(await statusOf(ada, `PUT assignments/${id}/close`)).toBe(204)
    expect(await statusOf(ada, `PUT assignments/${id}/close`)).toBe(400)
    expect(await statusOf(ada, `POST assignments/${id}/reassign/${mia.id}`)).toBe(400)

    const steps = await read<Of<typeof AssignmentLog>[]>(rita, `assignments/${id}/logs`)
    expect(steps.map(({ id, status, comment, modifiedBy }) => [id, status, comment, modifiedBy])).toEqual([
      [1, 'OPEN', 'Is the freight right?', carl.id],
      [2, 'OPEN', 'You know them', mia.id],
      [3, 'OPEN', 'It is.', ada.id],
      [4, 'CLOSED', undefined, ada.id],
    ])
    const ofSubject = await read<Items<Given>>(rita, `assignments/subjects/${document}/logs?limit=3`)
    expect([ofSubject.total, ofSubject.items.map(({ id }) => id)]).toEqual([4, [4, 3, 2]])
    const { Events } = await read<{ Events: { Type: string; Details: object[] }[] }>(
      rita,
      `documents/${document}/assignments/events`,
    )
    expect(Events.map(({ Type }) => Type)).toEqual([
      'ASSIGNMENT_CREATED',
      'ASSIGNMENT_REASSIGNED',
      'ASSIGNMENT_COMMENTED',
      'ASSIGNMENT_CLOSED',
    ])
    expect(Events[1]?.Details).toContainEqual({ Key: 'assignees', Value: ada.id })
    expect(JSON.stringify(Events)).not.toContain('You know them')
  })

  test('what several do at once is done one after the other: each step says to whom it was given then', async () => {
    const { id } = await give([mia])
    const acts = [ada, carl, mia, ada, carl, mia].flatMap((person) => [
      statusOf(carl, `POST assignments/${id}/reassign/${person.id}`),
      comment(person, id, 'Me?').then(({ status }) => status),
    ])
    for (const status of await Promise.all(acts)) expect([200, 204]).toContain(status)
    const steps = await read<Of<typeof AssignmentLog>[]>(carl, `assignments/${id}/logs`)
    for (const [at, step] of steps.entries())
      if (step.comment !== undefined) expect(step.assigneeIds).toEqual(steps[at - 1]?.assigneeIds)
      else expect(step.assigneeIds).not.toEqual(steps[at - 1]?.assigneeIds)
    expect(steps.at(-1)?.assigneeIds).toEqual(await assigneesOf(id))
  })

  test('F-213 F-398 the current one is the latest that is open', async () => {
    await give([mia])
    server.platform.clock.advance(1000)
    const second = await give([mia])
    server.platform.clock.advance(1000)
    await statusOf(ada, `PUT assignments/${(await give([mia])).id}/close`)
    const current = await list(
      ada,
      `subjectid=${document}&status=OPEN&page=0&limit=1&sortby=createdat&direction=descending`,
    )
    expect([current.total, current.items.map(({ id }) => id)]).toEqual([2, [second.id]])
  })

  test('F-123: are sorted each way, by default the newest first', async () => {
    const first = await give([mia])
    server.platform.clock.advance(1000)
    const second = await give([mia])
    const sorted = async (direction: string) =>
      (await list(ada, `subjectid=${document}&direction=${direction}`)).items.map(({ id }) => id)
    expect(await sorted('default')).toEqual([second.id, first.id])
    expect(await sorted('descending')).toEqual([second.id, first.id])
    expect(await sorted('ascending')).toEqual([first.id, second.id])
  })

  test('is found by what programs send beside F-161: its company, and the category of its type', async () => {
    const { id, companyId } = await give([], { type: 'CHECK.AMOUNT' })
    const found = async (query: string) =>
      (await list(ada, `subjectid=${document}&status=WAITING_FOR_ASSIGNEES&${query}`)).items.map((one) => one.id)
    expect(await found('type_category=CHECK.AMOUNT')).toEqual([id])
    expect(await found(`type_category=CHECK&companyid=${companyId}`)).toEqual([id])
    expect(await found('type_category=CHECK.A')).toEqual([])
    expect(await found(`type_category=CHECK&companyid=${crypto.randomUUID()}`)).toEqual([])
  })

  test('F-161 is found by tags, type, dates and its number elsewhere', async () => {
    const { id, createdAt } = await give([], { tags: ['late', 'freight'], type: 'QUESTION', externalId: 'X-1' })
    const found = async (query: string) =>
      (await list(ada, `subjectid=${document}&${query}`)).items.map((one) => one.id)
    const asked = await Promise.all(
      [
        'with_tags=late&with_tags=freight&without_tags=done&type=QUESTION&externalid=X-1',
        `created_from=${createdAt}&modified_to=${createdAt}&status=WAITING_FOR_ASSIGNEES`,
        'with_tags=late&with_tags=done',
        'without_tags=freight',
        `created_from=${new Date(Date.parse(createdAt) + 1).toISOString()}`,
      ].map(found),
    )
    expect(asked).toEqual([[id], [id], [], [], []])
  })

  const mails = async () =>
    (await read<{ Items: { MessageId: string; To: string; Subject: string }[] }>(ada, 'mails?limit=100')).Items
  /** The mails that somebody's act brings about. */
  const mailsOf = async (act: () => Promise<unknown>) => {
    await server.settle()
    const before = (await mails()).map(({ MessageId }) => MessageId)
    await act()
    await server.settle()
    return (await mails()).filter(({ MessageId }) => !before.includes(MessageId))
  }
  const subjectsOf = (sent: Awaited<ReturnType<typeof mails>>) =>
    sent.map(({ To, Subject }) => [To, Subject]).toSorted()

  test('comes to them as a mail that leads to it; who gives it to themselves gets none', async () => {
    const sent = await mailsOf(() => give([mia, carl], { comment: '<b>Now</b>' }))
    expect(subjectsOf(sent)).toEqual([[mia.username, 'Carl Clerk assigned you RE-4711 from Atelier Søndergaard']])
    const mail = await (await ada.send(`GET mails/${encodeURIComponent(sent[0]?.MessageId ?? '')}`)).text()
    const unfolded = mail.replaceAll('=\r\n', '')
    expect(unfolded).toContain(`/#/Kontor.Documents/view/${document}`)
    expect(unfolded).toContain('&#60;b&#62;Now')
  })

  test('what is said about it and its end come to who gave it and who has it, while they may see it', async () => {
    const { id } = await give([mia, ada])
    expect(subjectsOf(await mailsOf(() => comment(mia, id, 'The freight is right.')))).toEqual(
      [ada, carl]
        .map(({ username }) => [username, 'Mia Manager commented on RE-4711 from Atelier Søndergaard'])
        .toSorted(),
    )
    const grants = { Grants: [{ UserId: mia.id, Right: 'write' }] }
    expect(await statusOf(ada, `PUT documents/${document}/access`, { json: grants })).toBe(204)
    expect(subjectsOf(await mailsOf(() => statusOf(mia, `PUT assignments/${id}/close`)))).toEqual([
      [ada.username, 'Mia Manager completed the task for RE-4711 from Atelier Søndergaard'],
    ])
  })

  test('may be about the company itself, and waits where nobody is named (decision 14)', async () => {
    const answer = await post(carl, { delegationType: 'NOT_DELEGATING' })
    expect(await answer.json()).toMatchObject({
      subjectType: 'COMPANY',
      subjectId: aster,
      status: 'WAITING_FOR_ASSIGNEES',
      allowedActions: ['comment', 'reassign'],
    })
    expect(
      await (await post(carl, { assigneeId: mia.id, autoAssigneeId: ada.id, excludeUser: true })).json(),
    ).toMatchObject({ assigneeIds: [ada.id], delegations: [] })
  })
})

describe('who may be given it, and who sees it', () => {
  test('only colleagues who may see it are offered; anybody else is refused by name', async () => {
    const grants = { Grants: [{ UserId: carl.id, Right: 'write' }] }
    const { id } = await give([mia])
    expect(await statusOf(ada, `PUT documents/${document}/access`, { json: grants })).toBe(204)
    const offered = await read<{ assignees: { id: string }[] }>(carl, `assignments/assignees?subjectid=${document}`)
    expect(offered.assignees.map((one) => one.id).sort()).toEqual([ada.id, carl.id].sort())
    const refused = await post(carl, { subjectId: document, assigneeIds: [mia.id] })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ Message: expect.stringMatching(/Mia Manager.*do not have access/) }),
    ])
    expect((await list(mia, `subjectid=${document}`)).total).toBe(0)
    expect(await statusOf(mia, `GET assignments/${id}`)).toBe(403)
    expect((await list(carl, `subjectid=${document}`)).total).toBe(1)
  })

  test('who only reads neither gives nor takes work, and sees where it is', async () => {
    const { id } = await give([mia])
    expect((await read<Given>(rita, `assignments/${id}`)).allowedActions).toEqual([])
    const mayGive = async (person: TestPerson) =>
      (await read<{ allowedActions: string[] }>(person, `assignments/subjects/${document}/logs`)).allowedActions
    expect([await mayGive(carl), await mayGive(rita)]).toEqual([['assign'], []])
    expect((await post(rita, { subjectId: document })).status).toBe(403)
    const refused = await post(carl, { subjectId: document, assigneeId: rita.id })
    expect(await refused.json()).toMatchObject({ Message: expect.stringMatching(/^assigneeId is Rita Reader/) })
  })

  test('another company sees none of it, and is given none of it', async () => {
    await give([mia])
    expect((await list(stranger, `subjectid=${document}`)).total).toBe(0)
    expect((await post(stranger, { subjectId: document })).status).toBe(404)
    expect((await post(carl, { subjectId: document, assigneeIds: [stranger.id] })).status).toBe(404)
    expect((await post(carl, { companyId: stranger.companyId })).status).toBe(404)
    expect(await statusOf(carl, `GET assignments/assignees?subjectid=nonsense`)).toBe(404)
  })

  test('teams are named to whose people one may assign', async () => {
    const team = randomUUID()
    await ada.send(`PUT usergroups/${team}`, { json: { Name: 'Payables', Members: [carl.id, mia.id] } })
    expect(await read(carl, 'assignments/access/groups')).toEqual({
      groups: [{ id: team, name: 'Payables', memberCount: 2 }],
    })
  })
})
