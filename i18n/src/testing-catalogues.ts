import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, resolve } from 'node:path'
import { PSEUDO_LOCALE } from './locale.ts'

/** The messages of one room: its English, and each of its translations, by id. */
export interface Catalogue {
  /** Where it stands: `shell/src/messages`. */
  folder: string
  english: Record<string, string>
  /** By language, as its file is named: `de-DE`, or `de`. */
  translations: Record<string, Record<string, string>>
}

const root = resolve(import.meta.dirname, '../..')
const IS_LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?\.(json|ts)$/

/**
 * Every room's messages: each folder in one called `messages` with a file per language in it. Those of ubl have their English in the
 * rules, and a test of their own.
 */
export async function readCatalogues(): Promise<Catalogue[]> {
  const folders = new Map<string, string[]>()
  for (const file of globSync(['**/messages/**/*.json', 'server/**/messages/*.ts'], {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', '.build', 'ubl'].includes(name),
  })) {
    if (IS_LANGUAGE.test(basename(file))) folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file])
  }
  return Promise.all([...folders].map(([folder, files]) => readCatalogue(folder, files)))
}

async function readCatalogue(folder: string, files: string[]): Promise<Catalogue> {
  const read = await Promise.all(
    files.map(async (file) => [basename(file, extname(file)), await readMessages(file)] as const),
  )
  const english = read.find(([language]) => language.startsWith('en'))
  if (!english) throw new Error(`${folder} has no English messages.`)
  const others = read.filter(([language]) => language !== english[0] && language !== PSEUDO_LOCALE)
  return { folder, english: english[1], translations: Object.fromEntries(others) }
}

/** Whatever the file exports, groups of messages (`reasons.PRI`) made flat. */
async function readMessages(file: string): Promise<Record<string, string>> {
  const messages = file.endsWith('.json')
    ? (JSON.parse(readFileSync(resolve(root, file), 'utf8')) as object)
    : Object.values((await import(resolve(root, file))) as Record<string, object>)[0]
  return Object.fromEntries(flat(messages ?? {}))
}

const flat = (messages: object, prefix = ''): [id: string, message: string][] =>
  Object.entries(messages).flatMap(([id, message]) =>
    typeof message === 'string' ? [[prefix + id, message]] : flat(message as object, `${prefix}${id}.`),
  )
