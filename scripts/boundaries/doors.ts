import { posix } from 'node:path'
import { areaPath, isStore, isTest } from './area-path.ts'
import type { Breach, SourceFile } from './breach.ts'
import { codeOf } from './imports.ts'

const why =
  'what stands in a store is SQL on the tables of its area: an area offers named functions and events instead.'

/** What an area hands on of its store, in its index or on the way there. */
export function doorBreaches(file: SourceFile): Breach[] {
  const [, area, within] = file.path.match(areaPath) ?? []
  if (!area || !within || isTest(file.path) || isStore(within)) return []
  const code = codeOf(file.text)
  return [...handedOn(file, code), ...fromStore(file, code)].map(({ index, name }) => ({
    path: file.path,
    line: code.slice(0, index).split('\n').length,
    what: `${within} of the area ${area} exports ${name} of its store.`,
    why,
    instead: 'write a function outside of the store that says what it does for others, and export that.',
  }))
}

interface Handed {
  readonly index: number
  readonly name: string
}

const exportFrom = /^[ \t]*export\s+(type\s+)?(\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*['"]([^'"\n]+)['"]/gm

/** `export { find } from './store.ts'`. Types say nothing of SQL; those that other areas know stand in records. */
function handedOn(file: SourceFile, code: string): Handed[] {
  const namesIn = file.path.match(areaPath)?.[2] === 'index.ts' ? allIn : valuesIn
  return [...code.matchAll(exportFrom)].flatMap(({ index, 1: type, 2: names = '', 3: from = '' }) =>
    (type === undefined || namesIn === allIn) && leadsToStore(file, from)
      ? namesIn(names).map((name) => ({ index, name: name === '*' ? 'everything' : name.replace(/^type /, '') }))
      : [],
  )
}

const importFrom = /^[ \t]*import\s+(type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/gm
const exported = /^[ \t]*export\s*\{([^}]*)\}(?!\s*from)/gm

/** `import { find } from './store.ts'` and further down `export { find }`. */
function fromStore(file: SourceFile, code: string): Handed[] {
  const imported = new Set(
    [...code.matchAll(importFrom)].flatMap(({ 1: type, 2: names = '', 3: from = '' }) =>
      type === undefined && leadsToStore(file, from) ? valuesIn(names).map((name) => name.split(' as ').at(-1)!) : [],
    ),
  )
  return [...code.matchAll(exported)].flatMap(({ index, 1: names = '' }) =>
    valuesIn(names)
      .filter((name) => imported.has(name.split(' as ')[0]!))
      .map((name) => ({ index, name })),
  )
}

function leadsToStore(file: SourceFile, from: string): boolean {
  if (!from.startsWith('.')) return false
  const [, , within] = posix.join(posix.dirname(file.path), from).match(areaPath) ?? []
  return within !== undefined && isStore(within)
}

const allIn = (names: string): string[] =>
  names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '')

const valuesIn = (names: string): string[] => allIn(names).filter((name) => !name.startsWith('type '))

/**
 * What the compiler worked out of a file that is no store: a type of kysely in it is a query, or a part of one, that the
 * file hands on without naming it.
 */
export function fragmentBreaches(file: SourceFile, declarations: string): Breach[] {
  const [, area, within] = file.path.match(areaPath) ?? []
  if (!area || !within || isTest(file.path) || isStore(within)) return []
  const name = /^export (?:declare )?(?:const|function|class|type|interface) (\w+)[^;]*?import\("kysely"\)/m.exec(
    declarations,
  )?.[1]
  if (name === undefined) return []
  const line = file.text.split('\n').findIndex((text) => new RegExp(`export .*\\b${name}\\b`).test(text)) + 1
  return [
    {
      path: file.path,
      line: Math.max(line, 1),
      what: `${within} of the area ${area} exports ${name}, which is a query or a part of one.`,
      why,
      instead: 'let the store run the query and answer with what it found.',
    },
  ]
}
