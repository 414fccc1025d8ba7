import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { packClient } from '@kontor/client/package'
import { door, emit, pack, writeJson } from '@kontor/client/staging'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')

/** The rooms that it is made of; the client is packed by itself. */
const rooms = ['hub', 'i18n', 'sdk'] as const
const doors: Record<(typeof rooms)[number], Record<string, string>> = {
  hub: { '.': 'index', './app': 'app/index' },
  i18n: { '.': 'index' },
  sdk: { '.': 'index', './react': 'react/index' },
}

interface Described {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const described = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Described & Record<string, unknown>

const isShipped = (path: string) =>
  !/\.test\.|\/testing\/behaviour|\/testing\/frames|\/(hub|i18n)\/src\/testing-/.test(path)

/**
 * Packs the sdk for authors of apps: one tarball that `npm install` takes, with everything in it that it needs, so that it is
 * installed where there is no network (docs/decisions/0074-packages-for-authors.md). Answers with its path.
 */
export async function packSdk(folder: string): Promise<string> {
  const staged = join(folder, 'package')
  const bundled = join(staged, 'node_modules')
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(bundled, '@kontor'), { recursive: true })
  const client = await packClient(join(folder, 'client'))
  await mkdir(join(bundled, '@kontor/client'))
  await run('tar', ['-xzf', client, '-C', join(bundled, '@kontor/client'), '--strip-components', '1'])
  await run(join(root, 'node_modules/.bin/tsc'), ['-b', join(root, 'sdk')])
  for (const room of rooms)
    await stage(room, join(folder, room), room === 'sdk' ? staged : join(bundled, '@kontor', room))
  const needed = await neededBy(['axios', 'intl-messageformat'], join(root, 'node_modules'))
  for (const name of needed) await cp(join(root, 'node_modules', name), join(bundled, name), { recursive: true })

  const own = ['client', 'hub', 'i18n'].map((room) => `@kontor/${room}`)
  const { name, version, license, peerDependencies, peerDependenciesMeta } = await described(join(root, 'sdk'))
  await writeJson(join(staged, 'package.json'), {
    ...{ name, version, license, type: 'module', engines: { node: '>=20' }, sideEffects: false },
    description: 'What an app of Kontor is written with.',
    exports: exportsOf('sdk'),
    peerDependencies,
    peerDependenciesMeta,
    dependencies: Object.fromEntries([...own, ...needed].map((each) => [each, '*'])),
    bundleDependencies: [...own, ...needed],
  })
  await cp(join(root, 'LICENSE'), join(staged, 'LICENSE'))
  await cp(join(root, 'sdk/README.md'), join(staged, 'README.md'))
  return pack(staged, folder)
}

const exportsOf = (room: (typeof rooms)[number]) =>
  Object.fromEntries(Object.entries(doors[room]).map(([name, file]) => [name, door(file)]))

/** A room as JavaScript and types, in the place from which it is packed. */
async function stage(room: (typeof rooms)[number], emitted: string, place: string): Promise<void> {
  await emit(room, emitted)
  const dist = join(place, 'dist')
  await cp(join(emitted, 'src'), dist, { recursive: true, filter: isShipped })
  // Types name the sources of what they tell of; what others get is JavaScript.
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const types = await readFile(join(dist, file), 'utf8')
    const named = types.replace(/((?:from |import\()['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2')
    await writeFile(join(dist, file), named)
  }
  if (room === 'sdk') return
  const { name, version, license } = await described(join(root, room))
  await writeJson(join(place, 'package.json'), { name, version, license, type: 'module', exports: exportsOf(room) })
}

/** These packages with all that they need. */
async function neededBy(names: readonly string[], modules: string): Promise<string[]> {
  const found = new Set<string>()
  const take = async (name: string): Promise<void> => {
    if (found.has(name)) return
    if (existsSync(join(modules, name, 'node_modules')))
      throw new Error(`${name} brings a package of its own (${dirname(name)}): pack that with it.`)
    found.add(name)
    const { dependencies = {} } = await described(join(modules, name))
    for (const needed of Object.keys(dependencies)) await take(needed)
  }
  for (const name of names) await take(name)
  return [...found]
}
