import { extname } from 'node:path'
import type { APIResponse, BrowserContext, Route } from 'playwright-core'
import type { Files } from './builds.ts'
import type { Hosts } from './hosts.ts'
import type { Scene } from './scene.ts'

/** Paths of the apps' pages by their name. */
const pages = { evil: '/', third: '/', victim: '/victim' } as const
export type AppName = keyof typeof pages

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Makes the test's apps known to the shell, and serves another build of it where there is one. */
export async function activate(
  context: BrowserContext,
  shell: string,
  hosts: Hosts,
  { files, withoutHeaders }: { files: Files | undefined; withoutHeaders: Scene['withoutHeaders'] },
): Promise<void> {
  const apps = Object.entries(pages).map(([name, path]) => ({
    Id: `Test.${name}`,
    VendorId: 'Test',
    AppId: name,
    Version: '1',
    Name: name,
    Names: { en: name },
    Url: hosts.origin(name) + path,
    Origin: hosts.origin(name),
    Ours: false,
    Inherited: false,
    Permissions: [],
    Capabilities: [],
    Spawn: true,
  }))
  await context.route(`${shell}/api/session`, async (route) => {
    const response = await route.fetch()
    const session = (await response.json()) as { Apps?: unknown[] }
    await route.fulfill({ response, json: session.Apps ? { ...session, Apps: [...session.Apps, ...apps] } : session })
  })
  await context.route(`${shell}/api/session/app-tokens`, (route) =>
    route.continue({ postData: JSON.stringify({ App: 'Kontor.Documents' }) }),
  )
  const ours = [shell, shell.replace('localhost', '127.0.0.1')]
  await context.route(
    ({ origin, pathname }) => ours.includes(origin) && !pathname.startsWith('/api/'),
    async (route) => {
      const { origin, pathname } = new URL(route.request().url())
      if (origin !== shell) return withoutHeaders.length > 0 ? answer(route, await route.fetch()) : route.continue()
      const made = files?.get(pathname === '/' ? '/index.html' : pathname)
      if (pathname === '/') return answer(route, await route.fetch(), made)
      if (files && pathname.startsWith('/hostile')) return route.fulfill(hosts.page(pathname))
      if (made === undefined) return route.continue()
      return route.fulfill({ contentType: types[extname(pathname)] ?? 'text/plain', body: Buffer.from(made) })
    },
  )

  /** A page as it was served, but for the headers that it is to be without, and for where the apps of the test live. */
  function answer(route: Route, response: APIResponse, body?: string | Uint8Array): Promise<void> {
    const headers = response.headers()
    const places = [...Object.keys(pages).map(hosts.origin), ...(files ? [hosts.origin('localhost'), shell] : [])]
    const policy = headers['content-security-policy'] ?? ''
    headers['content-security-policy'] = policy.replace(/frame-src [^;]*/, `$& ${places.join(' ')}`)
    for (const { header, directive } of withoutHeaders) {
      if (directive === undefined) delete headers[header]
      else headers[header] = headers[header]?.replace(new RegExp(`${directive} [^;]*(; )?`), '') ?? ''
    }
    return route.fulfill({ response, headers, ...(body === undefined ? {} : { body: Buffer.from(body) }) })
  }
}
