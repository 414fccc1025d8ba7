import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { expect, vi } from 'vitest'

const main = join(import.meta.dirname, '../main.ts')

/** A Kontor of its own process, started through the CLI as an operator would. */
export interface KontorProcess {
  readonly origin: string
  readonly child: ChildProcess
  /** The database's processes as they are now: the postmaster, and those that it started. */
  postmaster(): number
  backends(): number[]
  /** What it has printed so far, for the report of a failure. */
  output(): string
  /** Stops it as Ctrl-C does; the exit code. */
  stop(): Promise<number | null>
}

/** Starts it, on any free port if none is named, and waits until it is ready; says what it printed where it is not within the time, a minute. */
export async function startKontor(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
  timeout = 60_000,
): Promise<KontorProcess> {
  const settings = { KONTOR_DATA: dataFolder, PORT: '0', KONTOR_DEMO: 'off', KONTOR_LOG: 'warn' }
  const env = { ...process.env, ...settings, ...environment }
  const child = spawn(process.execPath, [main, 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()))
  const origin = await vi.waitFor(
    () => {
      if (child.exitCode !== null) throw new Error(`Kontor ended with ${child.exitCode}:\n${printed}`)
      const [, address] = /^Kontor is ready: (\S+)$/m.exec(printed) ?? []
      if (address === undefined) throw new Error(`Kontor is not ready:\n${printed}`)
      return address
    },
    { timeout, interval: 25 },
  )
  const postmaster = () => Number(readFileSync(join(dataFolder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
  return {
    origin,
    child,
    output: () => printed,
    postmaster,
    backends: () => childrenOf(postmaster()),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      return child.exitCode
    },
  }
}

export function childrenOf(pid: number): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []))
}

export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended a moment before.
  }
}

/** Where Node was killed it is started again; where the database was, its supervisor does that. */
export async function backAgain(kontor: KontorProcess, start: () => Promise<KontorProcess>): Promise<KontorProcess> {
  await after(1)
  if (kontor.child.killed || kontor.child.exitCode !== null || kontor.child.signalCode !== null) return start()
  await serving(kontor)
  return kontor.child.signalCode === null ? kontor : start()
}

/** Waits until it says that it can serve, unless it was killed itself. */
export const serving = (kontor: KontorProcess): Promise<void> =>
  vi.waitFor(
    async () => {
      const { status } = await fetch(`${kontor.origin}/health`).catch(() => ({ status: 0 }))
      if (status === 0 && kontor.child.signalCode === 'SIGKILL') return
      expect(status, kontor.output().slice(-4000)).toBe(200)
    },
    { timeout: 120_000, interval: 20 },
  )
