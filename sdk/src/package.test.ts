import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { packSdk } from '../scripts/package.ts'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

const app = `import { connectApp, documentLists, ShellRefused } from '@kontor/sdk'

const app = await connectApp({ areas: { documentLists }, messages: { en: { hello: 'Hello, {name}' } } })
document.body.textContent = app.t('hello', { name: app.session.user.name })
const page = await app.api.documentLists.listDocuments({ query: { type: ['invoice'], limit: 1 } })
const first: string | undefined = page.Document[0]?.ID
try {
  const reason = await app.ask({ title: 'Why?', fields: [{ name: 'why', label: 'Reason' }] })
  if (first && reason?.['why'] && (await app.confirm({ title: 'Open it?' }))) await app.openBeside('Kontor.Documents', '/view/' + first)
} catch (error) {
  if (error instanceof ShellRefused) app.notice('info', error.reason)
}
// @ts-expect-error a question needs a title
export const wrong = () => app.confirm({ text: 'Sure?' })
`

test('the packed sdk is installed without a network in an empty folder, where an app compiles and is built with it', {
  timeout: 180_000,
}, async () => {
  const tarball = await packSdk(join(root, '.build/sdk-consumer'))
  const folder = await mkdtemp(join(tmpdir(), 'kontor-author-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    // Nor anything that an earlier installation has left behind.
    const nowhere = ['--offline', '--cache', join(folder, 'cache'), '--no-audit', '--no-fund']
    await run('npm', ['install', ...nowhere, tarball], { cwd: folder })
    expect(await readdir(join(folder, 'node_modules/@kontor'))).toEqual(['sdk'])

    await mkdir(join(folder, 'src'))
    await writeFile(join(folder, 'src/main.ts'), app)
    await writeFile(join(folder, 'index.html'), '<script type="module" src="./src/main.ts"></script>')
    const compilerOptions = {
      ...{ module: 'nodenext', target: 'es2024', lib: ['es2024', 'dom', 'dom.iterable'], types: [], noEmit: true },
      ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: true },
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
    const tsc = join(root, 'node_modules/.bin/tsc')
    const compiled = await run(tsc, ['-p', folder]).catch(({ stdout }: { stdout: string }) => ({ stdout }))
    expect(compiled.stdout).toBe('')
    await build({ root: folder, logLevel: 'error', build: { target: 'es2022' } })
    expect((await readdir(join(folder, 'dist/assets'))).length).toBeGreaterThan(0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
