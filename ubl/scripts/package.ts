import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const room = resolve(import.meta.dirname, '..')

/** Packs the room as others install it, JavaScript and types, and answers with the path of the tarball. */
export async function packUbl(folder: string): Promise<string> {
  const staged = join(folder, 'package')
  const dist = join(staged, 'dist')
  await rm(folder, { recursive: true, force: true })
  await mkdir(staged, { recursive: true })
  const tsc = join(room, '../node_modules/.bin/tsc')
  await run(tsc, ['-p', join(room, 'tsconfig.package.json'), '--outDir', dist])
  for (const file of globSync('**/*.d.ts', { cwd: dist })) await nameAsEmitted(join(dist, file))
  await cp(join(room, 'README.md'), join(staged, 'README.md'))
  await cp(join(room, '../LICENSE'), join(staged, 'LICENSE'))
  await writeFile(join(staged, 'package.json'), `${JSON.stringify(await description(), null, 2)}\n`)
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: staged })
  return join(folder, stdout.trim().split('\n').at(-1) ?? '')
}

/** Types name the sources of what they tell of; what others get is JavaScript. */
async function nameAsEmitted(file: string): Promise<void> {
  const types = await readFile(file, 'utf8')
  await writeFile(file, types.replace(/((?:from |import\()['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'))
}

/** Fonts and what sets them are left away by who writes no PDFs, with `npm install --omit=optional`. */
async function description(): Promise<object> {
  const source = JSON.parse(await readFile(join(room, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>
    readonly dependencies: Readonly<Record<'decimal.js' | 'fflate', string>>
  }
  const { exports, dependencies, ...about } = source
  const { 'decimal.js': decimal, fflate, ...forPdf } = dependencies
  const doors = Object.entries(exports).map(([name, path]) => {
    const built = path.replace('./src/', './dist/')
    if (!built.endsWith('.ts')) return [name, built]
    const made = built.replace(/\.ts$/, '')
    return [name, { types: `${made}.d.ts`, default: `${made}.js` }]
  })
  return {
    ...about,
    private: undefined,
    devDependencies: undefined,
    exports: Object.fromEntries(doors),
    dependencies: { 'decimal.js': decimal, fflate },
    optionalDependencies: forPdf,
  }
}
