import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** An app of somebody else's, on a host of its own. */
export interface ExampleApp {
  /** Where its manifest is. */
  readonly manifest: string
  /** A manifest with two mistakes in it. */
  readonly broken: string
  readonly stop: () => Promise<void>
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c33" d="M0 0h8v8H0z"/><path fill="#fff" d="M2 1h1v2h2V1h1v6H5V4H3v3H2z"/></svg>'

/** The smallest app of docs/protocol.md, as a stranger would publish it. */
export async function serveExampleApp(): Promise<ExampleApp> {
  const page = readFileSync(join(import.meta.dirname, '../../docs/protocol.md'), 'utf8')
    .split('```html\n')[1]
    ?.split('```')[0]
  const server = createServer(({ url = '' }, response) => {
    const answer = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body)
    const manifest = {
      vendorId: 'Acme',
      appId: 'Hello',
      version: '1.0.0',
      names: { en: 'Hello', de: 'Hallo' },
      descriptions: { en: 'Greets whoever opens it.' },
      icon: `${address()}/icon`,
      mainUrl: `${address()}/app/`,
      permissions: ['document.read', 'document.send'],
      capabilities: [],
      spawn: false,
    }
    if (url === '/manifest.json') return answer('application/json', JSON.stringify(manifest))
    if (url === '/broken.json') {
      const broken = { ...manifest, vendorId: 'Kontor', permissions: ['moon.walk'] }
      return answer('application/json', JSON.stringify(broken))
    }
    if (url === '/icon') return answer('text/plain', picture)
    if (url.startsWith('/app/')) return answer('text/html; charset=utf-8', page ?? '')
    return response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    manifest: `${address()}/manifest.json`,
    broken: `${address()}/broken.json`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
