import { randomUUID } from 'node:crypto'
import { roles } from '@kontor/contract'
import { expect, test, vi } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { hashPassword } from '../users/index.ts'

const server = await startTestServer()
const company = await server.company({ name: 'Nordlicht' })
const admin = await server.person(company)
const clerk = await server.person(company, { role: 'apClerk' })

interface Line {
  readonly Id: string
  readonly At: string
  readonly Subject: string
  readonly Kind: string
  readonly Actor?: { readonly Id: string; readonly Name: string }
  readonly User?: { readonly Id: string; readonly Name: string }
  readonly Partner?: { readonly Id: string; readonly Name: string }
  readonly Details: readonly { readonly Key: string; readonly Value: string }[]
}
interface Page {
  readonly Lines: readonly Line[]
  readonly Next?: string
}

const read = async (query = ''): Promise<Page> => (await (await admin.send(`GET audit?${query}`)).json()) as Page
const setState = (state: string) => admin.send(`PUT account/users/${clerk.id}/state`, { json: state })

test('an administrator reads who did what to whom, newest first', async () => {
  await setState('LOCKED')
  server.platform.clock.advance(60_000)
  await setState('ACTIVE')
  const { Lines } = await read('about=PEOPLE')
  expect(Lines[0]).toMatchObject({ Kind: 'user.unlocked', Actor: { Id: admin.id }, User: { Id: clerk.id } })
  expect(Lines[1]).toMatchObject({ Kind: 'user.locked', Subject: 'PEOPLE' })
  expect(Lines.map(({ At }) => At)).toEqual(
    Lines.map(({ At }) => At)
      .toSorted()
      .reverse(),
  )
})

test('narrowed to a subject or to a person, it has nothing else', async () => {
  await server.browser(clerk)
  const signIns = (await read('about=SIGN_INS')).Lines
  expect(new Set(signIns.map(({ Subject }) => Subject))).toEqual(new Set(['SIGN_INS']))
  const own = (await read(`actor=${admin.id}`)).Lines
  expect(new Set(own.map(({ Actor }) => Actor?.Id))).toEqual(new Set([admin.id]))
})

test('narrowed to a time, it has what happened from one instant on and before the other', async () => {
  const all = (await read('limit=200')).Lines
  const [newest] = all
  const oldest = all.at(-1)
  if (!newest || !oldest) throw new Error('The log is empty')
  expect(oldest.At < newest.At).toBe(true)
  const since = (await read(`limit=200&since=${newest.At}`)).Lines
  expect(since.map(({ Id }) => Id)).toEqual(all.filter(({ At }) => At >= newest.At).map(({ Id }) => Id))
  const until = (await read(`limit=200&until=${newest.At}`)).Lines
  expect(until.map(({ Id }) => Id)).toEqual(all.filter(({ At }) => At < newest.At).map(({ Id }) => Id))
  expect((await admin.send('GET audit?since=yesterday')).status).toBe(400)
})

test('documents are not in it: they have histories of their own', async () => {
  const line = { kind: 'document.sent', objectType: 'document', objectId: randomUUID() } as const
  await server.platform.transact(company, { actorId: admin.id, requestId: 'test' }, (uow) => uow.log(line))
  expect((await read('limit=200')).Lines.filter(({ Kind }) => Kind.startsWith('document.'))).toEqual([])
})

test('page after page shows each line once, though others come meanwhile', async () => {
  const all = (await read('limit=200')).Lines.map(({ Id }) => Id)
  const seen: string[] = []
  let next: string | undefined
  do {
    const page: Page = await read(`limit=3${next === undefined ? '' : `&before=${next}`}`)
    seen.push(...page.Lines.map(({ Id }) => Id))
    next = page.Next
    server.platform.clock.advance(1000)
    await setState(seen.length % 2 === 0 ? 'ACTIVE' : 'LOCKED')
  } while (next !== undefined)
  expect(seen).toEqual(all)
})

test('a place that is none is refused with the reason; a colleague and another company see nothing of it', async () => {
  const refused = ['yesterday', '0000-00-00T00:00:00.000Z_0a0a-0a-0a-aaaa--0-a0aa0000--a-0-00-', `1_${'-'.repeat(36)}`]
  for (const before of refused) expect((await admin.send(`GET audit?before=${before}`)).status).toBe(400)
  expect((await admin.send(`GET audit?before=9999999999999_${randomUUID()}`)).status).toBe(200)
  const other = await server.person(await server.company({ name: 'Brandt' }))
  const theirs = (await (await other.send('GET audit?limit=200')).json()) as Page
  expect(theirs.Lines.every(({ User }) => User === undefined || User.Id === other.id)).toBe(true)
  const reader = await server.person(company, { role: 'readOnly' })
  expect((await reader.send('GET audit')).status).toBe(403)
})

test('has the sign-ins that failed, with whom they were tried for, and no name that nobody has', async () => {
  const tried = await server.person(company, {
    passwordHash: await hashPassword('correct horse', { N: 1024, r: 8, p: 1 }),
  })
  const signIn = (Username: string, Password: string) => server.send('POST session', { json: { Username, Password } })
  expect((await signIn(tried.username, 'wrong')).status).toBe(401)
  expect((await signIn('nobody@nordlicht.example', 'wrong')).status).toBe(401)
  await admin.send(`PUT account/users/${tried.id}/state`, { json: 'LOCKED' })
  expect((await signIn(tried.username, 'correct horse')).status).toBe(423)
  const failures = async () => (await read('kind=sign_in.failed')).Lines
  await vi.waitFor(async () => expect(await failures()).toHaveLength(2))
  expect(await failures()).toMatchObject(
    ['locked', 'password'].map((Value) => ({
      Subject: 'SIGN_INS',
      User: { Id: tried.id },
      Details: [{ Key: 'why', Value }],
    })),
  )
})

test('has the sign-ins that succeeded, with what the person has proven who they are by', async () => {
  const passwordHash = await hashPassword('correct horse', { N: 1024, r: 8, p: 1 })
  const person = await server.person(company, { passwordHash })
  const json = { Username: person.username, Password: 'correct horse' }
  expect((await server.send('POST session', { json })).status).toBe(200)
  const [opened] = (await read('kind=session.opened')).Lines
  expect(opened).toMatchObject({
    Actor: { Id: person.id },
    Details: expect.arrayContaining([{ Key: 'by', Value: 'password' }]),
  })
})

test('narrowed to somebody or to a kind, it has who had which role before', async () => {
  const approver = await server.person(company, { role: 'approver' })
  await admin.send(`PUT users/${approver.id}/memberships/${company}/${roles.apClerk}`)
  const { Lines } = await read(`object=${approver.id}`)
  expect(new Set(Lines.map(({ User }) => User?.Id))).toEqual(new Set([approver.id]))
  const [changed] = (await read(`kind=user.role-changed&object=${approver.id}`)).Lines
  expect(changed).toMatchObject({
    Actor: { Id: admin.id },
    Details: expect.arrayContaining([
      { Key: 'before', Value: roles.approver },
      { Key: 'role', Value: roles.apClerk },
    ]),
  })
  expect((await admin.send('GET audit?kind=Robert%27);--')).status).toBe(400)
})

test('has what a partner changed of itself, once, where it changes how the partner is seen here', async () => {
  const partner = await server.company({ name: 'Brandt' })
  const theirs = await server.person(partner)
  const connection = await server.connect(company, partner)
  const save = async (change: object) => {
    expect((await theirs.send('PUT account', { json: change })).status).toBe(204)
    await server.settle()
  }
  await save({ CompanyName: 'Brandt & Söhne', Identifiers: [{ scheme: 'IBAN', value: 'DE89370400440532013000' }] })
  await save({ CompanyName: 'Brandt & Söhne' })
  const changes = (await read('kind=connection.partner_changed')).Lines
  expect(changes).toMatchObject([
    {
      Subject: 'PARTNERS',
      Partner: { Id: connection, Name: 'Brandt & Söhne' },
      Actor: { Id: theirs.id, Name: '' },
      Details: [{ Key: 'changed', Value: expect.stringMatching(/^name .*bank/) }],
    },
  ])
})
