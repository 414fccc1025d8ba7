import { describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import type { TestPerson } from '../../testing.ts'
import { colleagues, give, statusOf } from '../assignments/testing.ts'
import { json } from '../documents/testing-trade.ts'

const { server, aster, ada, carl, mia, stranger, save } = await colleagues()
const head = await server.person(aster, { role: 'apManager', firstName: 'Hedda', lastName: 'Head' })
const base = 'assignments-notifications/assignmentsnotifications/config'

/** The minute's work, as the server does it; twice, as two processes might. */
async function minute(): Promise<void> {
  const author = { actorId: null, requestId: 'minute' }
  for (const { work } of areas.eachMinute)
    for (const _process of [1, 2])
      while (await server.platform.transact(aster, author, (uow) => work(uow, 'https://shell.example')));
  await server.settle()
}
const noticesOf = async (person: TestPerson, words: RegExp) => {
  const { Notifications } = await json<{ Notifications: { Text: string }[] }>(
    person.send(`GET account/users/${person.id}/notifications?limit=100`),
  )
  return Notifications.filter(({ Text }) => words.test(Text)).length
}
const to = (at: string) => server.platform.clock.advance(Date.parse(at) - server.platform.clock.now().getTime())

describe('what a company sets', () => {
  const settings = [
    ['reminders', { reminderInitialDelay: 2, reminderInitialDelayUnit: 'days' }, { reminderInitialDelay: 3 }],
    [
      'escalations',
      { escalationFrequency: 4, escalationFrequencyUnit: 'hours', ceiling: 0 },
      { escalationFrequency: 5, ceiling: 2 },
    ],
    ['teamnotification', { newTaskNotification: false }, { newTaskNotification: true }],
  ] as const
  test.each(settings)(
    'F-165 to F-167: %s are made once, changed, listed by branch and removed',
    async (kind, first, then) => {
      const named = { branchId: aster, assignmentType: 'CHECKING' }
      const at = `${base}/${kind}?branchid=${aster}&assignmenttype=CHECKING`
      const status = (line: `${string} ${string}`, body?: object, by = ada) =>
        statusOf(by, line, body === undefined ? {} : { json: { ...named, ...body } })
      expect(await status(`PUT ${base}/${kind}`, first)).toBe(404)
      expect(await status(`POST ${base}/${kind}`, first)).toBe(204)
      expect(await status(`POST ${base}/${kind}`, first)).toBe(409)
      expect(await json(ada.send(`GET ${at}`))).toEqual({ ...named, ...first })
      expect(await status(`PUT ${base}/${kind}`, then)).toBe(204)
      expect(await json(carl.send(`GET ${base}/${kind}/${aster}`))).toEqual([{ ...named, ...then }])
      expect(await status(`POST ${base}/${kind}`, first, carl)).toBe(403)
      expect(await status(`POST ${base}/${kind}`, first, stranger)).toBe(404)
      expect(await statusOf(ada, `GET ${base}/${kind}`)).toBe(400)
      expect([await status(`DELETE ${at}`), await status(`DELETE ${at}`)]).toEqual([204, 404])
    },
  )

  test('F-239 to F-242: what is needed is named where it lacks; a ceiling of 0 and no notification are answers', async () => {
    const lacking = async (kind: string, body: object) => {
      const answer = await ada.send(`POST ${base}/${kind}`, { json: body })
      return [answer.status, await answer.text()]
    }
    const named = { branchId: aster, assignmentType: 'LACKING' }
    expect(await lacking('reminders', named)).toEqual([400, expect.stringContaining('reminderInitialDelay')])
    expect(await lacking('escalations', { ...named, ceiling: 1 })).toEqual([
      400,
      expect.stringContaining('escalationFrequency'),
    ])
    expect(await lacking('escalations', { ...named, escalationFrequency: 1, ceiling: null })).toEqual([
      400,
      expect.stringContaining('ceiling'),
    ])
    expect(await lacking('teamnotification', named)).toEqual([400, expect.stringContaining('newTaskNotification')])
  })

  test('ASN-16: what all teams of a branch hear of is set at once; a branch has settings of its own', async () => {
    const branch = await server.branch(aster)
    const many = ['A', 'B'].map((type) => ({ branchId: branch, assignmentType: type, newTaskNotification: true }))
    expect(await statusOf(ada, `PUT ${base}/teamnotification/${branch}`, { json: many })).toBe(204)
    expect(await json(ada.send(`GET ${base}/teamnotification/${branch}`))).toEqual(many)
    expect(await json(ada.send(`GET ${base}/teamnotification/${aster}`))).toEqual([])
    expect(await statusOf(ada, `PUT ${base}/teamnotification/${aster}`, { json: many })).toBe(400)
  })
})

test('who has work is reminded, and it goes up, each once, in working time, however often the minute comes and whatever was down', async () => {
  // A Friday, 11:00 in Berlin.
  to('2026-11-27T10:00:00Z')
  const named = { branchId: aster, assignmentType: 'HANDLING' }
  const set = (kind: string, body: object) =>
    json(ada.send(`POST ${base}/${kind}`, { json: { ...named, ...body } }), 204)
  await set('reminders', {
    reminderInitialDelay: 1,
    reminderInitialDelayUnit: 'days',
    reminderFrequencyDelay: 4,
    reminderFrequencyDelayUnit: 'hours',
  })
  await set('escalations', { escalationFrequency: 2, escalationFrequencyUnit: 'days', ceiling: 1 })
  const given = await give(carl, await save('RE-1'), [mia])
  await minute()
  to('2026-11-29T22:00:00Z')
  await minute()
  expect(await noticesOf(mia, /Reminder/)).toBe(0)
  to('2026-11-30T10:00:00Z')
  await minute()
  await minute()
  expect([await noticesOf(mia, /Reminder: RE-1/), await noticesOf(head, /Escalation/)]).toEqual([1, 0])
  // Down for days: what was missed is told once.
  to('2026-12-03T10:00:00Z')
  await minute()
  expect([
    await noticesOf(mia, /Reminder: RE-1/),
    await noticesOf(head, /RE-1 .* is still awaiting Mia Manager/),
  ]).toEqual([2, 1])
  await json(mia.send(`PUT assignments/${given.id}/close`), 204)
  to('2026-12-07T10:00:00Z')
  await minute()
  expect([await noticesOf(mia, /Reminder: RE-1/), await noticesOf(head, /Escalation/)]).toEqual([2, 1])
})

test('who works by another clock than the company is reminded while they work', async () => {
  const nora = await server.person(aster, { role: 'apClerk', firstName: 'Nora', timeZone: 'America/New_York' })
  // A Monday, 15:00 in Berlin and 9:00 in New York: four hours end in Berlin in the morning, and in New York at 13:00.
  to('2026-12-07T14:00:00Z')
  const named = { branchId: aster, assignmentType: 'DISTANT' }
  const after = { reminderInitialDelay: 4, reminderInitialDelayUnit: 'hours' }
  await json(ada.send(`POST ${base}/reminders`, { json: { ...named, ...after } }), 204)
  await give(carl, await save('RE-9'), [nora], { type: 'DISTANT' })
  await give(carl, await save('RE-8'), [mia], { type: 'DISTANT' })
  await minute()
  to('2026-12-07T18:00:00Z')
  await minute()
  expect([await noticesOf(nora, /Reminder: RE-9/), await noticesOf(mia, /Reminder: RE-8/)]).toEqual([1, 0])
  to('2026-12-08T10:00:00Z')
  await minute()
  expect([await noticesOf(nora, /Reminder: RE-9/), await noticesOf(mia, /Reminder: RE-8/)]).toEqual([1, 1])
})

test('F-167: the team of who gets work hears of it where the company wants that', async () => {
  const named = { branchId: aster, assignmentType: 'SHARED' }
  await json(ada.send(`POST ${base}/teamnotification`, { json: { ...named, newTaskNotification: true } }), 204)
  const team = { Name: 'Checkers', Members: [mia.id, head.id] }
  await json(ada.send('PUT usergroups/01a1f866-0d00-700d-bedb-01fee95e3c4d', { json: team }), 204)
  await give(carl, await save('RE-3'), [mia], { type: 'SHARED' })
  await minute()
  await minute()
  expect([await noticesOf(head, /New in your team: RE-3/), await noticesOf(mia, /New in your team/)]).toEqual([1, 0])
})

test('F-162: work that expires is closed with a line in its log, and its assigner is told', async () => {
  const document = await save('RE-2')
  const expiresAt = new Date(server.platform.clock.now().getTime() + 3_600_000).toISOString()
  expect(
    await statusOf(carl, 'POST assignments', {
      json: { subjectId: document, assigneeIds: [mia.id], expiresAt: '2020-01-01T00:00:00Z' },
    }),
  ).toBe(400)
  const { id } = await give(carl, document, [mia], { expiresAt })
  await minute()
  expect(await json(carl.send(`GET assignments/${id}`))).toMatchObject({ status: 'OPEN' })
  server.platform.clock.advance(3_660_000)
  await minute()
  expect(await json(carl.send(`GET assignments/${id}`))).toMatchObject({ status: 'CLOSED' })
  const { Events } = await json<{ Events: { Type: string }[] }>(
    carl.send(`GET documents/${document}/assignments/events`),
  )
  expect(Events.map(({ Type }) => Type)).toEqual(['ASSIGNMENT_CREATED', 'ASSIGNMENT_EXPIRED'])
  expect(await noticesOf(carl, /The assignment for RE-2 .* expired/)).toBe(1)
})

test('a day later is the same time of the day though clocks have changed, and a clock that goes back reminds nobody twice', async () => {
  // A Friday, 10:00 in Berlin; on Sunday summer time ends.
  to('2027-10-29T08:00:00Z')
  const named = { branchId: aster, assignmentType: 'AUTUMN' }
  const after = { reminderInitialDelay: 1, reminderInitialDelayUnit: 'days' }
  await json(ada.send(`POST ${base}/reminders`, { json: { ...named, ...after } }), 204)
  await give(carl, await save('RE-10'), [mia], { type: 'AUTUMN' })
  await minute()
  to('2027-11-01T08:30:00Z')
  await minute()
  expect(await noticesOf(mia, /Reminder: RE-10/)).toBe(0)
  for (const at of ['2027-11-01T09:00:00Z', '2027-11-01T07:00:00Z', '2027-11-01T09:30:00Z']) {
    to(at)
    await minute()
  }
  expect(await noticesOf(mia, /Reminder: RE-10/)).toBe(1)
})
