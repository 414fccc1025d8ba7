import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { packUbl } from '../scripts/package.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

const folder = join(root, '.build/ubl-consumer')
const tarball = await packUbl(join(folder, 'packed'))
const installed = join(folder, 'node_modules/@kontor/ubl')
await mkdir(installed, { recursive: true })
// What npm does with a tarball, but for fetching what it needs, which lies in a folder above.
await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1'])
await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n')

const typed = `import { compose, type TradeForm, totalsOf, validate, write } from '@kontor/ubl'
import { writePdf } from '@kontor/ubl/pdf'
import { xmlOf } from '@kontor/ubl/pdf/read'

export function judged(form: TradeForm): { valid: boolean; payable: string } {
  const bytes = write(compose(form))
  return { valid: validate(bytes, { profile: 'peppol', open: xmlOf }).valid, payable: totalsOf(form).payable }
}
export const page: typeof writePdf = writePdf
// @ts-expect-error the types refuse a profile that there is not: it is what is tried here
validate(new Uint8Array(), { profile: 'any' })
`

test.each([
  ['node16', ['--module', 'node16']],
  ['nodenext', ['--module', 'nodenext']],
  ['bundler', ['--module', 'esnext', '--moduleResolution', 'bundler']],
])(
  'a project of others that installs the packed library finds its types under %s',
  { timeout: 60_000 },
  async (name, how) => {
    const file = join(folder, `${name}.ts`)
    await writeFile(file, typed)
    const strict = '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --target es2022 --lib es2022'.split(
      ' ',
    )
    // Also with the types of the package itself held to the same settings, and nothing of Node or a browser about.
    const compiled = run(join(root, 'node_modules/.bin/tsc'), [
      ...strict,
      '--types',
      '',
      '--skipLibCheck',
      'false',
      ...how,
      file,
    ])
    await expect(compiled).resolves.toMatchObject({ stdout: '' })
  },
)

test('plain JavaScript uses it, from modules and from CommonJS', { timeout: 60_000 }, async () => {
  const says = `console.log(validate(new TextEncoder().encode('<a/>')).results[0].rule)`
  await writeFile(join(folder, 'use.mjs'), `import { validate } from '@kontor/ubl'\n${says}\n`)
  await writeFile(join(folder, 'use.cjs'), `const { validate } = require('@kontor/ubl')\n${says}\n`)
  for (const file of ['use.mjs', 'use.cjs'])
    expect((await run(process.execPath, [file], { cwd: folder })).stdout).toBe('NOT_UBL\n')
})

test('the tarball holds what runs, its types and a word about it, and no tests', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball])
  const files = stdout.trim().split('\n')
  expect(files).toEqual(expect.arrayContaining(['package/README.md', 'package/LICENSE', 'package/dist/index.js']))
  expect(
    files.filter(
      (file) =>
        !/^package\/(dist\/.*\.(js|d\.ts)|dist\/messages\/.*\.json|README\.md|LICENSE|package\.json)$/.test(file),
    ),
  ).toEqual([])
  expect(files.filter((file) => /test/.test(file))).toEqual([])
})
