import type { BrowserContext } from 'playwright-core'
import type { Files } from './builds.ts'
import type { Hosts } from './hosts.ts'
import type { Scene } from './scene.ts'

/** Paths of the apps' pages by their name. */
const pages = { evil: '/', third: '/', victim: '/victim' } as const

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html', svg: 'image/svg+xml' }

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
  await context.route(
    (url) => url.origin === shell && !url.pathname.startsWith('/api/'),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      const path = pathname === '/' ? '/index.html' : pathname
      const isPage = path === '/index.html'
      const file = files?.get(path)
      if (!isPage && file === undefined) return route.continue()
      const { headers: served, ...rest } = await route.fetch({ url: isPage ? shell : `${shell}/` }).then(async (response) => ({
        headers: response.headers(),
        body: await response.body(),
      }))
      const headers = { ...served, 'content-type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream' }
      delete headers['content-encoding']
      delete headers['content-length']
      const policy = headers['content-security-policy'] ?? ''
      headers['content-security-policy'] = policy.replace(/frame-src [^;]*/, `$& ${Object.keys(pages).map(hosts.origin).join(' ')}`)
      for (const { header, directive } of withoutHeaders) {
        if (directive === undefined) delete headers[header]
        else headers[header] = headers[header]?.replace(new RegExp(`${directive} [^;]*(; )?`), '') ?? ''
      }
      const body = file === undefined ? rest.body : Buffer.from(file)
      await route.fulfill({ status: 200, headers, body })
    },
  )
}
