import { isTest } from './area-path.ts'
import type { Breach, SourceFile } from './breach.ts'
import { codeOf } from './imports.ts'

/** An empty collection that a module of the server begins with can only be filled while it runs. */
const emptyCollection = /^(?:export )?const (\w+)(?:: [^=\n]+)? = new (?:Map|Set)(?:<.*>)?\(\)/gm

/** Caches that all platforms of a process would share. A WeakMap is none: it forgets with what it knows something of. */
export function cacheBreaches(file: SourceFile): Breach[] {
  if (!file.path.startsWith('server/src/') || isTest(file.path)) return []
  const code = codeOf(file.text)
  return [...code.matchAll(emptyCollection)].map(({ index, 1: name }) => ({
    path: file.path,
    line: code.slice(0, index).split('\n').length,
    what: `${name} is filled while the server runs, and belongs to the module.`,
    why: 'two installations in one process share nothing, and what one of them remembers ends with it.',
    instead: 'make it with perPlatform(), or hold it in a WeakMap by what it is known of.',
  }))
}
