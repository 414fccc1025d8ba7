import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll } from 'vitest'
import type { TestServer } from '../../testing.ts'

type Process = Pick<ForkOptions, 'execArgv'> & { readonly environment?: Record<string, string> }

/** A module beside this one in a process of its own. */
export const startProcess = (module: string, { environment, ...options }: Process): ChildProcess =>
  fork(new URL(module, import.meta.url), { ...options, env: { ...process.env, ...environment } })

/** What a process tells next. */
export const messageFrom = async <T>(child: ChildProcess): Promise<T> => (await once(child, 'message'))[0]

/** The same server in a process of its own, where nothing but its own memory counts. */
export async function serveApart({ database }: TestServer, { environment, ...options }: Process) {
  const serving = startProcess('./testing-serving.ts', {
    ...options,
    environment: { ...environment, DATABASE: JSON.stringify(database) },
  })
  afterAll(() => serving.kill())
  return {
    address: await messageFrom<string>(serving),
    /** The most resident memory since it was asked last, in bytes. */
    peak: (): Promise<number> => {
      const answer = messageFrom<number>(serving)
      serving.send('peak')
      return answer
    },
  }
}
