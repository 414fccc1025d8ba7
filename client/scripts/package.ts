import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

const settings = '--noEmit false --composite false --incremental false --emitDeclarationOnly false --types node'

/** JavaScript and types of a room, as any project can read them. */
async function emit(room: string, folder: string): Promise<void> {
  const project = ['-p', join(root, room, 'tsconfig.json'), '--rootDir', join(root, room), '--outDir', folder]
  await run(bin('tsc'), [...project, ...settings.split(' ')])
}

const notForOthers = (path: string) => !/\.test\.|\.testing\.|\/(scripts|openapi)(\/|$)/.test(path)

/**
 * Packs the client for the projects of others: a tarball that `npm install` takes, with the types of the contract in it
 * (docs/decisions/0018-client-package.md). Answers with its path.
 */
export async function packClient(folder: string): Promise<string> {
  const staged = join(folder, 'package')
  const contract = join(staged, 'node_modules/@kontor/contract')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [room, to] of [
    ['client', staged],
    ['contract', contract],
  ] as const) {
    await emit(room, join(folder, room))
    const filter = (path: string) => notForOthers(path.slice(folder.length))
    await cp(join(folder, room, 'src'), join(to, 'dist'), { recursive: true, filter })
  }
  const read = async (room: string) => JSON.parse(await readFile(join(root, room, 'package.json'), 'utf8'))
  await slim(join(contract, 'dist'))
  const { name, version, license, dependencies } = await read('client')
  const described = { name, version, license, type: 'module', engines: { node: '>=20' } }
  await writeJson(join(staged, 'package.json'), {
    ...described,
    description: 'The typed client of the Kontor API.',
    exports: { '.': door('index') },
    sideEffects: false,
    dependencies: { ...dependencies, '@kontor/contract': version },
    bundleDependencies: ['@kontor/contract'],
  })
  await writeJson(join(contract, 'package.json'), {
    ...described,
    name: '@kontor/contract',
    exports: { '.': door('index'), './roles': door('roles') },
  })
  await cp(join(root, 'client/README.md'), join(staged, 'README.md'))
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: staged })
  return join(folder, stdout.trim().split('\n').at(-1) ?? '')
}

/**
 * Writes the types of the contract in fewer words: the compiler repeats where each word comes from at every use, and who
 * uses ten calls reads them all.
 */
async function slim(folder: string): Promise<void> {
  const repeated = /import\("([^"]+)"\)\.(\w+)/g
  for (const path of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.d.ts'))) {
    const text = await readFile(join(folder, path), 'utf8')
    const words = new Set(
      [...text.matchAll(repeated)].map(([, from, word]) => `import type { ${word} } from '${from}';`),
    )
    const imported = [...words].filter((line) => !text.includes(line.slice(0, line.indexOf(' from'))))
    await writeFile(join(folder, path), [...imported, text.replace(repeated, '$2').replace(/^ +/gm, '')].join('\n'))
  }
}

const door = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` })

const writeJson = (path: string, value: object) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`)
