import type { FastifyInstance } from 'fastify'

export interface DatabaseHealth {
  readonly kind: string
  readonly state: 'ready' | 'away'
  readonly version: string
}

/** 200 when requests can be served, 503 otherwise, with the versions either way. */
export function installHealth(app: FastifyInstance, version: string, database: () => Promise<DatabaseHealth>): void {
  app.get('/health', async (_request, reply) => {
    const found = await database()
    const ready = found.state === 'ready'
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return { status: ready ? 'ready' : 'unavailable', version, database: found }
  })
}
