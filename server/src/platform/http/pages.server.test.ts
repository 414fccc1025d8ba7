import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const root = mkdtempSync(join(tmpdir(), 'kontor-pages-'))
afterAll(() => rmSync(root, { recursive: true }))
for (const [file, text] of [
  ['shell/index.html', '<title>Shell</title>'],
  ['shell/assets/shell-1a2b.js', 'export {}'],
  ['apps/documents/index.html', '<title>Documents</title>'],
  ['secret.txt', 'secret'],
] as const) {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}
const server = await startTestServer({ folders: { shell: join(root, 'shell'), apps: join(root, 'apps') } })
const shell = server.sendWith({}, server.origins.shell)
const app = server.sendWith({}, server.origins.app)
const directive = (answer: Response, name: string) =>
  answer.headers
    .get('content-security-policy')
    ?.split('; ')
    .find((part) => part.startsWith(`${name} `))

describe('the shell', () => {
  test('opens on its own host, with its own scripts only, frames the apps, and is framed by nobody', async () => {
    const page = await shell('GET /')
    expect(await page.text()).toContain('Shell')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(directive(page, 'script-src')).toBe("script-src 'self'")
    expect(directive(page, 'frame-src')).toBe(`frame-src ${server.origins.app}`)
    expect(directive(page, 'frame-ancestors')).toBe("frame-ancestors 'none'")
  })

  test('F-282: speaks to nobody outside, unless an operator has connected them', async () => {
    const page = await shell('GET /')
    expect(directive(page, 'connect-src')).toBe("connect-src 'self'")
    expect(await page.text()).not.toContain('kontor-telemetry')
    const destination = 'https://visits.example/$&<in>'
    const connected = await startTestServer({
      folders: { shell: join(root, 'shell'), apps: join(root, 'apps') },
      environment: { KONTOR_ANALYTICS: JSON.stringify({ destination }) },
    })
    const opened = await connected.sendWith({}, connected.origins.shell)('GET /')
    expect(directive(opened, 'connect-src')).toBe("connect-src 'self' https://visits.example")
    const [, content = ''] = /<meta name="kontor-telemetry" content="([^"]*)">/.exec(await opened.text()) ?? []
    const written = content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    expect(JSON.parse(written)).toEqual({ analytics: { destination } })
  })

  test('whoever opens it by the apps’ host is sent to its own', async () => {
    const answer = await app('GET /')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${server.origins.shell}/`])
    expect((await app('GET /assets/shell-1a2b.js')).status).toBe(404)
  })

  test('what has a hash in its name is kept for good', async () => {
    const script = await shell('GET /assets/shell-1a2b.js')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})

describe('an app', () => {
  test('opens on the apps’ host, framed by the shell only, talking to its own host only', async () => {
    const page = await app('GET /apps/documents/')
    expect(await page.text()).toContain('Documents')
    expect(directive(page, 'frame-ancestors')).toBe(`frame-ancestors ${server.origins.shell}`)
    expect(directive(page, 'connect-src')).toBe("connect-src 'self'")
  })

  test('does not exist on the shell’s host', async () => {
    expect((await shell('GET /apps/documents/')).status).toBe(404)
  })
})

test.each(['//documents//index.html', '/%00'])('an address that leads to no page says so: %s', async (path) => {
  const answer = await shell(`GET ${path}`)
  expect([answer.status, await answer.json()]).toMatchObject([404, { ErrorCode: 'ResourceNotFound' }])
})

test('a browser is shown a page where there is none, in its language and with a way to Kontor', async () => {
  const read = (language: string) =>
    shell('GET /no/such/page', { headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': language } })
  const answer = await read('de')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  const page = await answer.text()
  expect(page).toContain('<html lang="de" dir="ltr">')
  expect(page).toContain('Unter dieser Adresse gibt es keine Seite.')
  expect(page).toContain(`href="${server.origins.shell}/"`)
  expect(page).not.toContain('no/such')
  expect(directive(answer, 'default-src')).toBe("default-src 'none'")
  expect(await (await read('ar')).text()).toContain('dir="rtl"')
  const call = await shell('GET /api/no-such-call', { headers: { accept: 'text/html' } })
  expect([call.status, call.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
})

test('no folder is listed', async () => {
  for (const path of ['/assets', '/assets/']) expect((await shell(`GET ${path}`)).status, path).toBe(404)
  for (const path of ['/apps', '/apps/']) expect((await app(`GET ${path}`)).status, path).toBe(404)
})

test('nothing outside the built folders is given out', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%5c..%5csecret.txt'])
    expect((await shell(`GET ${path}`)).status).toBe(404)
})
