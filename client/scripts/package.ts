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
  await slim(join(staged, 'dist'))
  await gather(join(staged, 'dist/generated'))
  await narrow(join(contract, 'dist'), join(staged, 'dist'))
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
 * Writes types in fewer words: the compiler repeats where each word comes from at every use, and who uses ten calls
 * reads them all.
 */
async function slim(folder: string): Promise<void> {
  const repeated = /import\("([^"]+)"\)\.(\w+)/g
  for (const path of await typesIn(folder)) {
    const text = await readFile(join(folder, path), 'utf8')
    const words = new Map([...text.matchAll(repeated)].map(([, from = '', word = '']) => [word, from]))
    const missing = [...words].filter(([word]) => !new RegExp(`^import type \\{[^}]*\\b${word}\\b`, 'm').test(text))
    const imports = missing.map(([word, from]) => `import type { ${word} } from '${from}';`)
    await writeFile(join(folder, path), [...imports, text.replace(repeated, '$2').replace(/^ +/gm, '')].join('\n'))
  }
}

const typesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.d.ts'))

/** One file for the names of all areas: a file costs the compiler more than its line. */
async function gather(folder: string): Promise<void> {
  const parts = (await typesIn(folder)).filter((name) => !['index.d.ts', 'lists.d.ts', 'special.d.ts'].includes(name))
  const texts = await Promise.all(parts.map((name) => readFile(join(folder, name), 'utf8')))
  const declared = texts.flatMap((text) => text.match(/^export declare const .*$/gm) ?? [])
  const head = "import type { Described } from '../descriptor.ts';\nexport type * from './special.ts';"
  await writeFile(join(folder, 'index.d.ts'), [head, ...declared, ''].join('\n'))
  await Promise.all(parts.map((name) => rm(join(folder, name))))
}

/** Of the contract the client names few types: who uses it reads only the files in which they stand. */
async function narrow(contract: string, client: string): Promise<void> {
  const wanted = new Set<string>()
  const named = /import type \{([^}]*)\} from '(?:@kontor\/contract|(?:\.\.\/)+index\.ts)'/g
  for (const folder of [client, contract])
    for (const name of await typesIn(folder))
      for (const [, names = ''] of (await readFile(join(folder, name), 'utf8')).matchAll(named))
        for (const word of names.split(',')) wanted.add(word.trim())
  const lines: string[] = []
  for (const name of await typesIn(contract)) {
    const text = await readFile(join(contract, name), 'utf8')
    const declared = [...text.matchAll(/^export (?:declare )?(?:const|type|interface) (\w+)/gm)].map(
      ([, word = '']) => word,
    )
    const here = declared.filter((word) => wanted.delete(word))
    if (here.length > 0) lines.push(`export type { ${here.join(', ')} } from './${name.replace('.d.ts', '.ts')}';`)
  }
  await writeFile(join(contract, 'index.d.ts'), [...lines, ''].join('\n'))
}

const door = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` })

const writeJson = (path: string, value: object) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`)
