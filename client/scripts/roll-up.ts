import { dirname, join } from 'node:path'

/** The text of a file of types. */
export type Read = (path: string) => Promise<string>

/** A declaration as the compiler wrote it, with what stands above it. */
interface Declared {
  readonly name: string
  readonly text: string
}

/** Where a declaration begins, with what stands above it. */
const between = /^(?=\/\*\*)|(?<!\*\/\n)^(?=(?:export|declare|type|interface|import) )/m
const heading = /^(?:export )?(?:declare )?(?:const|function|class|type|interface) (\w+)/m

/**
 * One file for the types that a module offers, out of the many that the compiler writes: a file costs whoever reads it
 * more than its lines, and what is not offered need not be read at all.
 */
export async function rollUp(index: string, read: Read): Promise<string> {
  const { offered, elsewhere, files } = await offeredBy(index, read)
  const known = new Map<string, Declared>()
  for (const file of files)
    for (const one of statementsOf(await read(file))) if (!known.has(one.name)) known.set(one.name, one)

  const kept = new Map<string, string>()
  const keep = (name: string) => {
    const one = known.get(name)
    if (one === undefined || kept.has(name)) return
    const text = one.text.replace(/^export /m, '')
    kept.set(name, offered.has(name) ? text.replace(/^(?=(?:declare |type |interface ))/m, 'export ') : text)
    for (const [word] of text.replace(/\/\*\*[\s\S]*?\*\//g, '').matchAll(/\b[A-Za-z_]\w*\b/g)) keep(word)
  }
  for (const name of offered) keep(name)
  const lost = [...offered].filter((name) => !kept.has(name))
  if (lost.length > 0) throw new Error(`The types of ${lost.join(', ')} were not found`)
  return [...elsewhere, ...kept.values(), 'export {};', ''].join('\n').replace(/^ +/gm, '')
}

const statementsOf = (text: string): Declared[] =>
  text.split(between).flatMap((part) => {
    const name = heading.exec(part)?.[1]
    return name === undefined ? [] : [{ name, text: part.trim() }]
  })

/** What a module offers by name, the lines that offer another package's, and every file of it. */
async function offeredBy(index: string, readFile: Read) {
  const offered = new Set<string>()
  const elsewhere: string[] = []
  const files = new Set<string>()
  const read = async (file: string, all: boolean): Promise<void> => {
    files.add(file)
    const text = await readFile(file)
    if (all)
      for (const [, name = ''] of text.matchAll(/^export (?:declare )?(?:const|function|class|type|interface) (\w+)/gm))
        offered.add(name)
    for (const [line, names, from = ''] of text.matchAll(
      /^(?:export|import) (?:type )?(\*|\{[^}]*\}) from '([^']+)';$/gm,
    )) {
      if (!from.startsWith('.')) {
        if (line.startsWith('export')) elsewhere.push(line)
        continue
      }
      const every = names === '*' && line.startsWith('export')
      if (line.startsWith('export') && !every)
        for (const name of names?.replace(/[{}]/g, '').split(',') ?? []) offered.add(name.replace('type ', '').trim())
      const next = join(dirname(file), from.replace(/\.ts$/, '.d.ts'))
      if (every || !files.has(next)) await read(next, every)
    }
  }
  await read(index, true)
  offered.delete('')
  return { offered, elsewhere, files }
}
