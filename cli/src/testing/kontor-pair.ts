import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { addressOf, openPlatform } from '@kontor/server'
import { type Platform, readSettings } from '@kontor/server/platform'
import { pino } from 'pino'
import type { FastClock } from './fast-clock-rules.ts'
import { childrenOf, kill, serving, startKontor } from './kontor-process.ts'

/** Two Kontors that serve one database, which the test itself keeps running: as docs/operating/processes.md has it. */
export interface KontorPair {
  /** One of the two, by chance. */
  origin(): string
  /** Kills some of the processes at once, and waits until both Kontors serve again. */
  strike(victims: Victims): Promise<void>
  /** Stops both as an operator does, and starts them again. */
  restart(): Promise<void>
  /** What both have printed, for the report of a failure. */
  output(): string
  close(): Promise<void>
}

export interface Victims {
  /** Which of the Kontors: 0 and 1. */
  readonly kontors: readonly number[]
  readonly postmaster?: boolean
  readonly backends?: boolean
}

/** Two start at the same time, and the database is begun anew at most six times a minute. */
const startMs = 240_000

const preload = join(import.meta.dirname, 'fast-clock.ts')

/**
 * @param clock by which both live
 * @param first what is done to the database before they start: then its roles get other passwords
 */
export async function startPair(
  folder: string,
  environment: Readonly<Record<string, string>>,
  clock: FastClock,
  first: (platform: Platform) => Promise<void>,
): Promise<KontorPair> {
  const settings = readSettings({ KONTOR_DATA: folder }, folder)
  const { platform, database, close } = await openPlatform(settings, pino({ level: 'silent' }))
  await first(platform)
  const shared = {
    ...environment,
    DATABASE_URL: addressOf(database.ownerConfig),
    KONTOR_TEST_CLOCK: JSON.stringify(clock),
    NODE_OPTIONS: `--import=${preload}`,
  }
  const kontors = await Promise.all([1, 2].map(() => startKontor(folder, shared, startMs)))
  const again = async (at: number) => {
    // Who asks goes on asking at the same address.
    kontors[at] = await startKontor(folder, { ...shared, PORT: new URL(kontors[at]!.origin).port }, startMs)
  }
  return {
    origin: () => kontors[randomInt(kontors.length)]!.origin,
    strike: async ({ kontors: nodes, postmaster = false, backends = false }) => {
      const head = kontors[0]!.postmaster()
      const pids = [...(postmaster ? [head] : []), ...(backends ? childrenOf(head) : [])]
      for (const pid of [...nodes.map((at) => kontors[at]!.child.pid!), ...pids]) kill(pid)
      await Promise.all(nodes.map(again))
      await Promise.all(kontors.map(serving))
    },
    restart: async () => {
      await Promise.all(kontors.map((kontor) => kontor.stop()))
      await Promise.all([...kontors.keys()].map(again))
    },
    output: () => kontors.map((kontor) => kontor.output().slice(-4000)).join('\n----\n'),
    close: async () => {
      for (const { child } of kontors) if (child.exitCode === null && child.signalCode === null) kill(child.pid!)
      await close()
    },
  }
}
