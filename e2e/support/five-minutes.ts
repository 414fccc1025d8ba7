import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Listed } from './store.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.build/five-minutes')
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/** The makes of the app in "Try it in five minutes" of docs/apps.md; those but the first are built. */
export const makes = ['html', 'react', 'vue', 'svelte'] as const

/** Each block of code of the page that names files, by their names. */
async function written(): Promise<Map<string, string>> {
  const page = await readFile(join(root, 'docs/apps.md'), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', code = ''] of page.matchAll(/^```\w+ (\S[^\n]*)\n([\s\S]*?)^```$/gm))
    for (const name of names.split(' ')) files.set(name, code)
  return files
}

/** Writes, builds and serves the apps of the page as they stand there, each under its own id. */
export async function serveFiveMinutes(): Promise<{ listed: Listed[]; stop: () => Promise<void> }> {
  const files = await written()
  await rm(folder, { recursive: true, force: true })
  for (const [name, code] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), code)
  }
  // A test's NODE_ENV would build what is for developers.
  const { NODE_ENV: _, ...env } = process.env
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  for (const make of makes.slice(1)) {
    const flags = ['--base', './', '--logLevel', 'error']
    await promisify(execFile)(process.execPath, [vite, 'build', ...flags], { cwd: join(folder, make), env })
  }

  const place = (make: string) => join(folder, make, make === 'html' ? '' : 'dist')
  const server = createServer(async (request, response) => {
    const [, make = '', ...path] = new URL(request.url ?? '/', 'http://five').pathname.split('/')
    try {
      if (path[0] === 'manifest.json') return void response.end(manifest(make))
      const file = join(place(make), ...path, ...(path.at(-1) === '' ? ['index.html'] : []))
      const content = await readFile(file)
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(content)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }

  function manifest(make: string): string {
    const described = JSON.parse(files.get('manifest.json') ?? '') as object
    return JSON.stringify({ ...described, appId: make, mainUrl: `http://five.localhost:${port}/${make}/` })
  }
  return {
    listed: makes.map((appId) => ({
      manifestUrl: `http://127.0.0.1:${port}/${appId}/manifest.json`,
      vendorId: 'Try',
      appId,
    })),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
