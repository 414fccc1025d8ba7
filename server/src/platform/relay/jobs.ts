import { Logger, makeWorkerUtils, run, type TaskList, type WorkerUtils } from 'graphile-worker'
import { Pool, type PoolConfig } from 'pg'
import type { Tasks } from '../act.ts'
import type { Work } from '../outbox/store.ts'
import type { Platform } from '../platform.ts'
import type { Destination } from './relay.ts'

interface JobPayload extends Work {
  readonly companyId: string
}

export interface Jobs extends Destination {
  stop(): Promise<void>
}

/** What runs by the clock rather than after a write. */
export interface Daily {
  readonly name: string
  /** A crontab pattern in UTC. */
  readonly pattern: string
  run(): Promise<void>
}

/**
 * The job queue on graphile-worker, under its own database role. A job's key is the id of its outbox row, so that a row
 * that is handed over twice is one job; a task that fails is tried again with growing pauses.
 */
export async function startJobs(
  platform: Platform,
  config: PoolConfig,
  tasks: Tasks,
  dailies: readonly Daily[],
): Promise<Jobs> {
  const pgPool = new Pool({ max: 6, ...config })
  const lost = (error: Error) => platform.log.warn({ err: error }, 'jobs: connection lost')
  pgPool.on('error', lost)
  pgPool.on('connect', (client) => client.on('error', lost))
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') platform.log.warn(message)
    else platform.log.debug(message)
  })
  const utils: WorkerUtils = await makeWorkerUtils({ pgPool, logger })
  await utils.migrate()
  const taskList: TaskList = {}
  for (const [name, task] of Object.entries(tasks)) {
    taskList[name] = async (payload) => {
      const { companyId, data, author } = payload as JobPayload
      await platform.act(companyId, author, (act) => task(act, data))
    }
  }
  for (const daily of dailies) taskList[daily.name] = () => daily.run()
  const runner = await run({
    pgPool,
    logger,
    taskList,
    concurrency: 4,
    noHandleSignals: true,
    crontab: dailies.map(({ name, pattern }) => `${pattern} ${name} ?fill=1d`).join('\n'),
  })
  return {
    accept: async (companyId, rows) => {
      await utils.addJobs(
        rows.map((row) => ({
          identifier: row.task,
          payload: { companyId, ...row.payload } satisfies JobPayload,
          jobKey: row.id,
          maxAttempts: 25,
        })),
      )
    },
    stop: async () => {
      await runner.stop()
      await utils.release()
      await pgPool.end()
    },
  }
}
