import { afterEach, beforeEach } from 'vitest'
import { createClient } from '../index.ts'
import { type Recorder, startRecorder } from '../recorder.testing.ts'

export const one = '5b1c9e57-8a53-4d4c-9a4e-54a4b5f0a001'
export const two = '5b1c9e57-8a53-4d4c-9a4e-54a4b5f0a002'
export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A client and the server that records what it asks, anew for each test. */
export function recording() {
  let [server, client]: [Recorder | undefined, ReturnType<typeof createClient> | undefined] = [undefined, undefined]
  beforeEach(async () => {
    server = await startRecorder()
    client = createClient({ base: server.base, app: 'Kontor.Test' })
  })
  afterEach(() => server?.stop())
  const started = <T>(it: T | undefined): T => {
    if (it === undefined) throw new Error('A test has to run.')
    return it
  }
  return {
    get server() {
      return started(server)
    },
    get client() {
      return started(client)
    },
    /** What was asked last. */
    asked: () => {
      const { base, recorded } = started(server)
      const { method, url, body } = recorded.at(-1)!
      const { pathname, searchParams } = new URL(url, base)
      return { line: `${method} ${pathname}`, query: Object.fromEntries(searchParams), body: body.toString() }
    },
  }
}
