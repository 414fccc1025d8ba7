import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

interface Body {
  readonly type: string
  readonly bytes: Uint8Array
}

/** A running Kontor that is asked over connections that stay. */
export interface Kontor {
  /** The answer's text; throws for an answer that is none of 2xx. */
  ask(token: string, line: `${string} ${string}`, body?: Body, accept?: string): Promise<string>
  /** Milliseconds of processor time since it started. */
  cpu(): Promise<number>
  readonly port: number
  stop(): Promise<void>
}

export async function startKontor(databaseUrl: string, dataFolder: string): Promise<Kontor> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      KONTOR_DATA: dataFolder,
      KONTOR_DEMO: 'off',
      KONTOR_LOG: 'warn',
      KONTOR_REQUEST_LIMIT: '0',
      PORT: '0',
    },
  })
  const ended = once(child, 'exit')
  const [origin] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('Kontor did not start'))),
  ])
  const port = Number(new URL(origin).port)
  const agent = new Agent({ keepAlive: true })
  return {
    port,
    ask: (token, line, body, accept) =>
      new Promise((done, fail) => {
        const [method, path] = line.split(' ')
        const headers = {
          authorization: `Bearer ${token}`,
          ...(accept && { accept }),
          ...(body && { 'content-type': body.type, 'content-length': body.bytes.length }),
        }
        const sent = request({ agent, host: 'localhost', port, path: `/api/${path}`, method, headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            if ((response.statusCode ?? 500) < 300) done(text)
            else fail(new Error(`${line} answered ${response.statusCode}: ${text}`))
          })
        })
        sent.on('error', fail)
        sent.end(body?.bytes)
      }),
    cpu: async () => {
      child.send('cpu')
      const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
      return (user + system) / 1000
    },
    stop: async () => {
      agent.destroy()
      child.disconnect()
      await ended
    },
  }
}

/** For so many seconds at most; a task that takes longer belongs to what is measured. */
const maxWaitSeconds = 60

/**
 * Waits until what a server does as it starts, for the nights that it missed, is over: it would be measured with the first.
 * The server rests while the database works for it, and between two companies: both are looked at, more than once.
 */
export async function atRest({ cpu }: Kontor, owner: ClientConfig): Promise<void> {
  const database = new Client(owner)
  await database.connect()
  try {
    for (let second = 0, calm = 0; second < maxWaitSeconds && calm < 3; second += 1) {
      const before = await cpu()
      await setTimeout(1000)
      const { rowCount } = await database.query(
        "select from pg_stat_activity where usename = 'kontor_app' and state <> 'idle'",
      )
      calm = (await cpu()) - before < 50 && rowCount === 0 ? calm + 1 : 0
    }
  } finally {
    await database.end()
  }
}
