import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { RoomPackage, SourceFile } from './breach.ts'
import { mayImport } from './table.ts'

const passedBy = new Set(['node_modules', 'dist', 'generated'])

/** The source files of all rooms below `root`. */
export function readSources(root: string): SourceFile[] {
  return Object.keys(mayImport).flatMap((room) => below(join(root, room)))

  function below(folder: string): SourceFile[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return passedBy.has(entry.name) ? [] : below(path)
      if (!/\.(tsx?|mjs)$/.test(entry.name)) return []
      return [{ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }]
    })
  }
}

/** The package.json of every room that has one. */
export function readPackages(root: string): RoomPackage[] {
  const apps = readdirSync(join(root, 'apps'))
    .map((app) => `apps/${app}`)
    .filter((app) => existsSync(join(root, app, 'package.json')))
  return [...Object.keys(mayImport).filter((room) => room !== 'apps' && room !== 'scripts'), ...apps].map((folder) => {
    const { name, exports, dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    ) as { name: string } & Record<'exports' | 'dependencies' | 'devDependencies', Record<string, string> | undefined>
    return {
      folder,
      name,
      exports: Object.keys(exports ?? {}),
      dependencies: Object.keys({ ...dependencies, ...devDependencies }),
    }
  })
}

/** What `npm run types` wrote down of a file of the server; undefined where it has not run. */
export function declarationsIn(root: string): (path: string) => string | undefined {
  return (path) => {
    const file = join(root, '.build/types', path.replace(/\.ts$/, '.d.ts'))
    return path.startsWith('server/') && existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
}
