import { EventEmitter } from 'node:events'
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { showPresence, unlockDead } from './presence.ts'

const retryDelayMs = 500
const deadWorkerCheckMs = 5_000

/** A pool of workers that is at work and shows that it lives; `over` resolves once it has lost its database. */
interface Workers {
  readonly over: Promise<void>
  end(): Promise<void>
}

/**
 * Workers that are always there: those that lost their database are started anew, for as long as it is away, and the
 * jobs of pools that died, here or in another process, are given back.
 */
export async function keepWorkers(
  pgPool: Pool,
  options: RunnerOptions,
  lost: (error: Error) => void,
): Promise<{ stop(): Promise<void> }> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let workers: Workers | undefined

  const begin = async () => {
    await unlockDead(pgPool)
    workers = await startWorkers(pgPool, options)
    void workers.over.then(comeBack)
  }
  const end = async () => {
    const before = workers
    workers = undefined
    await before?.end()
  }
  const comeBack = () => {
    if (stopped) return
    timer = setTimeout(() => {
      end()
        .then(begin)
        .catch((error: Error) => {
          lost(error)
          comeBack()
        })
    }, retryDelayMs)
  }
  await begin()
  const watch = setInterval(() => void unlockDead(pgPool).catch(lost), deadWorkerCheckMs)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      clearInterval(watch)
      await end()
    },
  }
}

/** Starts a pool of workers, or leaves nothing of it behind: workers that do not show that they live would lose their jobs to others. */
async function startWorkers(pgPool: Pool, options: RunnerOptions): Promise<Workers> {
  const events: WorkerEvents = new EventEmitter()
  let name = ''
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id
  })
  const runner: Runner = await run({ ...options, pgPool, events })
  const stop = () => runner.stop().catch(() => undefined)
  try {
    const { lost, hide } = await showPresence(pgPool, name)
    return {
      over: Promise.race([runner.promise.catch(() => undefined), lost]),
      end: async () => {
        await stop()
        hide()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
