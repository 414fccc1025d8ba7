import { expect, test } from 'vitest'
import { issueProgramToken } from '../session/index.ts'
import { redirect, startOauth } from './testing.ts'

const oauth = await startOauth()
const company = await oauth.company({ name: 'Nordlicht' })
const administrator = await oauth.person(company)
const clerk = await oauth.person(company, { role: 'readOnly' })
const admin = await oauth.browser(administrator)
const permissions = ['company.read', 'document.read'] as const
const { secret } = await oauth.operator.add({
  id: 'Acme.Bridge',
  redirectUris: [redirect],
  permissions,
  isPublic: false,
})

interface Program {
  readonly Id: string
  readonly Kind: string
  readonly Name: string
  readonly User: { readonly Name: string }
  readonly LastUsed?: string
  readonly allowedActions: readonly string[]
}

const listed = async () =>
  ((await (await admin.send('GET oauth/programs')).json()) as { Programs: readonly Program[] }).Programs
const shownFor = async (userId: string) =>
  (await listed()).filter(({ User }) => (User as unknown as { Id: string }).Id === userId)
const reads = async (token: string | undefined) =>
  (await oauth.sendWith({ authorization: `Bearer ${token}` }, oauth.origins.shell)('GET account/info')).status

/** A program that a person let in: its token. */
async function letIn() {
  const begun = await oauth.begin(clerk, {
    client_id: 'Acme.Bridge',
    redirect_uri: redirect,
    scope: 'openid offline company.read',
    state: 'kept',
  })
  const code = (await begun.answer('ALLOW')).searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirect }
  return (await oauth.token(form, { id: 'Acme.Bridge', secret })).body.access_token
}

test('an administrator sees which programs work for whom, with what and since when, and shuts one out', async () => {
  const access = await letIn()
  const token = await issueProgramToken(oauth.platform, clerk.username, 90)
  expect([await reads(access), await reads(token)]).toEqual([200, 200])
  const shown = await shownFor(clerk.id)
  const bridge = shown.find(({ Kind }) => Kind === 'CONSENT')
  expect(bridge).toMatchObject({
    Name: 'Acme.Bridge',
    Permissions: ['company.read'],
    LastUsed: expect.any(String),
    Expires: expect.any(String),
    allowedActions: ['END'],
  })
  expect(shown).toContainEqual(expect.objectContaining({ Kind: 'TOKEN', Expires: expect.any(String) }))
  expect((await admin.write(`DELETE oauth/programs/${bridge?.Id}`)).status).toBe(204)
  expect([await reads(access), await reads(token)]).toEqual([401, 200])
  expect((await admin.write(`DELETE oauth/programs/${bridge?.Id}`)).status).toBe(404)
})

test('all are shut out at once, and the people stay signed in', async () => {
  const colleague = await oauth.browser(clerk)
  const tokens = [await letIn(), await issueProgramToken(oauth.platform, clerk.username)]
  const ended = (await (await admin.write('DELETE oauth/programs')).json()) as { Ended: number }
  expect(ended.Ended).toBeGreaterThanOrEqual(2)
  expect(await Promise.all(tokens.map(reads))).toEqual([401, 401])
  expect(await listed()).toEqual([])
  expect((await colleague.send('GET account/info')).status).toBe(200)
  expect(await (await admin.write('DELETE oauth/programs')).json()).toEqual({ Ended: 0 })
})

test('a program of the company itself is shown with the person it works as: who is locked among the people', async () => {
  await oauth.settle()
  const actsFor = { company, role: 'readOnly' } as const
  await oauth.operator.add({ id: 'Acme.Nightly', redirectUris: [], permissions, isPublic: false, actsFor })
  const own = (await listed()).find(({ Kind }) => Kind === 'OWN')
  expect(own).toMatchObject({ Name: 'Acme.Nightly', allowedActions: [] })
  expect((await admin.write(`DELETE oauth/programs/${own?.Id}`)).status).toBe(404)
})

test('nobody but an administrator sees or ends them', async () => {
  const colleague = await oauth.browser(clerk)
  expect((await colleague.send('GET oauth/programs')).status).toBe(403)
  expect((await colleague.write('DELETE oauth/programs')).status).toBe(403)
})
