import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'

const apps = join(import.meta.dirname, '../apps')

/** What a browser may have to fetch before an app shows its first screen: scripts, compressed, in bytes, and as files. */
const budget = { bytes: 450_000, files: 32 }

// What is built is what people use, not what tests run.
vi.stubEnv('NODE_ENV', 'production')
const { output } = (await build({
  configFile: join(apps, 'vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
})) as Rolldown.RolldownOutput
vi.unstubAllEnvs()
const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])))

/** An entry with all that it imports, each once. */
function fetchedFor(entry: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const fetched = new Set<Rolldown.OutputChunk>()
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || fetched.has(chunk)) return
    fetched.add(chunk)
    for (const name of chunk.imports) take(chunks.get(name))
  }
  take(entry)
  return [...fetched]
}

const entries = [...chunks.values()].filter((chunk) => chunk.isEntry)
const opened = entries.map((entry) => ({
  app: entry.facadeModuleId?.split('/').at(-2) ?? '',
  fetched: fetchedFor(entry),
}))

test('every app is built', () => expect(opened.map(({ app }) => app)).toContain('documents'))

test.each(opened)('$app opens with few scripts, in few files', ({ fetched }) => {
  const bytes = fetched.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  expect(bytes).toBeLessThanOrEqual(budget.bytes)
  expect(fetched.length).toBeLessThanOrEqual(budget.files)
})

test.each(opened)('who opens $app does not wait for what reads and judges files of others', ({ fetched }) => {
  const modules = fetched.flatMap(({ moduleIds }) => moduleIds)
  expect(
    modules.filter((id) => /[\\/]ubl[\\/]src[\\/](cii|generated[\\/]absent|rules[\\/]peppol[\\/]post)/.test(id)),
  ).toEqual([])
})
