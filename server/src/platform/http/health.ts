import type { FastifyInstance } from 'fastify'
import { compatibility } from '../compatibility.ts'
import type { Settings } from '../settings.ts'

export interface DatabaseHealth {
  readonly kind: string
  readonly state: 'ready' | 'away'
  readonly version: string
}

/** 200 when requests can be served, 503 otherwise, with the versions either way (decision 32). */
export function installHealth(
  app: FastifyInstance,
  version: string,
  search: Settings['search'],
  database: () => Promise<DatabaseHealth>,
): void {
  app.get('/health', async (_request, reply) => {
    const found = await database()
    const ready = found.state === 'ready'
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return { status: ready ? 'ready' : 'unavailable', version, compatibility, search, database: found }
  })
}
