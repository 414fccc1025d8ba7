import type { FastifyInstance } from 'fastify'
import { compatibility } from '../compatibility.ts'
import type { Shelf } from '../contents/index.ts'
import type { Disk } from '../disk.ts'
import type { Gauge } from '../metrics/index.ts'
import type { Settings } from '../settings.ts'

export interface DatabaseHealth {
  readonly kind: string
  readonly state: 'ready' | 'away'
  readonly version: string
}

interface About {
  readonly version: string
  readonly database: () => Promise<DatabaseHealth>
}

/** Milliseconds for which an answer of the store of contents holds. */
const answerKeptMs = 2000

/**
 * `/health/live`: the process answers; whoever supervises it starts it again where it does not. `/health`: requests can be
 * served, with the versions either way (decision 32); whoever distributes them asks here, and asks elsewhere meanwhile.
 */
export function installHealth(
  app: FastifyInstance,
  { version, database }: About,
  search: Settings['search'],
  disk: Disk,
  shelf: Shelf,
): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.get('/health/live', (_request, reply) => reply.send({ status: 'live' }))
  app.get('/health', async (_request, reply) => {
    const found = await database()
    const isFull = disk.isNearlyFull()
    // While it is away it is looked after anyway.
    if (!shelf.isAway()) await shelf.look(answerKeptMs)
    const isShelfAway = shelf.isAway()
    const ready = found.state === 'ready' && !isFull && !isShelfAway && !isStopping
    reply.code(ready ? 200 : 503)
    return {
      status: ready ? 'ready' : isStopping ? 'stopping' : 'unavailable',
      version,
      compatibility,
      search,
      database: found,
      disk: { state: isFull ? 'nearly full' : 'ready' },
      ...(shelf.kind && { contents: { kind: shelf.kind, state: isShelfAway ? 'away' : 'ready' } }),
    }
  })
}

export const gaugesOf = (version: string, streams: number, disk: Disk, shelf: Shelf): Gauge[] => {
  const free = disk.free()
  return [
    { name: 'kontor_info', help: 'The version that runs.', labels: { version }, value: 1 },
    { name: 'kontor_event_streams', help: 'Streams of live updates that are open.', value: streams },
    ...(free === undefined
      ? []
      : [{ name: 'kontor_disk_free_bytes', help: 'Room on the disk of the data folder.', value: free }]),
    ...(shelf.kind === undefined
      ? []
      : [
          {
            name: 'kontor_contents_up',
            help: 'Whether the bucket of contents answers.',
            value: Number(!shelf.isAway()),
          },
        ]),
  ]
}
