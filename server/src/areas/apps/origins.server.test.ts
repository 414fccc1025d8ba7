import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { sourceFolder } from './own-apps.ts'
import { manifestOf, startManifests } from './testing.ts'

const root = mkdtempSync(join(tmpdir(), 'kontor-origins-'))
afterAll(() => rmSync(root, { recursive: true }))
for (const [file, text] of [
  ['shell/index.html', '<!doctype html><head><title>Shell</title></head>'],
  ['apps/documents/index.html', '<title>Documents</title>'],
  ['apps/documents/manifest.json', readFileSync(join(sourceFolder, 'documents/manifest.json'), 'utf8')],
  ['apps/half/manifest.json', readFileSync(join(sourceFolder, 'home/manifest.json'), 'utf8')],
] as const) {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}
const server = await startTestServer({
  environment: { KONTOR_APP_LOOPBACK: 'on' },
  folders: { shell: join(root, 'shell'), apps: join(root, 'apps') },
})
const manifests = await startManifests()
const shell = server.sendWith({}, server.origins.shell)
const company = await server.company()
const admin = await server.person(company)

const add = async (person: TestPerson, vendorId: string) => {
  const ManifestUrl = manifests.put(`${vendorId}.json`, manifestOf({ vendorId }))
  expect((await person.send('POST apps/store', { json: { ManifestUrl } })).status).toBe(201)
  return { path: `vendors/${vendorId}/apps/Notes`, origin: `https://notes.${vendorId.toLowerCase()}.example` }
}
const activate = (person: TestPerson, path: string) => person.send(`PUT apps/active/${path}/token`)

/** What the shell's page allows whoever opens it: in its policy, and in the words for the shell itself. */
async function pageOf(headers: Record<string, string> = {}) {
  const page = await shell('GET /', { headers })
  const directives = (page.headers.get('content-security-policy') ?? '').split('; ')
  const sources = (name: string) =>
    directives
      .find((directive) => directive.startsWith(`${name} `))
      ?.split(' ')
      .slice(1)
  const meta = /<meta name="kontor-frame-origins" content="([^"]*)">/.exec(await page.text())?.[1]
  return { frames: sources('frame-src'), images: sources('img-src'), says: meta?.split(' ') }
}

describe('the page of the shell', () => {
  test('frames our own apps for whoever is not signed in', async () => {
    const { frames, says } = await pageOf()
    expect(frames).toEqual([server.origins.app])
    expect(says).toEqual(frames)
  })

  test('frames the active apps of every company in which the person works, and says so; it loads no picture from them', async () => {
    const [own, second, foreign, inactive] = [
      await add(admin, 'Active'),
      await server.person(await server.company()),
      await server.person(await server.company()),
      await add(admin, 'Inactive'),
    ]
    const [elsewhere, hidden] = [await add(second, 'Elsewhere'), await add(foreign, 'Hidden')]
    await activate(admin, own.path)
    await activate(second, elsewhere.path)
    await activate(foreign, hidden.path)
    await server.join(admin, second.companyId, 'apClerk')
    const { cookie } = await server.browser(admin)
    const { frames, images, says } = await pageOf({ cookie })
    expect(frames).toEqual([server.origins.app, own.origin, elsewhere.origin])
    expect(says).toEqual(frames)
    expect(images).toEqual(["'self'", 'data:', server.origins.app])
    expect(frames).not.toContain(inactive.origin)
    await admin.send(`DELETE apps/active/${own.path}`)
    expect((await pageOf({ cookie })).frames).toEqual([server.origins.app, elsewhere.origin])
  })

  test('lists only apps of ours whose page is built', async () => {
    const { Apps } = (await (await admin.send('GET session')).json()) as { Apps: { Id: string; Ours: boolean }[] }
    expect(Apps.filter(({ Ours }) => Ours).map(({ Id }) => Id)).toEqual(['Kontor.Documents'])
  })
})

describe('the page of a foreign app', () => {
  const preflight = (origin: string) =>
    server.send('OPTIONS documents', { headers: { origin, 'access-control-request-method': 'GET' } })

  test('may call the API from where it lives, with its token and never with a cookie', async () => {
    const { path, origin } = await add(admin, 'Caller')
    await activate(admin, path)
    const allowed = await preflight(origin)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin)
    expect(allowed.headers.get('access-control-allow-headers')).toContain('authorization')
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull()

    const { write, cookie, xsrf } = await server.browser(admin)
    const { Token } = (await (await write('POST session/app-tokens', { json: { App: 'Caller.Notes' } })).json()) as {
      Token: string
    }
    const answer = await server.send('GET documents', { headers: { origin, authorization: `Bearer ${Token}` } })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, origin])

    const stolen = { origin, cookie, 'x-xsrf-token': xsrf }
    const forged = await shell('DELETE session', { headers: stolen })
    expect(forged.status).toBe(403)
    const read = await shell('GET session', { headers: stolen })
    expect(read.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('that no company has added may not', async () => {
    for (const origin of [
      'https://stranger.example',
      'https://notes.caller.example.evil.example',
      server.origins.shell,
    ])
      expect((await preflight(origin)).headers.get('access-control-allow-origin'), origin).toBeNull()
  })
})
