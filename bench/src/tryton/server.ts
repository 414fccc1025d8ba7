import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg, { type ClientConfig } from 'pg'
import { freePort } from '../../../scripts/free-port.ts'

const run = promisify(execFile)
const database = 'tryton'
const password = 'only-for-this-run'

/** A running Tryton with its invoicing, asked as its own client asks it. */
export interface Tryton {
  /** `model.account.invoice.search_count` and the like; throws for what it answers as an error. */
  ask<T>(method: string, ...parameters: unknown[]): Promise<T>
  /** Its database, for what a load writes. */
  readonly database: ClientConfig
  stop(): Promise<void>
}

/** Where Debian's packages tryton-server and tryton-modules-account-invoice are installed. */
export const isInstalled = (): Promise<boolean> =>
  run('trytond-admin', ['--version']).then(
    () => true,
    () => false,
  )

/** Starts it with a database of its own in the same Postgres that serves Kontor. */
export async function startTryton(owner: ClientConfig): Promise<Tryton> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-tryton-'))
  const port = await freePort()
  const asOwner = new pg.Client(owner)
  await asOwner.connect()
  await asOwner.query(`create database ${database}`)
  const [config, secret] = [join(folder, 'trytond.conf'), join(folder, 'password')]
  await writeFile(config, `[database]\nuri = ${uriOf(owner)}\n[web]\nlisten = 127.0.0.1:${port}\n`)
  await writeFile(secret, password)
  const env = { ...process.env, TRYTONPASSFILE: secret }
  const into = ['-c', config, '-d', database]
  await run(
    'trytond-admin',
    [...into, '-u', 'account_invoice', '--activate-dependencies', '--email', 'a@bench.example'],
    { env },
  )
  const child = spawn('trytond', into, { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const address = `http://127.0.0.1:${port}/${database}/`
  const [user, session] = await untilItAnswers(() =>
    call<[number, string]>(address, 'common.db.login', ['admin', { password }, 'en']),
  )
  const authorization = `Session ${Buffer.from(`admin:${user}:${session}`).toString('base64')}`
  return {
    ask: (method, ...parameters) => call(address, method, parameters, authorization),
    database: { ...owner, database },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await asOwner.query(`drop database ${database} with (force)`)
      await asOwner.end()
      await rm(folder, { recursive: true })
    },
  }
}

async function call<T>(address: string, method: string, params: unknown[], authorization?: string): Promise<T> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
    body: JSON.stringify({ id: 1, method, params }),
  })
  const { result, error } = (await answer.json()) as { result: T; error?: unknown }
  if (error !== undefined && error !== null) throw new Error(`Tryton's ${method}: ${JSON.stringify(error)}`)
  return result
}

async function untilItAnswers<T>(work: () => Promise<T>): Promise<T> {
  for (let triesLeft = 120; ; triesLeft -= 1) {
    try {
      return await work()
    } catch (error) {
      if (triesLeft === 0) throw error
      await new Promise((done) => setTimeout(done, 500))
    }
  }
}

/** The host may be a folder, which only a parameter can name. */
function uriOf({ host, port, user, password: secret }: ClientConfig): string {
  return `postgresql://${user}:${encodeURIComponent(String(secret))}@/?${new URLSearchParams({ host: String(host), port: String(port) })}`
}
