import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { type Received, startReceiver } from './testing.ts'

const server = await startTestServer({ environment: { KONTOR_APP_LOOPBACK: 'on' } })
const receiver = await startReceiver()
beforeEach(() => receiver.answers(204))

interface Made {
  readonly Id: string
  readonly Secret: string
  readonly State: string
  readonly FailingSince?: string
}
interface Sent {
  readonly Id: string
  readonly Event: string
  readonly State: string
  readonly Attempts: number
  readonly Status?: number
  readonly Answer?: string
  readonly NextAttempt?: string
}

const headers = { 'content-type': 'application/xml' }

/** A company and its administrator, with a webhook at an address of its own. */
async function listening(Events: readonly string[]) {
  const companyId = await server.company()
  const admin = await server.person(companyId)
  const id = randomUUID()
  const path = `/${id}`
  const made = await admin.send(`PUT webhooks/${id}`, { json: { Address: `${receiver.origin}${path}`, Events } })
  expect(made.status).toBe(200)
  return { companyId, admin, id, path, webhook: (await made.json()) as Made }
}
const sentBy = async (person: TestPerson, id: string, query = ''): Promise<Sent[]> =>
  ((await (await person.send(`GET webhooks/${id}/deliveries${query}`)).json()) as { Deliveries: Sent[] }).Deliveries
const webhookOf = async (person: TestPerson, id: string): Promise<Made | undefined> =>
  ((await (await person.send('GET webhooks')).json()) as { Webhooks: Made[] }).Webhooks.find(({ Id }) => Id === id)
async function saveDraft(person: TestPerson): Promise<string> {
  const id = randomUUID()
  const body = documentOf('Invoice', { id: `W-${id}` }) as Uint8Array<ArrayBuffer>
  expect((await person.send(`PUT documents/${id}`, { body, headers })).status).toBe(204)
  await server.settle()
  return id
}

/** The check that docs/api/webhooks.md gives to the authors of programs, at the time of the server under test. */
const guide = await readFile(join(import.meta.dirname, '../../../../docs/api/webhooks.md'), 'utf8')
const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(guide) ?? []
const file = join(await mkdtemp(join(tmpdir(), 'kontor-webhooks-')), 'check.ts')
await writeFile(file, code)
const { isFromKontor } = (await import(file)) as {
  isFromKontor: (headers: Received['headers'], body: string, secret: string) => boolean
}
function proves({ headers: got, body }: Received, secret: string): boolean {
  vi.useFakeTimers({ toFake: ['Date'], now: server.platform.clock.now() })
  try {
    return isFromKontor(got, body, secret)
  } finally {
    vi.useRealTimers()
  }
}

describe('a webhook', () => {
  test('tells a program what happened, once, signed, with ids and no content', async () => {
    const { companyId, admin, id, path, webhook } = await listening(['DOCUMENT_SAVED'])
    const documentId = await saveDraft(admin)
    await server.settle()
    const [delivery, ...more] = receiver.at(path)
    expect(more).toEqual([])
    expect(JSON.parse(delivery?.body ?? '')).toEqual({
      type: 'DOCUMENT_SAVED',
      timestamp: server.platform.clock.now().toISOString(),
      data: { companyId, objectType: 'document', objectId: documentId, what: 'document.created', userId: admin.id },
    })
    expect(Object.fromEntries(delivery?.url.searchParams ?? [])).toMatchObject({
      event: 'DOCUMENT_SAVED',
      id: documentId,
      tsCompanyAccountId: companyId,
      tsUserId: admin.id,
      tsUserLanguage: expect.stringMatching(/^[a-z]{2}/),
    })
    expect(webhook.Secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(delivery && proves(delivery, webhook.Secret)).toBe(true)
    expect(delivery && proves(delivery, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false)
    expect(await sentBy(admin, id)).toMatchObject([{ Event: 'DOCUMENT_SAVED', State: 'DELIVERED', Status: 204 }])
  })

  test('hears of what it asked for, in its own company, from its beginning on', async () => {
    const partner = await listening(['AFTER_DOCUMENT_RECEIVE', 'NETWORK_REQUEST_RECEIVED', 'USER_STATE_CHANGED'])
    const other = await listening(['NETWORK_REQUEST_RECEIVED'])
    server.platform.clock.advance(1000)
    const json = { CompanyAccountId: partner.companyId }
    expect((await other.admin.send(`PUT network/connections/${randomUUID()}`, { json })).status).toBeLessThan(300)
    const clerk = await server.person(partner.companyId, { role: 'apClerk' })
    expect((await partner.admin.send(`PUT account/users/${clerk.id}/state`, { json: 'LOCKED' })).status).toBeLessThan(
      300,
    )
    await saveDraft(partner.admin)
    const events = receiver.at(partner.path).map(({ url }) => url.searchParams.get('event'))
    expect(events.toSorted()).toEqual(['NETWORK_REQUEST_RECEIVED', 'USER_STATE_CHANGED'])
    expect(receiver.at(other.path)).toEqual([])
  })

  test('is tried again at growing distances, with the same bytes under the same id, until the program takes it', async () => {
    const { admin, id, path } = await listening(['DOCUMENT_SAVED'])
    receiver.answers(500, 'The database is down.')
    await saveDraft(admin)
    const tries = receiver.at(path)
    // What was left for later is done at once here: all ten attempts.
    expect(tries).toHaveLength(10)
    expect(new Set(tries.map(({ body, headers: got }) => `${got['webhook-id']} ${body}`)).size).toBe(1)
    expect(await sentBy(admin, id)).toMatchObject([
      { State: 'FAILED', Attempts: 10, Status: 500, Answer: 'The database is down.', AllowedActions: ['replay'] },
    ])
    expect((await webhookOf(admin, id))?.FailingSince).toBeDefined()
    receiver.answers(200)
    const [{ Id } = { Id: '' }] = await sentBy(admin, id, '?state=FAILED')
    expect((await admin.send(`POST webhooks/${id}/deliveries/${Id}/replay`)).status).toBe(204)
    await server.settle()
    expect(receiver.at(path).at(-1)?.headers['webhook-id']).toBe(Id)
    expect(await sentBy(admin, id)).toMatchObject([{ State: 'DELIVERED', Attempts: 1 }])
    expect((await webhookOf(admin, id))?.FailingSince).toBeUndefined()
  })

  test('sends nothing more to a program that says it is gone; an administrator resumes it', async () => {
    const { admin, id, path } = await listening(['DOCUMENT_SAVED'])
    receiver.answers(410)
    await saveDraft(admin)
    expect(receiver.at(path)).toHaveLength(1)
    expect(await webhookOf(admin, id)).toMatchObject({ State: 'DISABLED' })
    expect((await admin.send(`POST webhooks/${id}/test`)).status).toBe(409)
    receiver.answers(204)
    await saveDraft(admin)
    expect(receiver.at(path)).toHaveLength(1)
    expect((await admin.send(`PUT webhooks/${id}/state`, { json: { State: 'ACTIVE' } })).status).toBe(204)
    expect((await admin.send(`POST webhooks/${id}/test`)).status).toBe(201)
    await server.settle()
    expect(receiver.at(path).map(({ url }) => url.searchParams.get('event'))).toEqual(['DOCUMENT_SAVED', 'TEST'])
  })

  test('follows no redirect, and a redirect is no success', async () => {
    const { admin, id, path } = await listening(['DOCUMENT_SAVED'])
    receiver.answers(302)
    await admin.send(`POST webhooks/${id}/test`)
    await server.settle()
    expect(receiver.at('/elsewhere')).toEqual([])
    expect(receiver.at(path).length).toBeGreaterThan(1)
    expect(await sentBy(admin, id)).toMatchObject([{ State: 'FAILED', Status: 302 }])
  })

  test('signs with the secret before the new one too, for a day', async () => {
    const { admin, id, path, webhook } = await listening(['DOCUMENT_SAVED'])
    const { Secret } = (await (await admin.send(`POST webhooks/${id}/secret`)).json()) as Made
    expect(Secret).not.toBe(webhook.Secret)
    const provenBy = async () => {
      await server.settle()
      const last = receiver.at(path).at(-1)
      return [Secret, webhook.Secret].map((secret) => last && proves(last, secret))
    }
    await admin.send(`POST webhooks/${id}/test`)
    expect(await provenBy()).toEqual([true, true])
    server.platform.clock.advance(25 * 3_600_000)
    const later = (await server.browser(admin)).write
    expect((await later(`POST webhooks/${id}/test`)).status).toBe(201)
    expect(await provenBy()).toEqual([true, false])
  })

  test('is the administrators’, and to another company it does not exist', async () => {
    const { companyId, admin, id } = await listening(['DOCUMENT_SAVED'])
    await saveDraft(admin)
    const [{ Id } = { Id: '' }] = await sentBy(admin, id)
    const clerk = await server.person(companyId, { role: 'apClerk' })
    const stranger = await server.person(await server.company())
    const json = { Address: `${receiver.origin}/x`, Events: ['DOCUMENT_SAVED'] }
    for (const [line, body] of [
      ['GET webhooks', {}],
      [`PUT webhooks/${id}`, { json }],
      [`DELETE webhooks/${id}`, {}],
      [`POST webhooks/${id}/secret`, {}],
      [`GET webhooks/${id}/deliveries/${Id}`, {}],
    ] as const)
      expect((await clerk.send(line, body)).status, line).toBe(403)
    for (const line of [
      `DELETE webhooks/${id}`,
      `GET webhooks/${id}/deliveries`,
      `POST webhooks/${id}/deliveries/${Id}/replay`,
    ] as const)
      expect((await stranger.send(line)).status, line).toBe(404)
    expect((await admin.send(`DELETE webhooks/${id}`)).status).toBe(204)
    expect(await webhookOf(admin, id)).toBeUndefined()
    expect(await server.faultsOfLog(companyId)).toEqual([])
  })

  test.each([
    ['ftp://example.com/', 'not a web address'],
    ['not an address', 'not a web address'],
    ['https://user:secret@example.com/', 'a user name or password'],
  ])('is not made for %s', async (Address, says) => {
    const { admin } = await listening(['DOCUMENT_SAVED'])
    const refused = await admin.send(`PUT webhooks/${randomUUID()}`, { json: { Address, Events: ['DOCUMENT_SAVED'] } })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain(says)
  })
})

test('without leave for development nothing inside this network is told, and what is not encrypted is refused', async () => {
  const strict = await startTestServer()
  const admin = await strict.person(await strict.company())
  const save = (Address: string) =>
    admin.send(`PUT webhooks/${randomUUID()}`, { json: { Address, Events: ['DOCUMENT_SAVED'] } })
  const refused = await save('http://erp.example.com/')
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('not encrypted')])
  const inside = (await (await save(receiver.origin.replace('http:', 'https:'))).json()) as Made
  const before = receiver.received.length
  await admin.send(`POST webhooks/${inside.Id}/test`)
  await strict.settle()
  const answer = (await (await admin.send(`GET webhooks/${inside.Id}/deliveries`)).json()) as { Deliveries: Sent[] }
  expect(answer.Deliveries).toMatchObject([{ State: 'FAILED', Answer: expect.stringContaining('is this computer') }])
  expect(receiver.received).toHaveLength(before)
})
