import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../../testing.ts'
import { json } from '../../documents/testing-trade.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster', country: 'DE' })
const ada = await server.person(aster, { firstName: 'Ada', lastName: 'Admin' })
const carl = await server.person(aster, { role: 'apClerk', firstName: 'Carl', lastName: 'Clerk' })
const mia = await server.person(aster, { role: 'apManager', firstName: 'Mia', lastName: 'Manager' })
const rita = await server.person(aster, { role: 'readOnly', firstName: 'Rita', lastName: 'Reader' })
const stranger = await server.person(await server.company({ name: 'Birch' }))

type Calendar = ResultOf<Areas['inbox']['readCalendar']>
const calendar = (query = '', who = mia) => json<Calendar>(who.send(`GET inbox/team/calendar${query}`))
const dayAfter = (days: number) =>
  new Date(server.platform.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const leave = (person: TestPerson, from: string, until: string, substitute?: TestPerson) =>
  json(
    person.send(`PUT users/${person.id}/absence`, {
      json: { From: from, Until: until, ...(substitute && { SubstituteId: substitute.id }) },
    }),
  )
const rowOf = async ({ id }: TestPerson, query = '') => (await calendar(query)).people.find((one) => one.id === id)

/** A Wednesday, so that weeks are whole around it. */
const wednesday = Date.parse('2026-12-02T09:00:00Z')
server.platform.clock.advance(wednesday - server.platform.clock.now().getTime())

test('a head sees four weeks back and eight ahead from a Monday on, with the holidays of the country; nobody else does', async () => {
  const { from, until, today, holidays, people } = await calendar()
  expect([from, until, today]).toEqual(['2026-11-02', '2027-01-24', '2026-12-02'])
  expect(holidays).toEqual(['2026-12-25', '2026-12-26', '2027-01-01'])
  expect(people.map(({ name }) => name)).toEqual(['Ada Admin', 'Carl Clerk', 'Mia Manager'])
  expect(await calendar('?from=2026-10-03&weeks=1')).toMatchObject({
    ...{ from: '2026-09-28', until: '2026-10-04', holidays: ['2026-10-03'] },
  })
  expect((await calendar('?from=9999-12-30&weeks=26')).until).toBe('9999-12-31')
  expect((await carl.send('GET inbox/team/calendar')).status).toBe(403)
  expect((await calendar('', stranger)).people.map(({ id }) => id)).toEqual([stranger.id])
})

test('whoever is away where nobody stands in is a gap of workdays; a substitute who is away as well is one, too', async () => {
  await leave(carl, '2026-12-18', '2026-12-29')
  expect(await rowOf(carl)).toMatchObject({
    absences: [{ from: '2026-12-18', until: '2026-12-29' }],
    gaps: [{ kind: 'NOBODY', from: '2026-12-18', until: '2026-12-29' }],
  })
  await leave(carl, '2026-12-18', '2026-12-29', ada)
  expect((await rowOf(carl))?.gaps).toEqual([])
  await leave(ada, '2026-12-19', '2026-12-22')
  // The 19th is a Saturday.
  expect((await rowOf(carl))?.gaps).toEqual([
    {
      kind: 'AWAY_TOO',
      from: '2026-12-21',
      until: '2026-12-22',
      substitute: { id: ada.id, name: 'Ada Admin' },
      mends: { id: ada.id, name: 'Ada Admin' },
    },
  ])
  await leave(ada, '2026-12-25', '2026-12-27')
  expect((await rowOf(carl))?.gaps).toEqual([])
  await leave(carl, '2026-12-18', '2026-12-29', rita)
  expect((await rowOf(carl))?.gaps).toMatchObject([{ kind: 'CANNOT_TAKE', substitute: { name: 'Rita Reader' } }])
})

test('a head sets who stands in: work goes there, and approvals wait, as nobody names who approves for another', async () => {
  await leave(carl, '2026-12-18', '2026-12-22')
  const body = { assigneeId: carl.id, autoAssigneeId: mia.id, delegationType: 'SUBSTITUTING', excludeUser: true }
  await json(mia.send('PUT autoassignments', { json: body }), 204)
  expect(await rowOf(carl)).toMatchObject({
    set: { to: { id: mia.id, name: 'Mia Manager' }, delegationType: 'SUBSTITUTING' },
    gaps: [{ kind: 'APPROVALS', from: '2026-12-18', until: '2026-12-22', substitute: { id: mia.id } }],
  })
  await json(mia.send(`DELETE autoassignments/assignees/${carl.id}`), 204)
  expect((await rowOf(carl))?.gaps).toMatchObject([{ kind: 'NOBODY' }])
})

test('the weeks behind tell who was away, also where another absence followed', async () => {
  await json(carl.send(`DELETE users/${carl.id}/absence`), 204)
  await leave(carl, '2026-12-02', '2026-12-11', mia)
  server.platform.clock.advance(5 * 86_400_000)
  await json(carl.send(`DELETE users/${carl.id}/absence`), 204)
  await leave(carl, dayAfter(10), dayAfter(12), mia)
  expect((await rowOf(carl))?.absences).toEqual([
    { from: '2026-12-02', until: '2026-12-06', substitute: { id: mia.id, name: 'Mia Manager' } },
    { from: dayAfter(10), until: dayAfter(12), substitute: { id: mia.id, name: 'Mia Manager' } },
  ])
})
