import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'

const shell = join(import.meta.dirname, '..')

/** What a browser may have to fetch before the shell can be used, compressed, in bytes. */
const budget = 150_000

// What is built is what people use, not what tests run.
vi.stubEnv('NODE_ENV', 'production')
const { output } = (await build({
  root: shell,
  configFile: join(shell, 'vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
})) as Rolldown.RolldownOutput
vi.unstubAllEnvs()
const chunks = output.filter((part) => part.type === 'chunk')
const weight = (code: string | Uint8Array) => gzipSync(code).length

/** All that comes with these modules, each once. */
function fetchedFor(modules: readonly string[]): Rolldown.OutputChunk[] {
  const fetched = new Set<Rolldown.OutputChunk>()
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || fetched.has(chunk)) return
    fetched.add(chunk)
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name))
  }
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (!chunk) throw new Error(`${module} is no chunk of its own.`)
    take(chunk)
  }
  return [...fetched]
}
const bytesFor = (...modules: string[]) => fetchedFor(modules).reduce((sum, { code }) => sum + weight(code), 0)

/** The heaviest language: the others are not fetched. */
const language = chunks
  .flatMap(({ facadeModuleId }) => facadeModuleId?.match(/\/src\/messages\/[\w-]+\.json$/)?.[0] ?? [])
  .toSorted((a, b) => bytesFor(b) - bytesFor(a))[0]!

/** The worker that follows what changes on the server; in development it has another name. */
const worker = output.filter(({ fileName }) => /worker-.*\.js$/.test(fileName))

test('F-001 the workspace with its header comes with at most 150 kB of scripts, in any language', () => {
  const line = worker.reduce((sum, part) => sum + weight(part.type === 'chunk' ? part.code : part.source), 0)
  expect(line).toBeGreaterThan(0)
  expect(bytesFor('/index.html', '/workspace/WorkspaceScreen.tsx', language) + line).toBeLessThanOrEqual(budget)
})

test('so does the page on which one signs in', () => {
  expect(bytesFor('/index.html', '/session/SignIn.tsx', language)).toBeLessThanOrEqual(budget)
})

test('who signs in does not wait for the workspace, nor who is signed in for signing in', () => {
  const names = (module: string) => fetchedFor(['/index.html', module]).map(({ facadeModuleId }) => facadeModuleId)
  expect(names('/session/SignIn.tsx').some((id) => id?.endsWith('/WorkspaceScreen.tsx'))).toBe(false)
  expect(names('/workspace/WorkspaceScreen.tsx').some((id) => id?.endsWith('/SignIn.tsx'))).toBe(false)
})
