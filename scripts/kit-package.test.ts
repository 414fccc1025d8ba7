import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { packKit } from './kit-package.ts'

const root = resolve(import.meta.dirname, '..')
const run = promisify(execFile)

const app = `import { Button, KitProvider } from '@kontor/kit'
import '@kontor/kit/style.css'
import { createRoot } from 'react-dom/client'

createRoot(document.body).render(
  <KitProvider locale="en">
    <Button type="primary" onClick={() => console.log('pressed')}>OK</Button>
  </KitProvider>,
)
// @ts-expect-error there is no such kind of button
export const wrong = <Button type="huge">No</Button>
`

test('a project that has the packed kit compiles an app with it, and builds it with its style', {
  timeout: 120_000,
}, async () => {
  const folder = join(root, '.build/kit-consumer')
  await rm(folder, { recursive: true, force: true })
  const installed = join(folder, 'node_modules/@kontor/kit')
  await mkdir(installed, { recursive: true })
  // What npm does with a tarball, but for fetching React and its like, which lie in a folder above.
  await run('tar', ['-xzf', await packKit(join(folder, 'packed')), '-C', installed, '--strip-components', '1'])
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'main.tsx'), app)
  await writeFile(join(folder, 'index.html'), '<script type="module" src="./main.tsx"></script>')
  const compilerOptions = {
    ...{
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
    },
    ...{ lib: ['es2024', 'dom', 'dom.iterable'], types: ['vite/client'], skipLibCheck: true },
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.tsx'] }))
  await expect(run(join(root, 'node_modules/.bin/tsc'), ['-p', folder])).resolves.toMatchObject({ stdout: '' })
  await build({ root: folder, logLevel: 'error', build: { outDir: join(folder, 'dist') } })
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toMatch(/\.css/)
})
