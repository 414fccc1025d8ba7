import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { setUpConsumer } from '../scripts/consumer.ts'
import { startRecorder } from './recorder.testing.ts'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The compiler that a package of this folder gets: ours, and the one before it, which openapi-typescript brings. */
const compilerOf = (folder: string) =>
  join(dirname(createRequire(join(root, folder, 'package.json')).resolve('typescript/package.json')), 'bin/tsc')

const { calls } = await setUpConsumer(join(root, '.build/client-consumer'))

test.each([
  ['5.9', 'contract'],
  ['7.', '.'],
])(
  'a project of others that installs the packed client compiles ten calls under TypeScript %s',
  {
    timeout: 60_000,
  },
  async (version, folder) => {
    const tsc = (...words: string[]) => run(process.execPath, [compilerOf(folder), ...words])
    expect((await tsc('--version')).stdout).toContain(`Version ${version}`)
    // Also with the types of the package itself held to the same settings.
    await expect(tsc('-p', calls, '--skipLibCheck', 'false')).resolves.toMatchObject({ stdout: '' })
  },
)

test('its types, written out, are those that the contract gives', { timeout: 60_000 }, async () => {
  const folder = join(root, '.build/client-consumer/same')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'same.ts'),
    `import type { Client } from '../../../client/src/index.ts'
import type { Client as Packed } from '../calls/node_modules/@kontor/client/dist/index.js'
declare const ours: Client
declare const theirs: Packed
export const given: Packed = ours
export const back: Client = theirs
`,
  )
  const compilerOptions = { composite: false, incremental: false, types: ['node'], lib: ['es2024', 'dom'] }
  const config = { extends: '../../../tsconfig.base.json', compilerOptions, files: ['same.ts'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  await expect(run(process.execPath, [compilerOf('.'), '-p', folder, '--noEmit'])).resolves.toMatchObject({
    stdout: '',
  })
})

test('and runs them, with nothing of this project beside it but axios', { timeout: 60_000 }, async () => {
  await run(process.execPath, [compilerOf('.'), '-p', calls])
  const server = await startRecorder()
  const program = pathToFileURL(join(dirname(calls), 'out/index.js')).href
  const id = '5b1c9e57-8a53-4d4c-9a4e-54a4b5f0a001'
  const code = `const { client } = await import('${program}')
    await client.tags.addTag({ params: { documentId: '${id}', tag: 'checked' } })`
  try {
    await run(process.execPath, ['--input-type=module', '-e', code], { env: { ...process.env, API: server.base } })
    expect(server.recorded.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `PUT /api/documents/${id}/tags/checked`,
    ])
  } finally {
    await server.stop()
  }
})
