import { areas, askablePermissions, type Call, type Permission } from '@kontor/contract'
import { exampleOf, paramsOf } from '@kontor/contract/openapi'
import { describe, expect, test } from 'vitest'
import { type Send, startTestServer, type TestPerson } from '../../testing.ts'
import { manifestOf, startManifests } from './testing.ts'

const server = await startTestServer({ environment: { KONTOR_APP_LOOPBACK: 'on' } })
const manifests = await startManifests()
const company = await server.company()
const branch = await server.branch(company)
const admin = await server.person(company)
await server.join(admin, branch, 'companyAdmin')

const calls = Object.entries(areas).flatMap(([area, named]) =>
  Object.entries(named as Record<string, Call>).map(([name, call]) => ({ key: `${area}.${name}`, call })),
)

const path = 'vendors/Beta/apps/Papers'
const publish = (permissions: readonly Permission[]) =>
  admin.send('POST apps/store', {
    json: { ManifestUrl: manifests.put('notes.json', manifestOf({ vendorId: 'Beta', appId: 'Papers', permissions })) },
  })
const grant = (Permissions?: readonly Permission[]) =>
  admin.send(`PUT apps/active/${path}/token`, Permissions === undefined ? {} : { json: { Permissions } })

/** A token of an app, as the shell of a person gets it, and what asks with it. */
async function tokenOf(person: TestPerson, App: string) {
  const { write } = await server.browser(person)
  const answer = await write('POST session/app-tokens', { json: { App } })
  const { Token = '', ExpiresAt = '' } = (await answer.json()) as { Token?: string; ExpiresAt?: string }
  return { status: answer.status, token: Token, expires: ExpiresAt, send: bearer(Token) }
}
const bearer = (token: string): Send => server.sendWith({ authorization: `Bearer ${token}` })

/** Asks a call with its addresses filled in and no body: whether somebody may is found out before anything else. */
const ask = (send: Send, call: Call) => {
  const line = Object.entries(paramsOf(call)).reduce(
    (line, [name, schema]) => line.replace(`{${name}}`, encodeURIComponent(String(exampleOf(schema)))),
    `${call.method} ${call.path}`,
  )
  return send(line as `${string} ${string}`, { headers: { accept: 'application/json, */*' } })
}

/** The right that was missing; undefined where none was. */
const refusedFor = async (answer: Response): Promise<string | undefined> => {
  if (answer.status !== 403) return undefined
  const { ErrorDetail = [] } = (await answer.json()) as { ErrorDetail?: { Key: string; Value: string }[] }
  return ErrorDetail.find(({ Key }) => Key === 'right')?.Value
}

/** It would end the very tokens with which the people of this test ask. */
const endsOurTokens = 'oauth.endPrograms'

/** Every call of the contract whose right is outside the scope is refused for it, and no other. */
async function expectScope(send: Send, scope: readonly Permission[]) {
  const inside = new Set<Permission>(['anyone', 'member', ...scope])
  const wrong: string[] = []
  for (const { key, call } of calls) {
    if (key === endsOurTokens && inside.has(call.options.may)) continue
    const answer = await ask(send, call)
    const outside = inside.has(call.options.may) ? undefined : call.options.may
    // The answer to HEAD has no words: that it is refused is all it says.
    const missing = call.method === 'HEAD' && answer.status === 403 ? outside : await refusedFor(answer)
    if (missing !== outside) wrong.push(`${key}: ${answer.status} ${missing}`)
  }
  expect(wrong).toEqual([])
}

await publish(askablePermissions)

describe('the token of an app reaches as far as its grant, over every call of the contract', () => {
  test.each<readonly [string, readonly Permission[]]>([
    ['nothing was granted', []],
    ['reading documents was', ['document.read']],
    ['writing and sending were', ['document.write', 'document.send', 'profile.write']],
    ['all that an app can ask for was', askablePermissions],
  ])('%s', async (_name, scope) => {
    await grant(scope)
    await expectScope((await tokenOf(admin, 'Beta.Papers')).send, scope)
  })

  test('and never further than the person: a reader’s app reads', async () => {
    await grant()
    const reader = await server.person(company, { role: 'readOnly' })
    const own = (await (await reader.send('GET session')).json()) as { Permissions: Permission[] }
    const scope = askablePermissions.filter((permission) => own.Permissions.includes(permission))
    expect(scope).toContain('document.read')
    expect(scope).not.toContain('document.send')
    await expectScope((await tokenOf(reader, 'Beta.Papers')).send, scope)
  })

  test('and our own apps are held to their manifests in the same way', async () => {
    const { Apps } = (await (await admin.send('GET session')).json()) as {
      Apps: { Id: string; Ours: boolean; Permissions: Permission[] }[]
    }
    for (const { Id, Permissions } of Apps.filter(({ Ours }) => Ours))
      await expectScope((await tokenOf(admin, Id)).send, Permissions)
    const documents = Apps.find(({ Id }) => Id === 'Kontor.Documents')
    for (const right of ['app.write', 'user.write', 'company.write', 'session.manage'] as const)
      expect(documents?.Permissions).not.toContain(right)
  })
})

describe('the token of an app', () => {
  test('F-012: comes from the shell alone, for ten minutes, and begets no other', async () => {
    await grant()
    const { token, expires } = await tokenOf(admin, 'Beta.Papers')
    expect(Date.parse(expires) - server.platform.clock.now().getTime()).toBe(10 * 60_000)
    const again = await bearer(token)('POST session/app-tokens', { json: { App: 'Beta.Papers' } })
    expect(await refusedFor(again)).toBe('session.manage')
    const program = await admin.send('POST session/app-tokens', { json: { App: 'Beta.Papers' } })
    expect(program.status).toBe(403)
    server.platform.clock.advance(10 * 60_000)
    expect((await bearer(token)('GET account/info/user')).status).toBe(401)
  })

  test('is told that the app lacks a right, where the role has it, and that the role does where it has not', async () => {
    await grant(['document.read'])
    const answerTo = async (person: typeof admin, line: `${string} ${string}`) =>
      ((await (await (await tokenOf(person, 'Beta.Papers')).send(line)).json()) as { Message: string }).Message
    expect(await answerTo(admin, 'DELETE usergroups/01890000-0000-7000-8000-000000000000')).toContain(
      'The app Beta.Papers does not have the permission “team.write”, which your role includes',
    )
    expect(await answerTo(admin, 'GET session')).toContain('and no app can')
    const reader = await server.person(company, { role: 'readOnly' })
    expect(await answerTo(reader, 'DELETE usergroups/01890000-0000-7000-8000-000000000000')).toContain(
      'Your role does not include the permission “team.write”',
    )
  })

  test('is good in one company, whatever it claims, and is no cookie', async () => {
    const { token } = await tokenOf(admin, 'Beta.Papers')
    const elsewhere = await bearer(token)('GET account/info/user', { headers: { 'x-kontor-tenantid': branch } })
    expect([elsewhere.status, await elsewhere.json()]).toEqual([
      403,
      expect.objectContaining({ ErrorCode: 'ClaimMismatch' }),
    ])
    const cookie = `kontor_session=${token}`
    const asCookie = await server.sendWith({ cookie }, server.origins.shell)('GET session')
    expect(asCookie.status).toBe(403)
  })

  test('reaches the settings of its own app only', async () => {
    await grant(['app.settings'])
    const { send } = await tokenOf(admin, 'Beta.Papers')
    const text = { body: 'red', headers: { 'content-type': 'text/plain' } }
    expect((await send(`PUT apps/${path}/settings/colour`, text)).status).toBe(204)
    expect(await (await send(`GET apps/${path}/settings/colour`)).text()).toBe('red')
    for (const line of ['GET', 'PUT'] as const)
      expect(
        (await send(`${line} apps/vendors/Kontor/apps/Documents/settings/colour`, line === 'PUT' ? text : {})).status,
      ).toBe(403)
  })
})

describe('at once, for tokens that are already out,', () => {
  test('a grant that is narrowed narrows', async () => {
    await grant(['document.read', 'user.read'])
    const { send } = await tokenOf(admin, 'Beta.Papers')
    await expectScope(send, ['document.read', 'user.read'])
    await grant(['user.read'])
    await expectScope(send, ['user.read'])
  })

  test('a manifest that asks for less narrows, and one that asks for more does not widen', async () => {
    await grant(['document.read', 'user.read'])
    const { send } = await tokenOf(admin, 'Beta.Papers')
    await publish(['user.read', 'network.read'])
    await expectScope(send, ['user.read'])
    await publish(askablePermissions)
  })

  test('deactivating ends them, for every person, in the branches too, and activating again does not bring them back', async () => {
    await grant()
    const clerk = await server.person(company, { role: 'apClerk' })
    const inBranch = await server.person(branch)
    const tokens = [
      await tokenOf(admin, 'Beta.Papers'),
      await tokenOf(clerk, 'Beta.Papers'),
      await tokenOf(inBranch, 'Beta.Papers'),
    ]
    const statuses = () => Promise.all(tokens.map(async ({ send }) => (await send('GET account/info/user')).status))
    expect(await statuses()).toEqual([200, 200, 200])
    await admin.send(`DELETE apps/active/${path}`)
    expect(await statuses()).toEqual([401, 401, 401])
    expect((await tokenOf(admin, 'Beta.Papers')).status).toBe(403)
    await grant()
    expect(await statuses()).toEqual([401, 401, 401])
    expect((await tokenOf(clerk, 'Beta.Papers')).status).toBe(201)
  })

  test('signing out ends them', async () => {
    const { write } = await server.browser(admin)
    const { Token } = (await (await write('POST session/app-tokens', { json: { App: 'Beta.Papers' } })).json()) as {
      Token: string
    }
    expect((await bearer(Token)('GET account/info/user')).status).toBe(200)
    await write('DELETE session')
    expect((await bearer(Token)('GET account/info/user')).status).toBe(401)
  })
})
