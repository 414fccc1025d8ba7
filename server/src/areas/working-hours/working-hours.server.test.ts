import { describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import type { TestPerson } from '../../testing.ts'
import { colleagues, give } from '../assignments/testing.ts'
import { json } from '../documents/testing-trade.ts'

const { server, aster, ada, carl, mia, stranger, save } = await colleagues()

const at = ({ id }: TestPerson) => `users/${id}/working-hours`
const read = (of: TestPerson) => json<{ Own: boolean; Hours: object }>(of.send(`GET ${at(of)}`))
const say = (hours: object, of = mia, by = of) => by.send(`PUT ${at(of)}`, { json: hours })
const office = { Days: [1, 2, 3, 4, 5], From: '09:00', Until: '17:00' }
const mornings = { Days: [2, 3, 4], From: '08:00', Until: '12:30' }

describe('when somebody works', () => {
  test('are the hours of companies, until they say others, and again once they take these back', async () => {
    expect(await read(mia)).toEqual({ Own: false, Hours: office })
    expect((await say({ ...mornings, Days: [4, 2, 3] })).status).toBe(204)
    expect(await read(mia)).toEqual({ Own: true, Hours: mornings })
    const { Lines } = await json<{ Lines: { Kind: string; Details: object[] }[] }>(
      ada.send('GET audit?kind=user.hours_changed'),
    )
    expect(Lines[0]?.Details).toEqual(expect.arrayContaining([{ Key: 'days', Value: '2 3 4' }]))
    for (const _again of [1, 2]) expect((await mia.send(`DELETE ${at(mia)}`)).status).toBe(204)
    expect(await read(mia)).toEqual({ Own: false, Hours: office })
  })

  test('is theirs alone to say and to read', async () => {
    const statuses = async (by: TestPerson) => [
      (await by.send(`GET ${at(mia)}`)).status,
      (await say(mornings, mia, by)).status,
      (await by.send(`DELETE ${at(mia)}`)).status,
    ]
    expect([await statuses(ada), await statuses(stranger)]).toEqual([
      [403, 403, 403],
      [404, 404, 404],
    ])
  })

  test.each([
    ['no day', { ...office, Days: [] }, 'Days', 'choose at least one weekday'],
    ['a day twice', { ...office, Days: [1, 1] }, 'Days', 'name each once'],
    ['an end before the beginning', { ...office, Until: '08:30' }, 'Until', 'is 08:30, which is not after From'],
    ['an end at the beginning', { ...office, Until: '09:00' }, 'Until', 'choose a later time'],
    ['a time that no clock shows', { ...office, From: '24:00' }, 'From', ''],
    ['a day that no week has', { ...office, Days: [8] }, 'Days', ''],
  ])('cannot have %s', async (_what, hours, field, message) => {
    const answer = await say(hours)
    const text = await answer.text()
    expect([answer.status, text]).toEqual([400, expect.stringContaining(message)])
    expect(text).toContain(field)
  })
})

/** The minute's work, as the server does it. */
async function minute(): Promise<void> {
  const author = { actorId: null, requestId: 'minute' }
  for (const { work } of areas.eachMinute)
    while (await server.platform.transact(aster, author, (uow) => work(uow, 'https://shell.example')));
  await server.settle()
}
const to = (instant: string) =>
  server.platform.clock.advance(Date.parse(instant) - server.platform.clock.now().getTime())
async function reminders(person: TestPerson): Promise<number> {
  type Notices = { Notifications: { Text: string }[] }
  const { Notifications } = await json<Notices>(person.send(`GET account/users/${person.id}/notifications?limit=100`))
  return Notifications.filter(({ Text }) => /^Reminder: WH-/.test(Text)).length
}

test('who works on other days and hours is reminded in these; what waits follows when they change', async () => {
  // A Monday, 10:00 in Berlin.
  to('2026-11-30T09:00:00Z')
  await json(
    ada.send('POST assignments-notifications/assignmentsnotifications/config/reminders', {
      json: { branchId: aster, assignmentType: 'PART', reminderInitialDelay: 4, reminderInitialDelayUnit: 'hours' },
    }),
    204,
  )
  expect((await say(mornings)).status).toBe(204)
  await give(carl, await save('WH-1'), [mia], { type: 'PART' })
  await give(carl, await save('WH-2'), [carl], { type: 'PART' })
  await minute()
  // By the hours of companies it would be time; she begins on Tuesday at 8:00.
  to('2026-11-30T13:00:00Z')
  await minute()
  to('2026-12-01T10:55:00Z')
  await minute()
  expect(await reminders(mia)).toBe(0)
  to('2026-12-01T11:00:00Z')
  await minute()
  expect(await reminders(mia)).toBe(1)

  // A Tuesday, 14:00 in Berlin: until Wednesday, 11:30; unless she works in the afternoon, too.
  to('2026-12-01T13:00:00Z')
  await give(carl, await save('WH-3'), [mia], { type: 'PART' })
  await minute()
  to('2026-12-01T17:00:00Z')
  await minute()
  expect(await reminders(mia)).toBe(1)
  expect((await say({ ...mornings, Until: '19:00' })).status).toBe(204)
  await minute()
  expect(await reminders(mia)).toBe(2)
})
