import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Listed } from '../support/store.ts'
import type { Files } from './builds.ts'

/** The apps of the test: one that attacks, and two that it attacks. */
export const apps = ['victim', 'third', 'evil'] as const
export type AppName = (typeof apps)[number]

/** Where strangers live: each name is a site of its own, on one small server. */
export interface Hosts {
  /** `http://evil.localhost:<port>` */
  readonly origin: (name: string) => string
  /** The apps, for who activates them. */
  readonly listed: readonly Listed[]
  /** The hostile page, in one piece, for where it does not belong. */
  readonly hostile: { contentType: string; body: string }
  /** What was asked for: `other/moved`. */
  readonly asked: string[]
  readonly stop: () => Promise<void>
}

const file = (name: string) => readFileSync(join(import.meta.dirname, 'pages', name), 'utf8')

export async function serveHosts(victim: Files): Promise<Hosts> {
  const [page, script] = [file('hostile.html'), file('hostile.js')]
  const html = 'text/html; charset=utf-8'
  const files: Record<string, [type: string, body: string]> = {
    '/': [html, page],
    '/hostile/': [html, page],
    '/hostile.js': ['text/javascript', script],
    '/victim': [html, '<!doctype html><title>Victim</title><script type="module" src="/victim.js"></script>'],
    '/victim.js': ['text/javascript', String(victim.get('/victim.js'))],
  }
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    asked.push((request.headers.host ?? '').replace(/[.:].*/, '') + pathname)
    // A page whose load event never comes.
    if (pathname === '/endless') return void response.writeHead(200, { 'content-type': html }).write(page)
    const [type, body] = manifest(pathname) ?? files[pathname] ?? []
    if (type === undefined) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': type }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const origin = (name: string) => `http://${name === 'localhost' ? name : `${name}.localhost`}:${port}`

  function manifest(path: string): [type: string, body: string] | undefined {
    const name = apps.find((app) => path === `/${app}.json`)
    return name && ['application/json', JSON.stringify(manifestOf(name, origin(name)))]
  }
  return {
    origin,
    listed: apps.map((appId) => ({ manifestUrl: `http://127.0.0.1:${port}/${appId}.json`, vendorId: 'Test', appId })),
    hostile: { contentType: html, body: page.replace(/<script.*\/script>/, () => `<script>${script}</script>`) },
    asked,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const manifestOf = (name: AppName, origin: string) => ({
  vendorId: 'Test',
  appId: name,
  version: '1',
  names: { en: name },
  mainUrl: `${origin}/${name === 'victim' ? name : ''}`,
  permissions: ['document.read'],
  capabilities: [],
  spawn: true,
})
