import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { bundle } from '../scripts/bundle.ts'
import { test as journey } from './support/journey.ts'

const root = join(import.meta.dirname, '..')
const scripts: Record<string, string> = {}
const page = `<!doctype html><script type="module">
  import * as ours from '/ours.js'
  import * as theirs from '/theirs.js'
  import * as rich from '/rich.js'
  Object.assign(window, { parts: { ours, theirs, rich } })
</script>`

/** A page with our scripts, and an API that tells what it was sent; the same twice, for one is another origin. */
function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://api')
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-headers', 'x-xsrf-token, content-type, authorization')
  if (pathname in scripts) response.writeHead(200, { 'content-type': 'text/javascript' }).end(scripts[pathname])
  else if (pathname === '/never') return
  else if (pathname === '/cut') response.destroy()
  else if (pathname === '/broken') response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":')
  else if (pathname === '/missing') response.writeHead(404).end('{"ErrorCode":"ResourceNotFound"}')
  else if (pathname === '/large') response.writeHead(200, { 'content-length': 300_000 }).end(Buffer.alloc(300_000, 'a'))
  else if (pathname === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  else request.resume().on('end', () => response.end(JSON.stringify(request.headers)))
}

const servers = [createServer(answer), createServer(answer)]
let [here, elsewhere] = ['', '']
beforeAll(async () => {
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening')
  ;[here, elsewhere] = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`) as [
    string,
    string,
  ]
  scripts['/ours.js'] = await bundle(join(root, 'client/src/http/http.ts'))
  scripts['/theirs.js'] = await bundle(join(root, 'node_modules/axios-0.24/index.js'))
  scripts['/rich.js'] = await bundle(join(root, 'i18n/src/rich.ts'))
})
afterAll(() => {
  for (const server of servers) server.closeAllConnections()
  return Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
})

const test = journey.extend('page', async ({ browser }, { onCleanup }): Promise<Page> => {
  const page = await browser.newPage()
  onCleanup(() => page.close())
  await page.goto(here)
  await page.waitForFunction(() => 'parts' in window)
  return page
})

type Client = 'ours' | 'theirs'
interface Result {
  readonly status?: number
  readonly data?: unknown
  readonly message?: string
  readonly code?: string
  readonly progress?: number
}

/** Sends one request from the page by our client, or by axios 0.24.0. */
const send = (page: Page, client: Client, given: object, then?: 'abort' | 'stop' | 'progress'): Promise<Result> =>
  page.evaluate(
    async ({ client, given, then }) => {
      type Send = (request: object) => Promise<{ status: number; data: unknown }>
      const { parts } = window as unknown as {
        parts: { ours: { http: Send }; theirs: { default: { default: { request: Send } } } }
      }
      const request = client === 'ours' ? parts.ours.http : parts.theirs.default.default.request
      const controller = new AbortController()
      let progress = 0
      const note = ({ loaded }: { loaded: number }) => {
        progress = Math.max(progress, loaded)
      }
      const watched = then === 'progress' ? { onUploadProgress: note, onDownloadProgress: note } : {}
      const answer = request({ ...given, ...watched, signal: controller.signal })
      if (then === 'abort') setTimeout(() => controller.abort())
      if (then === 'stop') setTimeout(() => window.stop(), 50)
      try {
        const { status, data } = await answer
        return { status, data, progress }
      } catch (error) {
        const { message, code, response, answer: answered } = error as Record<string, never>
        const { status } = (response ?? answered ?? {}) as { status?: number }
        return { message, ...(code ? { code } : {}), ...(status ? { status } : {}) }
      }
    },
    { client, given, then },
  ) as Promise<Result>

const both = async (page: Page, given: object, then?: 'abort' | 'stop' | 'progress') => ({
  ours: await send(page, 'ours', given, then),
  theirs: await send(page, 'theirs', given, then),
})

const token = ({ data }: Result) => (data as Record<string, string>)['x-xsrf-token']

describe('in a browser our client answers as axios 0.24.0 does', () => {
  test('F-318, F-319, F-320, decision 31: the anti-forgery value goes to the own origin and to listed bases alone', async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'a%2Fb', url: here }])
    const own = await both(page, { url: '/echo' })
    expect([token(own.ours), token(own.theirs)]).toEqual(['a/b', 'a/b'])
    const other = await both(page, { url: `${elsewhere}/echo` })
    expect([token(other.ours), token(other.theirs)]).toEqual([undefined, undefined])
    // Credentials alone are no reason to hand it to whoever is called: decided otherwise than axios 0.24.0 does.
    const credentialed = await both(page, { url: `${elsewhere}/echo`, withCredentials: true })
    expect([token(credentialed.ours), token(credentialed.theirs)]).toEqual([undefined, 'a/b'])
    const listed = { url: `${elsewhere}/echo`, withCredentials: true, xsrfBases: [elsewhere] }
    expect(token(await send(page, 'ours', listed))).toBe('a/b')
  })

  test('F-278 to F-283: failures in the same words', async ({ page }) => {
    const cut = await both(page, { url: '/cut' })
    expect(cut.theirs).toEqual({ message: 'Network Error' })
    expect(cut.ours).toEqual({ message: 'Network Error', code: 'ERR_NETWORK' })
    const late = await both(page, { url: '/never', timeout: 60 })
    expect(late.ours).toEqual({ message: 'timeout of 60ms exceeded', code: 'ECONNABORTED' })
    expect(late.ours).toEqual(late.theirs)
    const missing = await both(page, { url: '/missing' })
    expect(missing.ours).toEqual({ message: 'Request failed with status code 404', status: 404 })
    expect(missing.ours).toEqual(missing.theirs)
    const strict = { transitional: { silentJSONParsing: false } }
    const broken = await both(page, { url: '/broken', responseType: 'json', ...strict })
    expect(broken.ours.code).toBe('E_JSON_PARSE')
    expect(broken.ours).toEqual(broken.theirs)
  })

  test('F-278, F-325: a request that is called off, by the browser or by the caller', async ({ page }) => {
    const stopped = await both(page, { url: '/never' }, 'stop')
    expect(stopped.ours).toEqual({ message: 'Request aborted', code: 'ECONNABORTED' })
    expect(stopped.ours).toEqual(stopped.theirs)
    const aborted = await both(page, { url: '/never' }, 'abort')
    expect(aborted.ours).toEqual({ message: 'Request aborted', code: 'ECONNABORTED' })
    // Theirs has no code for the caller's own: decided, so that one word stands for both.
    expect(aborted.theirs).toEqual({ message: 'canceled' })
  })

  test('F-323, F-326: credentials, and progress both ways', async ({ page }) => {
    const auth = await both(page, { url: '/echo', auth: { username: 'ann', password: 'p:ss wörd' } })
    expect((auth.ours.data as Record<string, string>)['authorization']).toMatch(/^Basic /)
    expect(auth.ours.data as object).toMatchObject({
      authorization: (auth.theirs.data as Record<string, string>)['authorization'],
    })
    const up = await both(page, { url: '/echo', method: 'POST', data: 'a'.repeat(200_000) }, 'progress')
    expect([up.ours.progress, up.theirs.progress]).toEqual([200_000, 200_000])
    const down = await both(page, { url: '/large' }, 'progress')
    expect([down.ours.progress, down.theirs.progress]).toEqual([300_000, 300_000])
  })
})

test('F-088: hostile translations that a page sets as HTML run nothing, however often the browser reads them', async ({
  page,
}) => {
  const hostile = [
    '<script>window.hit = 1</script>',
    '<img src=x onerror="window.hit = 1">',
    '<svg onload="window.hit = 1"><script>window.hit = 1</script></svg>',
    '<a href="javascript:window.hit = 1">x</a><b onclick="window.hit = 1">y</b>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hit=1>',
    '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
    '<p>&lt;img src=x onerror=window.hit=1&gt;</p><p data-x="1" style="position:fixed">z</p>',
    '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe><template><script>window.hit=1</script></template>',
    '<b><i></b>&amp;lt;script&amp;gt;window.hit=1&amp;lt;/script&amp;gt;</i>',
  ]
  const seen = await page.evaluate(async (translations) => {
    const { parts } = window as unknown as {
      parts: { rich: { parseRich: (text: string) => never; toHtml: (nodes: never) => string } }
    }
    const { parseRich, toHtml } = parts.rich
    const place = document.body.appendChild(document.createElement('div'))
    const found = new Set<string>()
    for (const translation of translations) {
      place.innerHTML = toHtml(parseRich(translation))
      // What is harmless once must be so when it is read from the page and set again.
      for (let turn = 0; turn < 3; turn += 1) place.innerHTML = place.innerHTML.toString()
      for (const element of place.querySelectorAll<HTMLElement>('*')) {
        found.add(element.localName)
        for (const { name } of element.attributes) found.add(`@${name}`)
        element.click()
      }
    }
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return { found: [...found].toSorted(), hit: 'hit' in window }
  }, hostile)
  expect(seen).toEqual({ found: ['a', 'b', 'i', 'p'], hit: false })
})
