import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const start = join(import.meta.dirname, 'start.mjs')

/** A Kontor with the demo network, in a process of its own. */
export interface Kontor {
  /** Where people go: `http://localhost:<port>`. */
  readonly shell: string
  /** Where the apps live: `http://127.0.0.1:<port>`, another site than the shell's. */
  readonly apps: string
  /** Its data folder, for the operator's commands beside it. */
  readonly data: string
  /** What it has printed. */
  readonly output: () => string
  /** Stops it as Ctrl-C does. */
  halt(): Promise<void>
  /** Ends its server as `kill -9` does; the database that it started stays behind. */
  kill(): Promise<void>
  /** Stops it and throws its data away. */
  stop(): Promise<void>
}

/** The data folder of a demo network that was just loaded. */
export async function loadNetwork(): Promise<string> {
  const { data, halt } = await startKontor()
  await halt()
  return data
}

/** So many of them, each with a copy of the same network. */
export const startKontors = (count: number, network: string): Promise<Kontor[]> =>
  Promise.all(Array.from({ length: count }, () => startWith(network)))

/** One with a copy of a network that was loaded before, on top of what an operator sets. */
export async function startWith(network: string, settings: StartOptions['settings'] = {}): Promise<Kontor> {
  const folder = await newFolder()
  await cp(network, folder, { recursive: true })
  return startKontor(folder, { settings })
}

const ready = /^Kontor is ready: (\S+)$/m

const newFolder = () => mkdtemp(join(tmpdir(), 'kontor-started-'))

export interface StartOptions {
  readonly demo?: 'on' | 'off'
  readonly port?: string
  /** What an operator sets besides: KONTOR_… by name. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Starts it as `npm start` does (building what has changed), on a free port where none is given. Where there are no data yet it is there once
 * the demo network is complete, and not only what people look at first; with `demo: 'off'` there is none.
 */
export async function startKontor(
  existing?: string,
  { demo = 'on', port = '0', settings = {} }: StartOptions = {},
): Promise<Kontor> {
  const data = existing ?? (await newFolder())
  const wanted = existing === undefined && demo === 'on' ? /^The demo network is complete\.$/m : ready
  // As a person has it: no outside database, and not the NODE_ENV of a test, with which the pages are built otherwise.
  const { DATABASE_URL: _, NODE_ENV: __, ...environment } = process.env
  const child = spawn(process.execPath, [start], {
    env: {
      ...environment,
      KONTOR_DATA: data,
      KONTOR_LOG: 'warn',
      KONTOR_APP_LOOPBACK: 'on',
      KONTOR_DEMO: demo,
      PORT: port,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let output = ''
  const shell = await new Promise<string>((started, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text
        const [, address] = output.match(ready) ?? []
        if (address && wanted.test(output)) started(address)
      })
    }
    child.on('exit', (code) => fail(new Error(`Kontor ended with ${code} before it was ready:\n${output}`)))
  })
  const halt = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return {
    shell,
    apps: `http://127.0.0.1:${new URL(shell).port}`,
    data,
    output: () => output,
    halt,
    kill: async () => {
      const holder = await readFile(join(data, 'postgres', 'kontor.lock.pid'), 'utf8')
      process.kill(Number(holder), 'SIGKILL')
      await ended
    },
    stop: async () => {
      await halt()
      await rm(data, { recursive: true, force: true })
    },
  }
}
