import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Where the messages stand that are written into the source as t`…`, by the room or area that says them. */
const rooms: readonly { readonly sources: string; readonly folderOf: (file: string) => string }[] = [
  {
    sources: 'server/src/**/*.ts',
    folderOf: (file) => `${/^server\/src\/areas\/[^/]+/.exec(file)?.[0] ?? 'server/src/platform'}/messages`,
  },
  { sources: 'ubl/src/**/*.ts', folderOf: () => 'ubl/src/messages/findings' },
]

/**
 * The ids of the messages that stand in the source, by the folder whose catalogues hold them. What several areas say is
 * held by the platform where it says it too, else by the first of them.
 */
export function idsInSource(): Map<string, Set<string>> {
  const folders = new Map<string, string>()
  for (const { sources, folderOf } of rooms) {
    for (const file of globSync(sources, { cwd: root }).filter((file) => !/\.test\.ts$|\/testing[-./]/.test(file))) {
      const folder = folderOf(file)
      for (const id of idsIn(readFileSync(resolve(root, file), 'utf8'))) {
        const before = folders.get(id)
        if (before === undefined || rank(folder) < rank(before)) folders.set(id, folder)
      }
    }
  }
  const byFolder = Map.groupBy(folders, ([, folder]) => folder)
  return new Map([...byFolder].map(([folder, found]) => [folder, new Set(found.map(([id]) => id))]))
}

const rank = (folder: string) => (folder === 'server/src/platform/messages' ? '' : folder)

/** The ids of a source: t`…` with each value as its place. */
export function idsIn(source: string): string[] {
  return [...source.matchAll(/(?<![\w$.`])t`/g)].map(({ index }) => {
    let id = ''
    let places = 0
    for (let at = index + 't`'.length; at < source.length && source[at] !== '`'; at++) {
      if (source.slice(at, at + 2) !== '${') {
        id += source[at]
        continue
      }
      id += `{${places++}}`
      let depth = 1
      for (at += 2; depth > 0; at++) depth += source[at] === '{' ? 1 : source[at] === '}' ? -1 : 0
      at--
    }
    return id
  })
}
