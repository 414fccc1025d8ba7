import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { childrenOf, kill } from './kontor-process.ts'

export const nodes = ['coordinator', 'worker1', 'worker2'] as const
export type Node = (typeof nodes)[number]

/** A cluster of Citus on this machine: a coordinator and two workers, which let in by password. */
export interface Cluster {
  /** The address of a new database, ready for Kontor. */
  database(name: string): string
  /** The address of one on the coordinator alone: the same PostgreSQL without Citus. */
  plain(name: string): string
  /** As a crash of its machine does: the postmaster and all that it started are killed. */
  kill(node: Node): void
  /** Starts it anew, once the last that its crash left is gone. */
  up(node: Node): Promise<void>
  close(): void
}

/** Where Debian has the programs of a PostgreSQL that Citus is installed beside; KONTOR_CITUS_BIN names another place. */
export const programs = (): string => process.env['KONTOR_CITUS_BIN'] ?? '/usr/lib/postgresql/15/bin'

/** Why there can be no cluster here; undefined where there can. */
export function whyNoCluster(): string | undefined {
  const config = join(programs(), 'pg_config')
  if (!existsSync(config)) return `${programs()} has no PostgreSQL (KONTOR_CITUS_BIN names its programs)`
  const library = join(execFileSync(config, ['--pkglibdir'], { encoding: 'utf8' }).trim(), 'citus.so')
  return existsSync(library) ? undefined : `Citus is not installed beside ${programs()}: ${library} is missing`
}

const password = 'trying-only'

/** Makes the cluster in a folder of its own, from the programs that are installed. */
export async function makeCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-citus-'))
  const account = accountOf()
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o755)
  const ports = new Map<Node, number>()
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(programs(), program), words, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const place = (node: Node) => join(folder, node)
  const up = (node: Node) => run('pg_ctl', '-D', place(node), '-l', `${place(node)}.log`, '-w', '-t', '60', 'start')
  const secret = join(folder, 'password')
  appendFileSync(secret, password)
  for (const node of nodes) {
    mkdirSync(place(node))
    if (account !== undefined) chownSync(place(node), account.uid, account.gid)
    run(
      'initdb',
      '-D',
      place(node),
      '-U',
      'admin',
      '--pwfile',
      secret,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    )
    const port = await freePort()
    ports.set(node, port)
    appendFileSync(join(place(node), 'postgresql.conf'), settings(port))
    up(node)
  }
  const query = (url: string, sql: string) => run('psql', '-d', url, '-qX', '-v', 'ON_ERROR_STOP=1', '-c', sql)
  const url = (node: Node, database: string) =>
    `postgresql://admin:${password}@127.0.0.1:${ports.get(node)}/${database}`
  return {
    up: async (node) => {
      for (let left = 100; ; left -= 1) {
        try {
          up(node)
          return
        } catch (error) {
          if (left === 0) throw error
          await after(200)
        }
      }
    },
    database: (name) => {
      for (const node of nodes) {
        query(url(node, 'postgres'), `create database ${name}`)
        query(url(node, name), 'create extension citus')
      }
      const coordinator = url('coordinator', name)
      const authinfo = `insert into pg_dist_authinfo values (0, 'admin', 'password=${password}')`
      for (const node of nodes) query(url(node, name), authinfo)
      query(coordinator, `select citus_set_coordinator_host('127.0.0.1', ${ports.get('coordinator')})`)
      for (const node of ['worker1', 'worker2'] as const)
        query(coordinator, `select citus_add_node('127.0.0.1', ${ports.get(node)})`)
      return coordinator
    },
    plain: (name) => {
      query(url('coordinator', 'postgres'), `create database ${name}`)
      return url('coordinator', name)
    },
    kill: (node) => {
      const file = join(place(node), 'postmaster.pid')
      const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0])
      for (const pid of [postmaster, ...childrenOf(postmaster)]) kill(pid)
    },
    close: () => {
      for (const node of nodes) {
        try {
          run('pg_ctl', '-D', place(node), '-m', 'immediate', 'stop')
        } catch {
          // It was killed.
        }
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

const settings = (port: number) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_preload_libraries = 'citus'
shared_buffers = 128MB
max_connections = 200
max_prepared_transactions = 400
random_page_cost = 1.1
citus.recover_2pc_interval = 5s
citus.node_conninfo = 'sslmode=prefer'
`

/** PostgreSQL refuses to run as root; Debian has an account for it. */
function accountOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** One that no connection of anybody is given while its node is down: systems give those above 32767. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const server = createServer()
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening')
      await once(server.close(), 'close')
      return port
    } catch {
      // Somebody has it.
    }
  }
}
