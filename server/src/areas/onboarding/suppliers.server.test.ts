import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { putSetting } from '../companies/index.ts'
import { area } from './index.ts'
import { campaignOf } from './testing.ts'
import { startInvitations } from './testing-invitations.ts'

const { server, aster, person, invited, mailsTo, lastMail, accept } = await startInvitations()

describe('a supplier', () => {
  test('is added by hand, and invited', async () => {
    const { group, suppliers } = await campaignOf(person, 'Office supplies')
    const contact = { CompanyName: 'Quince', Country: 'ES', Email: 'hi@quince.example', SupplierGroupId: group }
    const add = () => person.send('POST onboarding/contacts', { json: contact })
    const added = await add()
    expect([added.status, (await add()).status]).toEqual([201, 409])
    const { SourceId } = (await added.json()) as { SourceId: string }
    expect(await suppliers()).toMatchObject([
      { SourceId, State: 'NEW', AllowedActions: ['invite', 'link', 'withdraw'] },
    ])
    await person.send(`POST onboarding/contacts/${SourceId}/invitation`)
    await server.settle()
    expect(lastMail('hi@quince.example')).toContain('le invita')
    const groups = async (query: string) => {
      const answer = await person.send(`GET onboarding/suppliergroups?${query}`)
      return ((await answer.json()) as { SupplierGroups: object[] }).SupplierGroups
    }
    const office = {
      Id: group,
      GroupName: 'Office supplies',
      SupplierCount: 1,
      States: [{ State: 'INVITED', Count: 1 }],
    }
    expect(await groups('groupname=office+supplies')).toMatchObject([office])
    expect(await groups('groupname=ofice+suplies')).toEqual([])
    expect(await groups('groupname=ofice+suplies&fuzzysearch=true')).toMatchObject([office])
    const branch = await server.branch(aster)
    expect(await groups(`companyAccountId=${branch}`)).toEqual([])
    const foreign = await server.company()
    expect((await person.send(`GET onboarding/suppliergroups?companyAccountId=${foreign}`)).status).toBe(404)
  })
})

test('a supplier has the id that the program gives it, where that is a UUID and free', async () => {
  const SourceId = randomUUID()
  const add = (more: object) =>
    person.send('POST onboarding/contacts', {
      json: { CompanyName: 'Osier', Country: 'DE', Email: `${randomUUID()}@osier.example`, ...more },
    })
  const added = await add({ SourceId: SourceId.toUpperCase() })
  expect([added.status, await added.json()]).toEqual([201, expect.objectContaining({ SourceId })])
  expect((await person.send(`POST onboarding/contacts/${SourceId}/invitation`)).status).toBe(201)
  expect((await add({ SourceId })).status).toBe(409)
  const refused = await add({ SourceId: '4711' })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('SourceId is 4711')])
})

test('who reminds a supplier is told how long the new link leads in, not the old one', async () => {
  const json = { CompanyName: 'Rush', Country: 'DE', Email: 'hi@rush.example' }
  const { SourceId } = (await (await person.send('POST onboarding/contacts', { json })).json()) as { SourceId: string }
  const invite = async () => {
    const answer = await person.send(`POST onboarding/contacts/${SourceId}/invitation`)
    await server.settle()
    return ((await answer.json()) as { Expires: string }).Expires
  }
  const first = await invite()
  server.platform.clock.advance(24 * 60 * 60_000)
  const days = (Date.parse(await invite()) - Date.parse(first)) / (24 * 60 * 60_000)
  expect(days).toBe(1)
})

describe('F-125: a feature', () => {
  const set = (json: object, type = 'CAMPAIGN_ONBOARDING') =>
    person.send(`POST onboarding/settings/feature/${type}`, { json })

  test('is on until it is turned off: then no files of it are taken', async () => {
    const read = () => person.send('GET onboarding/settings/feature/TRACK_AND_TRACE').then((answer) => answer.json())
    expect(await read()).toEqual({ Enabled: true, Values: [] })
    expect((await set({ Enabled: false }, 'TRACK_AND_TRACE')).status).toBe(204)
    expect(await read()).toEqual({ Enabled: false })
    const { upload } = await campaignOf(person)
    const list = 'Company,Country,E-mail\nReed,DE,hi@reed.example'
    const refused = await upload(list, { featureType: 'TRACK_AND_TRACE' })
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('TRACK_AND_TRACE is turned off'),
    ])
    expect((await upload(list)).status).toBe(201)
  })

  test('stands among the general settings, which take nothing there that it cannot be', async () => {
    const admin = await server.person(aster)
    const at = `orgs/companies/${aster}/config/onboarding/feature.TRACK_AND_TRACE`
    const put = (Value: string) => admin.send(`PUT ${at}`, { json: { Value } })
    const publish = (value: string) =>
      admin.send('POST v0/autoconfig/invitations/config', {
        json: {
          version: value,
          payload: JSON.stringify({ settings: [{ tag: 'onboarding', key: 'feature.TRACK_AND_TRACE', value }] }),
        },
      })
    for (const refused of [await put('on'), await put(''), await put('{"Enabled":"yes"}'), await publish('on')])
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('the tag onboarding')])
    expect([(await put('{"Enabled":false}')).status, (await publish('{"Enabled":true}')).status]).toEqual([204, 201])
  })

  test('and its branding are as if nobody had set them where what is kept cannot be read', async () => {
    const author = { actorId: null, requestId: 'test' }
    await server.platform.transact(aster, author, async (uow) => {
      for (const key of ['feature.TRACK_AND_TRACE', 'branding.invitedByOption'])
        await putSetting(uow, { tag: 'onboarding', key, value: 'on' })
    })
    const read = (what: string) => person.send(`GET onboarding/settings/${what}`).then((answer) => answer.json())
    expect(await read('feature/TRACK_AND_TRACE')).toEqual({ Enabled: true, Values: [] })
    expect(await read('branding/invitedByOption')).toEqual({})
    await server.platform.transact(aster, author, (uow) => area.daily!(uow))
  })

  test('reminds by itself those who have not answered, three times at most, and nobody else', async () => {
    expect((await set({ Enabled: true, Values: [{ Key: 'RemindAfterDays', Value: 'soon' }] })).status).toBe(400)
    expect((await set({ Enabled: true, Values: [{ Key: 'Other', Value: '1' }] })).status).toBe(400)
    const [silent, answered] = [await invited(), await invited()]
    const joining = await server.person(await server.company())
    expect((await accept(answered.token, joining)).status).toBe(204)
    expect((await set({ Enabled: true, Values: [{ Key: 'RemindAfterDays', Value: '7' }] })).status).toBe(204)
    const start = server.platform.clock.now().getTime()
    const counts: number[] = []
    for (const days of [6, 7, 8, 14, 21, 28, 29]) {
      server.platform.clock.set(new Date(start + days * 24 * 60 * 60_000).toISOString())
      await server.platform.transact(aster, { actorId: null, requestId: 'test' }, (uow) => area.daily!(uow))
      await server.settle()
      counts.push(mailsTo(silent.email).length)
    }
    expect(counts).toEqual([1, 2, 2, 3, 4, 4, 4])
    expect(mailsTo(answered.email)).toHaveLength(1)
  })
})
