import { existsSync, globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { journeysOf } from './journeys.ts'

/** What is run for a room, an app or an area. */
export interface Belonging {
  /** Rooms whose types are checked, with the rooms that they import. */
  readonly rooms: readonly string[]
  /** Test files, from the root. */
  readonly files: readonly string[]
}

export type Project = 'unit' | 'server' | 'alone' | 'browser'

/** The project of vitest.config.ts that runs a file, by its name. */
export const projectOf = (file: string): Project =>
  (['server', 'alone', 'browser'] as const).find((project) => file.includes(`.${project}.test.`)) ?? 'unit'

const foldersWith = (folder: string, file: string): string[] =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, file)))

/** Areas are folders of the server, and calls that nobody serves yet are declared one area to a file. */
const areasIn = (root: string): string[] => [
  ...foldersWith(join(root, 'server/src/areas'), 'index.ts'),
  ...readdirSync(join(root, 'contract/src/areas'))
    .filter((name) => /^[a-z-]+\.ts$/.test(name) && name !== 'index.ts')
    .map((name) => name.slice(0, -'.ts'.length)),
]

/** Everything that can be named, in alphabetical order. */
export const namesIn = (root: string): string[] =>
  [
    ...new Set([
      ...foldersWith(root, 'package.json').filter((name) => existsSync(join(root, name, 'src'))),
      ...foldersWith(join(root, 'apps'), 'package.json'),
      ...areasIn(root),
      'examples',
      'scripts',
    ]),
  ].toSorted()

/** The journeys that bear the name, and those that are said to belong to it. */
export const journeysIn = (root: string, name: string): string[] =>
  [name, `${name}-*`, ...(journeysOf[name] ?? [])].flatMap((journey) =>
    globSync(`e2e/{${journey},${journey}/*}.browser.test.ts`, { cwd: root }),
  )

/** @throws Error with the names that there are, where there is none such. */
export function belongingTo(root: string, name: string): Belonging {
  const names = namesIn(root)
  if (!names.includes(name)) throw new Error(`There is no room, app or area '${name}'. There are: ${names.join(', ')}.`)
  const isArea = areasIn(root).includes(name)
  // `apps` is an area: the folder of all apps is no room.
  const isRoom = name === 'scripts' || existsSync(join(root, name, 'package.json'))
  const homes = [
    ...(isRoom ? [name] : []),
    `apps/${name}`,
    ...(isArea ? [`server/src/areas/${name}`, `contract/src/areas/${name}`] : []),
  ]
  const tests = homes.flatMap((home) =>
    globSync(`${home}/**/*.test.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }),
  )
  const journeys = journeysIn(root, name)
  return {
    rooms: [
      ...[name, `apps/${name}`].filter((room) => existsSync(join(root, room, 'tsconfig.json'))),
      ...(isArea ? ['server'] : []),
      ...(journeys.length > 0 ? ['e2e'] : []),
    ],
    files: [...new Set([...tests, ...journeys])].toSorted(),
  }
}

/** All that belongs to some names, each once. */
export function belongingToAll(root: string, names: readonly string[]): Belonging {
  const each = names.map((name) => belongingTo(root, name))
  return {
    rooms: [...new Set(each.flatMap(({ rooms }) => rooms))],
    files: [...new Set(each.flatMap(({ files }) => files))],
  }
}
