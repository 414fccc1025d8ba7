import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Log } from './log.ts'
import type { Places } from './places.ts'

const stopTimeoutMs = 5_000
const pollIntervalMs = 20

/**
 * Ends what a killed Kontor or a killed postmaster left of this database, so that it can be started anew. The
 * postmaster gets an immediate shutdown: recovery follows anyway, and a fast one never ends while PostgreSQL 18 itself
 * recovers from lost backends (seen with 18.4). Then takes away lock files that a reused pid would make look alive.
 * The caller holds the data folder's lock.
 */
export async function endLeftovers(binaries: Binaries, places: Places, log: Log): Promise<void> {
  const left = databaseProcesses(places)
  if (left.length > 0) log.warn({ pids: left }, 'stopping the database that a killed Kontor left running')
  if (process.platform === 'win32') {
    // Without signals, only pg_ctl can ask; it does nothing and fails when the pid file is stale.
    spawnSync(binaries.pgCtl, ['stop', '-D', places.data, '-m', 'immediate'], { stdio: 'ignore' })
  } else if (left.length > 0) {
    await stopProcesses(places, left)
  }
  rmSync(join(places.data, 'postmaster.pid'), { force: true })
  rmSync(places.run, { recursive: true, force: true })
}

async function stopProcesses(places: Places, left: number[]): Promise<void> {
  const postmaster = recordedPostmaster(places)
  if (postmaster && left.includes(postmaster)) {
    signal(postmaster, 'SIGQUIT')
    if (await allGone(places)) return
  }
  for (const pid of databaseProcesses(places)) signal(pid, 'SIGKILL')
  if (await allGone(places)) return
  throw new Error(`Processes ${databaseProcesses(places).join(', ')} still use ${places.data} and cannot be stopped.`)
}

async function allGone(places: Places): Promise<boolean> {
  for (const end = Date.now() + stopTimeoutMs; Date.now() < end; await pause(pollIntervalMs)) {
    if (databaseProcesses(places).length === 0) return true
  }
  return false
}

/** The pid in postmaster.pid; whether it is still our postmaster, {@link databaseProcesses} says. */
function recordedPostmaster(places: Places): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(places.data, 'postmaster.pid'), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/**
 * Pids of live PostgreSQL processes that work on this very cluster. A pid alone proves nothing, for it may have been
 * given to another program since: PostgreSQL's processes stand in their cluster's folder, and are looked for by that.
 */
function databaseProcesses(places: Places): number[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => Number.isInteger(pid) && standsIn(pid, places.data))
  }
  if (process.platform === 'win32') return []
  // Elsewhere only the postmaster shows the folder, in its command; its backends end with it.
  return execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((line) => line.includes('postgres') && line.includes(` -D ${places.data} `))
    .map((line) => Number.parseInt(line, 10))
}

function standsIn(pid: number, folder: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === folder && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
    )
  } catch {
    return false
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
