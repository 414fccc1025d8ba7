import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'
import { runDue } from './commands/run-recurring.ts'

const { server, connection, supplier, buyer, stranger, save } = await making()
const requester = await server.person(supplier.companyId, { role: 'requester' })
const { clock } = server.platform

type Listed = ResultOf<Areas['recurring']['listRecurring']>['Recurring'][number]
const put = (person: TestPerson, id: string, body: object) =>
  person.send(`PUT documents/recurring/${id}`, { json: body })
const listed = async (person: TestPerson = supplier) =>
  (await get<{ Recurring: Listed[] }>(person, 'documents/recurring')).Recurring
const one = async (id: string): Promise<Listed> => {
  const found = (await listed()).find(({ Id }) => Id === id)
  if (found === undefined) throw new Error('It is gone')
  return found
}
const at = (day: string, time = '12:00:00Z') => clock.advance(Date.parse(`${day}T${time}`) - clock.now().getTime())
/** What each hour begins, and all that follows from it. */
const hour = async () => {
  await server.platform.transact(supplier.companyId, { actorId: null, requestId: 'hour' }, areas.hourly)
  await server.settle()
}
const template = async (name: string, more: Parameters<typeof documentOf>[1] = {}) => {
  const id = randomUUID()
  const DocumentId = await save(supplier, documentOf('Invoice', { note: 'For {period}', ...more }), '?draft=true')
  await json(supplier.send(`PUT documents/templates/${id}`, { json: { Name: name, DocumentId } }))
  return id
}
const day = (offset = 0) => new Date(clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10)
const shown = async (id: string) => {
  const answer = await supplier.send(`GET documents/${id}`, { headers: { accept: 'application/xml' } })
  return answer.text()
}

describe('a recurring document', () => {
  test('that cannot be sent waits as a draft, and tells whose it is in their language', async () => {
    const id = randomUUID()
    at('2026-12-01')
    // Without a buyer the rules refuse it.
    const TemplateId = await template('Refused', { buyer: { name: '' } })
    await json(put(supplier, id, { TemplateId, Frequency: 'YEARLY', Start: day(1), ConnectionId: connection }))
    at('2026-12-02')
    await hour()
    const [run] = (await one(id)).Runs
    expect(run).toMatchObject({ Outcome: 'FAILED', Reason: expect.any(String) })
    expect(await get(supplier, `documents/${run?.DocumentId}/metadata`)).toMatchObject({ State: 'DRAFT' })
    const notifications = JSON.stringify(await get(supplier, `account/users/${supplier.id}/notifications`))
    expect(notifications).toContain('Refused was not sent and was saved as a draft')
    expect(notifications).toContain(run?.DocumentId)
  })

  test('bad input names the field, and what is another company’s is not there', async () => {
    const [id, TemplateId] = [randomUUID(), await template('Mine only')]
    const given = { TemplateId, Frequency: 'MONTHLY', Start: day(3) }
    await json(put(supplier, id, given))
    for (const [person, body, status] of [
      [supplier, { ...given, Start: day(-1) }, 400],
      [supplier, { ...given, End: day(1) }, 400],
      [supplier, { ...given, End: day(9), Count: 2 }, 400],
      [supplier, { ...given, Start: '2029-02-27', LastDay: true }, 400],
      [supplier, { ...given, TemplateId: randomUUID() }, 404],
      [supplier, { ...given, ConnectionId: randomUUID() }, 404],
      [requester, { ...given, ConnectionId: connection }, 403],
      [stranger, given, 404],
    ] as const)
      expect((await put(person, randomUUID(), body)).status, JSON.stringify(body)).toBe(status)
    expect(await listed(stranger)).toEqual([])
    for (const does of ['POST', 'DELETE'])
      expect((await stranger.send(`${does} documents/recurring/${id}/days/${given.Start}`)).status).toBe(404)
    expect((await stranger.send(`DELETE documents/recurring/${id}`)).status).toBe(404)
    // With its template it ends.
    await json(supplier.send(`DELETE documents/templates/${TemplateId}`), 204)
    expect((await listed()).map(({ Id }) => Id)).not.toContain(id)
  })

  test('is sent by itself on its days, for its period, once, also where two processes try at once', async () => {
    const id = randomUUID()
    at('2027-01-05')
    const TemplateId = await template('Maintenance', { issueDate: '2026-01-10', dueDate: '2026-01-24' })
    const given = {
      TemplateId,
      Frequency: 'MONTHLY',
      Start: '2027-01-31',
      Period: 'PREVIOUS',
      ConnectionId: connection,
    }
    expect(await json(put(supplier, id, given))).toMatchObject({
      Next: ['2027-01-31', '2027-02-28', '2027-03-31'],
      OwnerId: supplier.id,
      TemplateName: 'Maintenance',
    })
    await hour()
    expect((await one(id)).Runs).toEqual([])
    at('2027-01-31')
    const by = { actorId: null, requestId: 'twice' }
    const make = () => server.platform.transact(supplier.companyId, by, (uow) => runDue(uow, id, '2027-01-31'))
    await Promise.all([make(), make(), hour()])
    await hour()
    const { Runs, Next } = await one(id)
    expect(Next[0]).toBe('2027-02-28')
    expect(Runs).toMatchObject([{ Day: '2027-01-31', Outcome: 'SENT' }])
    const made = Runs[0]?.DocumentId ?? ''
    expect(await get(buyer, `documents/${made}/metadata`)).toMatchObject({
      UnifiedState: 'DELIVERED_RECEIVED',
      Date: '2027-01-31',
      DueDate: '2027-02-14',
      Note: 'For December 2026',
    })
    const xml = await shown(made)
    expect(xml).toContain('<cbc:StartDate>2026-12-01</cbc:StartDate>')
    expect(xml).toContain('<cbc:EndDate>2026-12-31</cbc:EndDate>')
  })

  test('makes up for days on which nothing ran: one document for each, issued today, under numbers of their own', async () => {
    const id = randomUUID()
    at('2027-03-01')
    const TemplateId = await template('Each week')
    await json(put(supplier, id, { TemplateId, Frequency: 'WEEKLY', Start: '2027-03-02', ConnectionId: connection }))
    at('2027-03-17')
    await hour()
    await server.settle()
    const { Runs, Next } = await one(id)
    expect(Runs.map(({ Day, Outcome }) => [Day, Outcome])).toEqual([
      ['2027-03-16', 'SENT'],
      ['2027-03-09', 'SENT'],
      ['2027-03-02', 'SENT'],
    ])
    expect(Next[0]).toBe('2027-03-23')
    const documents = await Promise.all(
      Runs.map(({ DocumentId }) => get<{ ID: string; Date: string }>(buyer, `documents/${DocumentId}/metadata`)),
    )
    expect(new Set(documents.map(({ ID }) => ID)).size).toBe(3)
    expect(documents.map(({ Date: issued }) => issued)).toEqual(['2027-03-17', '2027-03-17', '2027-03-17'])
  })

  test('waits as a draft where nobody is named; can be paused, which leaves out what passes meanwhile', async () => {
    const id = randomUUID()
    at('2027-04-01')
    const given = { TemplateId: await template('Draft'), Frequency: 'MONTHLY', Start: '2027-04-02', Count: 4 }
    await json(put(requester, id, given))
    at('2027-04-02')
    await hour()
    const [run] = (await one(id)).Runs
    expect(run?.Outcome).toBe('DRAFT')
    expect(await get(supplier, `documents/${run?.DocumentId}/metadata`)).toMatchObject({ State: 'DRAFT' })
    await json(put(supplier, id, { ...given, Paused: true }))
    at('2027-05-20')
    await hour()
    expect((await one(id)).Runs).toHaveLength(1)
    // Of four, two are over by now and one was left out.
    expect((await json<Listed>(put(supplier, id, given))).Next).toEqual(['2027-06-02', '2027-07-02'])
    at('2027-09-01')
    await hour()
    const ended = await one(id)
    expect([ended.Next, ended.Runs.length]).toEqual([[], 3])
  })

  test('can be made now, or a day be left out; pressed twice it is one', async () => {
    const id = randomUUID()
    at('2027-10-01')
    const given = { TemplateId: await template('Now'), Frequency: 'QUARTERLY', Start: '2027-10-15' }
    await json(put(supplier, id, given))
    const now = (on: string) => supplier.send(`POST documents/recurring/${id}/days/${on}`)
    const [first, second] = await Promise.all([
      json<{ DocumentId: string }>(now('2027-10-15'), 201),
      json<{ DocumentId: string }>(now('2027-10-15'), 201),
    ])
    expect(second).toEqual(first)
    const skip = (on: string) => supplier.send(`DELETE documents/recurring/${id}/days/${on}`)
    expect((await skip('2027-10-15')).status).toBe(409)
    await json(skip('2028-01-15'), 204)
    await json(skip('2028-01-15'), 204)
    expect((await now('2028-07-15')).status).toBe(409)
    const { Next, Runs } = await one(id)
    expect(Next[0]).toBe('2028-04-15')
    expect(Runs.map(({ Outcome }) => Outcome)).toEqual(['SKIPPED', 'DRAFT'])
    // Nothing of it is made again under another rhythm that begins on the same days.
    expect((await json<Listed>(put(supplier, id, { ...given, Frequency: 'MONTHLY' }))).Next[0]).toBe('2027-11-15')
  })
})
