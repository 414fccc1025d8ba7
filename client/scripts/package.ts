import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { AssignmentDocument, ErrorBody } from '@kontor/contract'
import { rollUp } from './roll-up.ts'
import { door, emit, pack, writeJson } from './staging.ts'
import { plainTypes } from './types.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

/** What of the contract runs in it. */
const running = ['answerable', 'incoterms', 'kontor-bpmn', 'questionnaires', 'roles']

const runs = (path: string) => !path.endsWith('.d.ts') && !/\.test\.|\.testing\.|\/scripts(\/|$)/.test(path)

/**
 * Packs the client for the projects of others: a tarball that `npm install` takes, with the types of the contract in it
 * (docs/decisions/0018-client-package.md). Answers with its path.
 */
export async function packClient(folder: string): Promise<string> {
  const staged = join(folder, 'package')
  const contract = join(staged, 'node_modules/@kontor/contract')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // In a fresh clone nothing has been checked yet, and the client is read with the types of the contract.
  await run(bin('tsc'), ['-b', join(root, 'client')])
  await Promise.all(['client', 'contract'].map((room) => emit(room, join(folder, room))))
  await cp(join(folder, 'client/src'), join(staged, 'dist'), { recursive: true, filter: runs })
  await writeFile(join(staged, 'dist/areas.d.ts'), plainTypes([AssignmentDocument, ErrorBody]))
  await writeFile(join(staged, 'dist/index.d.ts'), await clientTypes(join(folder, 'client/src/index.d.ts')))
  for (const file of running.flatMap((name) => [`${name}.js`, `${name}.d.ts`]))
    await cp(join(folder, 'contract/src', file), join(contract, 'dist', file))
  const read = async (room: string) => JSON.parse(await readFile(join(root, room, 'package.json'), 'utf8'))
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
    exports: Object.fromEntries(running.map((name) => [`./${name}`, door(name)])),
  })
  await cp(join(root, 'client/README.md'), join(staged, 'README.md'))
  return pack(staged, folder)
}

/** What the client offers, with the calls as they stand written in `areas.d.ts`. */
async function clientTypes(index: string): Promise<string> {
  const inferred = join(dirname(index), 'types.d.ts')
  const types = (
    await rollUp(index, async (path) => (path === inferred ? typesOfAreas : readFile(path, 'utf8')))
  ).replace(/\bOf<typeof (\w+)>/g, '$1')
  const words = new Set(types.match(/\b[A-Z]\w*\b/g))
  const areas = await readFile(join(dirname(index), '../../package/dist/areas.d.ts'), 'utf8')
  const named = [...areas.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => name)
  const used = named.filter((name) => words.has(name))
  return `import type { ${used.join(', ')} } from './areas.js';\n${types}`
}

/** Those of `client/src/types.ts`, which infer the same from the contract: a test of the consumer holds them together. */
const typesOfAreas = `export type AreaClient<A extends keyof Areas> = Areas[A];
export type Client<A extends keyof Areas = keyof Areas> = { readonly [K in A]: Areas[K] };
export type AnswerOf<A extends keyof Areas, M extends keyof Areas[A]> = Areas[A][M] extends (...given: never[]) => Promise<infer R> ? R : never;
`
