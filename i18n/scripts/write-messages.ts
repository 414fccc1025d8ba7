import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { idsInSource } from '../src/testing-sentences.ts'

// `npm run messages:write`: the English catalogues of what is written as t`…`, anew from the source. Translations go with
// their sentence where it moved to another area; what is new has none yet, which the test of translations names.

const root = resolve(import.meta.dirname, '../..')
const locales = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'ar']
type Messages = Record<string, string>

const ours = globSync('server/src/{platform,areas/*}/messages', { cwd: root })
const inSource = [...idsInSource()].filter(([folder]) => folder.startsWith('server/'))
const fileOf = (folder: string, locale: string) => resolve(root, folder, `${locale}.json`)
const read = (folder: string, locale: string): Messages =>
  existsSync(fileOf(folder, locale)) ? JSON.parse(readFileSync(fileOf(folder, locale), 'utf8')) : {}

for (const locale of locales) {
  const before = new Map(ours.map((folder) => [folder, read(folder, locale)]))
  const everywhere: Messages = Object.assign({}, ...before.values())
  for (const folder of new Set([...ours, ...inSource.map(([folder]) => folder)])) {
    // Messages with an id of their own (`mail.subject`) stand in no source; their English is where it is written.
    const english = read(folder, 'en-US')
    const keyed = Object.entries(before.get(folder) ?? {}).filter(([id]) => /^[\w.]+$/.test(id) && english[id] !== id)
    const ids = [...(new Map(inSource).get(folder) ?? [])].toSorted((one, other) => (one < other ? -1 : 1))
    const translated = ids.flatMap((id): [string, string][] => {
      const text = locale === 'en-US' ? id : everywhere[id]
      return text === undefined ? [] : [[id, text]]
    })
    mkdirSync(resolve(root, folder), { recursive: true })
    writeFileSync(fileOf(folder, locale), `${JSON.stringify(Object.fromEntries([...keyed, ...translated]), null, 2)}\n`)
  }
}
