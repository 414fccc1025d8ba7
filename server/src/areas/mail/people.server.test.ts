import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()
const companyId = await server.company({ name: 'Aster & Co' })
const admin = await server.person(companyId, { firstName: 'Ada' })
const [bea, carl] = [await server.person(companyId), await server.person(companyId)]
const stranger = await server.person(await server.company())

const letter = {
  Subject: 'Year end',
  HtmlContent: '<p>Books close on <b>Friday</b>.</p><script>x()</script><p>Thanks</p>',
}
const mails = async () =>
  (
    (await (await admin.send('GET mails?limit=100')).json()) as {
      Items: { MessageId: string; To: string; State: string }[]
    }
  ).Items

test.each(['email', 'notifications/email', 'notifications/email/direct'])(
  'POST %s mails each of the people, once, and not the others',
  async (path) => {
    const before = (await mails()).length
    const headers = { 'X-Kontor-RequestId': randomUUID() }
    const json = { ...letter, Layout: 'standard', Users: [bea.id, carl.id, bea.id] }
    for (const _ of [1, 2]) expect((await admin.send(`POST ${path}`, { json, headers })).status).toBe(202)
    await server.settle()
    const sent = (await mails()).slice(0, (await mails()).length - before)
    expect(sent.map(({ To, State }) => [To, State]).toSorted()).toEqual(
      [bea, carl].map(({ username }) => [username, 'SENT']).toSorted(),
    )
    const raw = await (await admin.send(`GET mails/${encodeURIComponent(sent[0]!.MessageId)}`)).arrayBuffer()
    const mail = await PostalMime.parse(raw)
    expect([mail.subject, mail.from?.name, mail.replyTo?.[0]?.address]).toEqual([
      'Year end',
      'Aster & Co',
      admin.username,
    ])
    expect(mail.text?.trim()).toBe('Books close on Friday.\n\nThanks')
    expect(mail.html).toContain('Aster &#38; Co')
  },
)

test('nobody is mailed where one of them does not work here, or where data should be filled in', async () => {
  const before = (await mails()).length
  const to = (Users: string[], more = {}) => admin.send('POST email', { json: { ...letter, ...more, Users } })
  expect((await to([bea.id, stranger.id])).status).toBe(404)
  expect((await to([bea.id, randomUUID()])).status).toBe(404)
  const refused = await to([bea.id], { DataType: 'document', DataContent: { id: randomUUID() } })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('DataType is document')])
  const unfilled = await to([bea.id], { DataContent: { id: randomUUID() } })
  expect([unfilled.status, await unfilled.text()]).toEqual([400, expect.stringContaining('DataContent')])
  const reader = await server.person(companyId, { role: 'readOnly' })
  expect((await reader.send('POST email', { json: { ...letter, Users: [bea.id] } })).status).toBe(403)
  expect(await mails()).toHaveLength(before)
})

test('CMP-08: everybody reads what they were told, the latest first, and marks it as read; nobody else’s', async () => {
  const dora = await server.person(companyId)
  for (const Subject of ['First', 'Second']) {
    server.platform.clock.advance(1000)
    await admin.send('POST notifications/email', { json: { ...letter, Subject, Users: [dora.id] } })
  }
  const line = `account/users/${dora.id}/notifications`
  const read = async (query = '') =>
    (await (await dora.send(`GET ${line}${query}`)).json()) as {
      itemCount: number
      Notifications: { Id: string; Text: string; Read: boolean; Type: string }[]
    }
  const { Notifications, itemCount } = await read()
  expect(itemCount).toBe(2)
  expect(Notifications).toMatchObject([
    { Text: 'Second', Read: false, Type: 'message' },
    { Text: 'First', Read: false },
  ])
  const mark = (body: object) => dora.send(`PUT ${line}/read`, { json: body })
  expect((await mark({ Ids: [Notifications[0]!.Id] })).status).toBe(204)
  expect((await read('?unread=true')).Notifications).toMatchObject([{ Text: 'First' }])
  expect((await read('?limit=1&page=1')).Notifications).toMatchObject([{ Text: 'First' }])
  expect((await mark({})).status).toBe(204)
  expect((await read('?unread=true')).itemCount).toBe(0)
  expect((await bea.send(`GET ${line}`)).status).toBe(403)
  expect((await stranger.send(`GET ${line}`)).status).toBe(404)
})
