import { posix } from 'node:path'
import type { Breach, RoomPackage, SourceFile } from './breach.ts'
import { type Import, importsOf } from './imports.ts'
import { mayImport, roomOf } from './table.ts'

/** The lines between rooms, held over one file. */
export function roomBreaches(file: SourceFile, packages: readonly RoomPackage[]): Breach[] {
  const room = roomOf(file.path)
  if (!room) return []
  return importsOf(file.text).flatMap((found) => {
    const breach = found.from.startsWith('.') ? leavesRoom(file, room.folder, found) : crosses(room, found, packages)
    return breach ? [{ path: file.path, line: found.line, ...breach }] : []
  })
}

type Explanation = Pick<Breach, 'what' | 'why' | 'instead'> | undefined

/**
 * What the rooms that drive a browser take from scripts: how to start it and a Kontor to visit with it, how to make a
 * script for its pages, and where another program may listen.
 */
const drivers = ['e2e', 'bench']
const tools = ['chromium', 'bundle', 'started-kontor', 'kept-network', 'million-documents', 'free-port'].map(
  (name) => `scripts/${name}.ts`,
)

function leavesRoom(file: SourceFile, folder: string, { from }: Import): Explanation {
  const target = posix.join(posix.dirname(file.path), from)
  if (target.startsWith(`${folder}/`) || (drivers.includes(folder) && tools.includes(target))) return undefined
  const other = roomOf(target)
  return {
    what: `${folder} reaches into ${other?.folder ?? 'the project'} by the path '${from}'.`,
    why: 'a room is entered through its door, so that what lies behind it can change.',
    instead: other
      ? `import '@kontor/${other.folder}' if the table lets ${folder} import it; otherwise let the caller pass in what you need.`
      : 'move what you need into the room.',
  }
}

function crosses(
  room: { row: string; folder: string },
  { from }: Import,
  packages: readonly RoomPackage[],
): Explanation {
  if (!from.startsWith('@kontor/')) return undefined
  const target = packages.find(({ name }) => from === name || from.startsWith(`${name}/`))
  if (!target) {
    return {
      what: `'${from}' is no room of this project.`,
      why: 'the name may have a slip.',
      instead: roomsFor(room.row),
    }
  }
  if (target.folder === room.folder) {
    return {
      what: `${room.folder} imports itself by name.`,
      why: 'its door exists for others; going round by it makes circles.',
      instead: 'import the file by its relative path.',
    }
  }
  if (!mayImport[room.row]?.includes(target.folder)) return notInTable(room, target.folder)
  const door = from === target.name ? '.' : `.${from.slice(target.name.length)}`
  if (!target.exports.some((offered) => matches(offered, door))) {
    return {
      what: `'${from}' is not a door of ${target.folder}.`,
      why: 'only what the `exports` of its package.json offer is meant for others.',
      instead: `one of ${target.exports.map((offered) => `'${posix.join(target.name, offered)}'`).join(', ')}; or have ${target.folder} offer what is missing.`,
    }
  }
  return undefined
}

function notInTable(room: { row: string; folder: string }, target: string): Explanation {
  return {
    what: `${room.folder} imports ${target}.`,
    why:
      target.startsWith('apps/') && room.row === 'apps'
        ? 'an app never knows another, so that each can be left out.'
        : `${target} is not in the row of ${room.row} in the table "who may import whom" (docs/architecture.md).`,
    instead: roomsFor(room.row),
  }
}

function roomsFor(row: string): string {
  const rooms = mayImport[row] ?? []
  return rooms.length > 0
    ? `${row} may import ${rooms.join(', ')}; what else it needs is passed in by its caller.`
    : `${row} imports no other room: what it needs is passed in by its caller.`
}

function matches(offered: string, door: string): boolean {
  const [head = '', tail] = offered.split('*')
  return tail === undefined
    ? offered === door
    : door.startsWith(head) && door.endsWith(tail) && door.length > head.length
}

/** The lines between rooms, held over a package.json. */
export function packageBreaches(room: RoomPackage, packages: readonly RoomPackage[]): Breach[] {
  const row = roomOf(`${room.folder}/package.json`)?.row ?? ''
  return room.dependencies.flatMap((name) => {
    const target = packages.find((other) => other.name === name)
    if (!target || mayImport[row]?.includes(target.folder)) return []
    const breach = notInTable({ row, folder: room.folder }, target.folder)
    return breach ? [{ path: `${room.folder}/package.json`, line: 1, ...breach }] : []
  })
}

/** A room must name in its package.json the rooms that it imports. */
export function undeclared(file: SourceFile, packages: readonly RoomPackage[]): Breach[] {
  const folder = roomOf(file.path)?.folder
  const own = packages.find((room) => room.folder === folder)
  if (!own) return []
  return importsOf(file.text).flatMap(({ from, line }) => {
    const target = packages.find(({ name }) => from === name || from.startsWith(`${name}/`))
    if (!target || target === own || own.dependencies.includes(target.name)) return []
    return [
      {
        path: file.path,
        line,
        what: `${own.folder} imports ${target.folder} without naming it in its package.json.`,
        why: 'builds and editors follow package.json; it resolves only because all rooms are linked side by side.',
        instead: `add "${target.name}": "*" to the dependencies of ${own.folder}/package.json.`,
      },
    ]
  })
}
