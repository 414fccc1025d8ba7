import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Files } from './builds.ts'

/** Where the apps of strangers live: each name a site of its own, on one small server. */
export interface Hosts {
  /** `http://evil.localhost:<port>` */
  readonly origin: (name: string) => string
  /** Paths that were asked for, with their hosts: `other.localhost/moved`. */
  readonly asked: string[]
  /** What it serves at a path, for an app that is to live on another origin. */
  readonly page: (path: string) => { contentType: string; body: string }
  readonly stop: () => Promise<void>
}

const hostilePage = (name: string) => readFile(join(import.meta.dirname, 'pages', name), 'utf8')

export async function serveHosts(victim: Files): Promise<Hosts> {
  const asked: string[] = []
  const [page, script] = await Promise.all([hostilePage('hostile.html'), hostilePage('hostile.js')])
  const files: Record<string, { type: string; body: string | Uint8Array }> = {
    '/': { type: 'text/html', body: page },
    '/hostile.js': { type: 'text/javascript', body: script },
    '/victim': {
      type: 'text/html',
      body: '<!doctype html><title>Victim</title><script type="module" src="/victim.js"></script>',
    },
    '/victim.js': { type: 'text/javascript', body: victim.get('/victim.js') ?? '' },
    '/hostile/': { type: 'text/html', body: page },
    '/file': { type: 'application/octet-stream', body: 'a file that nobody asked for' },
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const name = (request.headers.host ?? '').replace(/\..*/, '')
    asked.push(name + pathname)
    if (pathname === '/endless') {
      // Its load event never comes.
      response.writeHead(200, { 'content-type': 'text/html' }).write(page)
      return
    }
    const file = files[pathname]
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': `${file.type}; charset=utf-8`, 'access-control-allow-origin': '*' })
    response.end(file.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    origin: (name) => `http://${name === 'localhost' ? name : `${name}.localhost`}:${port}`,
    asked,
    page: (path) => {
      const { type, body } = files[path] ?? { type: 'text/plain', body: '' }
      return { contentType: type, body: String(body) }
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
