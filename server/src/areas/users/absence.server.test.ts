import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

// In Berlin, where these people live, it is the 22nd already.
const server = await startTestServer({ at: '2026-11-21T23:30:00Z' })
const aster = await server.company({ name: 'Aster' })
const north = await server.branch(aster, { name: 'Aster North' })
const carl = await server.person(aster, { role: 'apClerk', firstName: 'Carl', lastName: 'Clerk' })
const ada = await server.person(aster, { firstName: 'Ada', lastName: 'Admin' })
const stranger = await server.person(await server.company({ name: 'Birch' }))
await server.join(carl, north, 'apManager')

const save = (json: object, of = carl, by = carl) => by.send(`PUT users/${of.id}/absence`, { json })
const away = async () => ((await (await ada.send(`GET account/users/${carl.id}`)).json()) as { Away?: object }).Away

describe('somebody who is away', () => {
  test('says from when to when and who stands in; colleagues read it, whether it has begun or not', async () => {
    const days = { From: '2026-11-22', Until: '2026-12-03' }
    expect(await (await save({ ...days, SubstituteId: ada.id })).json()).toEqual({
      ...days,
      Now: true,
      Substitute: { UserId: ada.id, Name: 'Ada Admin' },
    })
    expect(await away()).toMatchObject({ Until: '2026-12-03', Substitute: { Name: 'Ada Admin' } })

    expect((await save({ From: '2026-12-24', Until: '2026-12-31' })).status).toBe(200)
    expect(await away()).toEqual({ From: '2026-12-24', Until: '2026-12-31', Now: false })
  })

  test('is seen in the list of a branch where they work, too', async () => {
    expect((await save({ From: '2026-11-22', Until: '2026-11-30' })).status).toBe(200)
    const page = await ada.send(`GET account/${aster}/users?q=clerk`)
    expect(await page.json()).toMatchObject({ UserAccounts: [{ Away: { Until: '2026-11-30', Now: true } }] })
  })

  test('is back by saying so, or when the last day is over', async () => {
    await save({ From: '2026-11-22', Until: '2026-11-22' })
    expect((await carl.send(`DELETE users/${carl.id}/absence`)).status).toBe(204)
    expect((await carl.send(`DELETE users/${carl.id}/absence`)).status).toBe(204)
    expect(await away()).toBeUndefined()
  })

  test.each([
    ['days turned round', { From: '2026-12-03', Until: '2026-12-01' }, 'Until', 'use the same or a later date'],
    ['days that are over', { From: '2026-11-01', Until: '2026-11-21' }, 'Until', 'use 2026-11-22 or a later date'],
    [
      'oneself as substitute',
      { From: '2026-12-01', Until: '2026-12-01', SubstituteId: carl.id },
      'SubstituteId',
      'name a colleague',
    ],
  ])('%s are refused by the name of the field', async (_what, body, field, message) => {
    const response = await save(body)
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toMatch(new RegExp(`${message}.*"${field}"`))
  })

  test('names nobody of another company', async () => {
    expect((await save({ From: '2026-12-01', Until: '2026-12-01', SubstituteId: stranger.id })).status).toBe(404)
  })

  test('says it themselves: no colleague does, and another company does not know them', async () => {
    const days = { From: '2026-12-01', Until: '2026-12-01' }
    expect((await save(days, carl, ada)).status).toBe(403)
    expect((await save(days, carl, stranger)).status).toBe(404)
    expect((await stranger.send(`DELETE users/${carl.id}/absence`)).status).toBe(404)
  })
})

test('nobody stands in for their own substitute on the same days, over however many; on other days they may', async () => {
  const [ann, bob, cat] = [
    await server.person(aster, { firstName: 'Ann', lastName: 'Away' }),
    await server.person(aster, { firstName: 'Bob', lastName: 'Away' }),
    await server.person(aster, { firstName: 'Cat', lastName: 'Away' }),
  ]
  const goes = async (who: typeof ann, by: typeof ann, From: string, Until: string) =>
    (await save({ From, Until, SubstituteId: by.id }, who, who)).status
  expect(await goes(ann, bob, '2026-12-01', '2026-12-10')).toBe(200)
  expect(await goes(bob, cat, '2026-12-05', '2026-12-20')).toBe(200)
  expect(await goes(cat, ann, '2026-12-10', '2026-12-12')).toBe(400)
  expect(await goes(cat, ann, '2026-12-11', '2026-12-12')).toBe(200)
  const refused = await save({ From: '2026-12-01', Until: '2026-12-10', SubstituteId: ann.id }, bob, bob)
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('SubstituteId')])
})

test('of two who name each other at the same time one is refused', async () => {
  const [dan, eve] = [
    await server.person(aster, { firstName: 'Dan', lastName: 'Away' }),
    await server.person(aster, { firstName: 'Eve', lastName: 'Away' }),
  ]
  const days = { From: '2026-12-01', Until: '2026-12-10' }
  const both = [save({ ...days, SubstituteId: eve.id }, dan, dan), save({ ...days, SubstituteId: dan.id }, eve, eve)]
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 400])
})

const [fay, gus] = [
  await server.person(aster, { firstName: 'Fay', lastName: 'Away' }),
  await server.person(aster, { firstName: 'Gus', lastName: 'Away' }),
]

describe('several absences in a row', () => {
  const plan = (who: typeof carl, Absences: object[], by = who) =>
    by.send(`PUT users/${who.id}/absences`, { json: { Absences } })
  const planned = async (who: typeof carl) =>
    ((await (await who.send(`GET users/${who.id}/absences`)).json()) as { Absences: object[] }).Absences
  const first = { From: '2026-11-24', Until: '2026-11-26', SubstituteId: ada.id }
  const second = { From: '2026-12-21', Until: '2026-12-31', SubstituteId: gus.id }

  test('each has its days and its substitute; colleagues see the one that comes next', async () => {
    expect((await plan(fay, [second, first])).status).toBe(204)
    expect((await plan(fay, [second, first])).status).toBe(204)
    expect(await planned(fay)).toMatchObject([
      { From: first.From, Substitute: { Name: 'Ada Admin' } },
      { From: second.From, Substitute: { Name: 'Gus Away' } },
    ])
    const next = async () => ((await (await ada.send(`GET account/users/${fay.id}`)).json()) as { Away?: object }).Away
    expect(await next()).toMatchObject({ From: first.From })
    // The older call says anew the next one alone, and who is back still goes later.
    await fay.send(`PUT users/${fay.id}/absence`, { json: { ...first, Until: '2026-11-25' } })
    expect(await planned(fay)).toMatchObject([{ Until: '2026-11-25' }, { From: second.From }])
    await fay.send(`DELETE users/${fay.id}/absence`)
    expect(await planned(fay)).toMatchObject([{ From: second.From }])
    expect(await next()).toMatchObject({ From: second.From, Now: false })
    const calendar = await (await ada.send('GET inbox/team/calendar?from=2026-11-16&weeks=8')).text()
    expect(calendar).toContain(second.Until)
  })

  test('do not overlap, and no substitute’s work comes back through any of them', async () => {
    const overlap = await plan(fay, [second, { From: '2026-12-31', Until: '2027-01-02' }])
    expect([overlap.status, await overlap.text()]).toEqual([
      400,
      expect.stringContaining('From is 2026-12-31, when you are away already'),
    ])
    const free = { From: '2026-11-28', Until: '2026-11-29' }
    const round = await plan(gus, [free, { From: '2026-12-30', Until: '2027-01-05', SubstituteId: fay.id }])
    expect([round.status, await round.text()]).toEqual([400, expect.stringContaining('would come back')])
    expect((await plan(gus, [free, { From: '2027-01-01', Until: '2027-01-05', SubstituteId: fay.id }])).status).toBe(
      204,
    )
    expect(await planned(fay)).toHaveLength(1)
  })

  test('are one’s own to plan', async () => {
    expect([(await plan(fay, [], ada)).status, (await plan(fay, [], stranger)).status]).toEqual([403, 404])
    expect((await plan(fay, [])).status).toBe(204)
    expect(await planned(fay)).toEqual([])
  })
})
