import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { cleanEnvironment } from './environment.ts'
import { memoryHere, memorySettings } from './memory.ts'
import type { Places } from './places.ts'

/** For the machine on which it is made: an operator may change them in the cluster's postgresql.conf. */
const firstSettings = () => ({
  ...memorySettings(memoryHere()),
  // Pages are read from memory or a disk without heads: one far off costs hardly more than the next.
  random_page_cost: '1.1',
  max_connections: '100',
  max_wal_size: '1GB',
  // Kontor's statements are short: compiling them costs more than it saves.
  jit: 'off',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
})

/**
 * Makes the cluster before the first start: elsewhere first, then moved into place in one step, so that a half-made one
 * is never taken for a database.
 *
 * @throws Error when it is of another major version of PostgreSQL, or is no cluster.
 */
export async function ensureCluster(
  binaries: Binaries,
  account: Account,
  places: Places,
  password: string,
): Promise<void> {
  if (existsSync(places.data)) return checkCluster(binaries, places)
  discardHalfMade(places)
  const half = `${places.data}.new-${randomBytes(4).toString('hex')}`
  const passwordFile = `${half}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  account.own(passwordFile)
  const settings = Object.entries(firstSettings()).flatMap(([name, value]) => ['--set', `${name}=${value}`])
  try {
    await initdb(binaries, account, places, [
      ...['--pgdata', half, '--username', 'kontor_admin', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...['--data-checksums', '--no-instructions', ...settings],
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(half, places.data)
  syncFolder(places.root)
}

function checkCluster(binaries: Binaries, places: Places): void {
  const file = join(places.data, 'PG_VERSION')
  if (!existsSync(file)) {
    throw new Error(`${places.data} holds no PostgreSQL database (PG_VERSION is missing): restore it or move it away.`)
  }
  const major = readFileSync(file, 'utf8').trim()
  if (major !== binaries.major) {
    throw new Error(
      `The database in ${places.data} was made by PostgreSQL ${major}; this Kontor brings ${binaries.major}. ` +
        'Run the Kontor that made it, export, and import here.',
    )
  }
  // PostgreSQL refuses folders that others may look into, as copying them back by hand often leaves them.
  chmodSync(places.root, 0o700)
  chmodSync(places.data, 0o700)
}

/** What a killed first start left. Its initdb may still be writing: what it adds meanwhile goes the next time. */
function discardHalfMade(places: Places): void {
  for (const name of readdirSync(places.root)) {
    if (name.startsWith('data.new-')) rmSync(join(places.root, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

function initdb(binaries: Binaries, account: Account, places: Places, options: string[]): Promise<void> {
  const call = account.command(binaries.initdb, options)
  const child = spawn(call.file, call.args, {
    ...call.options,
    cwd: places.root,
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    output += text
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`initdb failed (${code}):\n${output.trim()}`))))
  })
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
