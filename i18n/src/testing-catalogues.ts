import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

/** The messages of one group: its English, and each of its translations, by id. */
export interface MessageGroup {
  /** Where it stands: `shell/src/messages`. */
  folder: string
  english: Record<string, string>
  /** By locale, as its file is named: `de-DE`. */
  translations: Record<string, Record<string, string>>
}

const root = resolve(import.meta.dirname, '../..')
const IS_LOCALE = /^[a-z]{2}(-[A-Z]{2})?\.json$/

/** The messages of every room: each folder in one called `messages` with a file for each locale in it. */
export function readMessages(): MessageGroup[] {
  const files = globSync('**/messages/**/*.json', {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', '.build'].includes(name),
  }).filter((file) => IS_LOCALE.test(basename(file)))
  return [...Map.groupBy(files.toSorted(), (file) => dirname(file))].map(([folder, files]) => {
    const { 'en-US': english, ...translations } = Object.fromEntries(
      files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(resolve(root, file), 'utf8'))]),
    )
    if (english === undefined) throw new Error(`${folder} has no English messages.`)
    return { folder, english, translations }
  })
}
