import { extname } from 'node:path'
import type { APIResponse, BrowserContext, Route } from 'playwright-core'
import type { Files } from './builds.ts'
import type { Hosts } from './hosts.ts'

/** A header that pages are served without, or one directive of it that lets everything through. */
export interface Missing {
  readonly header: string
  readonly directive?: string | undefined
}

export interface Served {
  readonly shell: string
  readonly hosts: Hosts
  /** The shell that is served in place of the real one. */
  readonly files: Files
  /** Read anew for every page. */
  readonly missing: readonly Missing[]
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves another build of the shell in a browser, and leaves headers out of its pages and of our apps'. */
export async function serveInstead(context: BrowserContext, { shell, hosts, files, missing }: Served): Promise<void> {
  const ours = [shell, shell.replace('localhost', '127.0.0.1')]
  // A page that the test itself answers comes from nowhere, and may else not embed what is on this machine.
  await context.grantPermissions(['local-network-access'])
  await context.route(
    ({ origin, pathname }) => ours.includes(origin) && !pathname.startsWith('/api/'),
    async (route) => {
      const { origin, pathname } = new URL(route.request().url())
      if (origin !== shell) return missing.length > 0 ? answer(route, await route.fetch()) : route.continue()
      if (pathname === '/hostile/') return route.fulfill(hosts.hostile)
      const made = files.get(pathname === '/' ? '/index.html' : pathname)
      if (pathname === '/') return answer(route, await route.fetch(), made)
      if (made === undefined) return route.continue()
      return route.fulfill({ contentType: types[extname(pathname)] ?? 'text/plain', body: Buffer.from(made) })
    },
  )

  function answer(route: Route, response: APIResponse, body?: string | Uint8Array): Promise<void> {
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    // Where the hostile app is led to by those who take its place from it.
    headers['content-security-policy'] = policy.replace(/frame-src [^;]*/, `$& ${shell} ${hosts.origin('localhost')}`)
    for (const { header, directive } of missing) {
      if (directive === undefined) delete headers[header]
      else headers[header] = headers[header]?.replace(new RegExp(`${directive} [^;]*`), `${directive} *`) ?? ''
    }
    return route.fulfill({ response, headers, ...(body === undefined ? {} : { body: Buffer.from(body) }) })
  }
}
