import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Listed } from './store.ts'

const root = resolve(import.meta.dirname, '../..')
const built = join(root, '.build/examples')
/** Where the manifests say that the examples are served. */
const written = 'http://127.0.0.1:5200'
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** The folders of the examples by their apps' ids; and the plain one once more, to ask the others. */
const folders = { Plain: 'plain', React: 'react', Lit: 'lit', Asker: 'plain' } as const

/** Builds the examples and serves them: how to activate them, where they live, and what ends that. */
export async function serveExamples(): Promise<{ listed: Listed[]; origin: string; stop: () => Promise<void> }> {
  // A test's NODE_ENV would build what is for developers.
  const { NODE_ENV: _, ...environment } = process.env
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const flags = ['--outDir', built, '--emptyOutDir', '--logLevel', 'error']
  await promisify(execFile)(process.execPath, [vite, 'build', 'examples', ...flags], { cwd: root, env: environment })

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://examples')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    try {
      if (path.endsWith('/manifest.json')) return void response.end(await manifest(path, searchParams.get('as')))
      const type = types[extname(path)] ?? 'application/octet-stream'
      const content = await readFile(join(built, path))
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(content)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const origin = `http://examples.localhost:${port}`

  async function manifest(path: string, appId: string | null): Promise<string> {
    const text = await readFile(join(root, 'examples', path), 'utf8')
    return JSON.stringify({ ...JSON.parse(text.replaceAll(written, origin)), appId })
  }
  return {
    listed: Object.entries(folders).map(([appId, folder]) => ({
      manifestUrl: `http://127.0.0.1:${port}/${folder}/manifest.json?as=${appId}`,
      vendorId: 'Example',
      appId,
    })),
    origin,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
