import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { cleanEnvironment } from './environment.ts'
import { logSince, logSize } from './log-file.ts'
import type { Places } from './places.ts'

/** How the server is reached: by its socket folder, on Windows by a port of this machine. */
export interface Address {
  host: string
  port: number
}

/** A running PostgreSQL server, ready for connections. */
export interface Postmaster {
  /** Resolves when it has ended, with the reason. */
  ended: Promise<string>
  stop(): Promise<void>
}

export interface PostmasterOptions {
  binaries: Binaries
  account: Account
  places: Places
  address: Address
  /** False only for a database that is thrown away: commits then do not wait for the disk. */
  durable: boolean
}

/** A smart stop lets connections that are just being closed end by themselves. */
const stopTimeoutMs = { smart: 500, fast: 10_000, immediate: 5_000 }
const pollIntervalMs = 5

/**
 * Starts the server and waits until it takes connections, as long as recovery needs.
 *
 * @throws Error with the end of the server's log, when it ends before that.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { binaries, account, places } = options
  if (process.platform !== 'win32') makeSocketFolder(places.run, account)
  const position = logSize(places.log)
  const log = openSync(places.log, 'a', 0o600)
  const call = account.command(binaries.postgres, serverArguments(options))
  const child = spawn(call.file, call.args, {
    ...call.options,
    cwd: places.root,
    env: cleanEnvironment(),
    stdio: ['ignore', log, log],
    // A session of its own: Ctrl-C in the terminal is for Kontor, who then stops the database in good order.
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  closeSync(log)
  const ended = new Promise<string>((done) => {
    child.on('error', (error) => done(error.message))
    child.on('exit', (code, signal) => done(signal ? `killed by ${signal}` : `exit code ${code}`))
  })
  const end = await Promise.race([ended, ready(child, places)])
  if (end !== undefined) {
    throw new Error(`PostgreSQL did not start (${end}): ${logSince(places.log, position) || `see ${places.log}`}`)
  }
  return { ended, stop: () => stopPostmaster(child, ended, binaries, places) }
}

/** Given on the command line, as none of these is for an operator to change in postgresql.conf. */
function serverArguments({ places, address, durable }: PostmasterOptions): string[] {
  const socket = process.platform !== 'win32'
  const settings = {
    listen_addresses: socket ? '' : address.host,
    port: String(address.port),
    ...(socket ? { unix_socket_directories: places.run, unix_socket_permissions: '0700' } : {}),
    ...(durable ? { fsync: 'on' } : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    // stderr is the log file, see log-file.ts.
    logging_collector: 'off',
    log_line_prefix: '%m [%p] %q%u@%d ',
  }
  return ['-D', places.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Nobody else may have made the folder: under the temporary folder anyone could have. */
function makeSocketFolder(folder: string, account: Account): void {
  mkdirSync(folder, { mode: 0o700 })
  if (!lstatSync(folder).isDirectory()) throw new Error(`${folder} is not a folder of ours.`)
  chmodSync(folder, 0o700)
  account.own(folder)
}

/** The server writes its state into the eighth line of its pid file. */
async function ready(child: ChildProcess, places: Places): Promise<undefined> {
  while (child.exitCode === null && child.signalCode === null) {
    const lines = readPidFile(places)
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return undefined
    await pause(pollIntervalMs)
  }
  // It has ended: `ended` wins the race.
  return new Promise(() => {})
}

function readPidFile(places: Places): string[] {
  try {
    return readFileSync(join(places.data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

async function stopPostmaster(child: ChildProcess, ended: Promise<string>, binaries: Binaries, places: Places) {
  for (const [signal, mode, limit] of [
    ['SIGTERM', 'smart', stopTimeoutMs.smart],
    ['SIGINT', 'fast', stopTimeoutMs.fast],
    ['SIGQUIT', 'immediate', stopTimeoutMs.immediate],
    ['SIGKILL', 'immediate', stopTimeoutMs.immediate],
  ] as const) {
    if (process.platform === 'win32') spawnSync(binaries.pgCtl, ['stop', '-D', places.data, '-m', mode, '-W'])
    else child.kill(signal)
    const waiting = new AbortController()
    const late = pause(limit, 'late', { signal: waiting.signal }).catch(() => 'late')
    const outcome = await Promise.race([ended, late])
    waiting.abort()
    if (outcome !== 'late') return
  }
}
