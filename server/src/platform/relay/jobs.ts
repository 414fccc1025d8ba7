import { Logger, makeWorkerUtils, type TaskList } from 'graphile-worker'
import { Pool, type PoolConfig } from 'pg'
import type { Work } from '../outbox/store.ts'
import type { Platform } from '../platform.ts'
import { traced } from '../tracing/index.ts'
import type { Tasks } from '../unit-of-work.ts'
import { type Counted, countJobs } from './presence.ts'
import type { Destination } from './relay.ts'
import { runTask } from './run-task.ts'
import { keepWorkers } from './workers.ts'

interface JobPayload extends Work {
  readonly companyId: string
}

export interface Jobs extends Destination {
  /** How much work is due and waits, and how much failed for good. */
  count(): Promise<Counted>
  stop(): Promise<void>
}

/** What runs by the clock rather than after a write: never beside itself, and once for all the times of a day that were missed. */
export interface Daily {
  readonly name: string
  /** A crontab pattern in UTC. */
  readonly pattern: string
  run(): Promise<void>
}

/**
 * The job queue on graphile-worker, under its own database role. A job's key is the id of its outbox row, so that a row
 * that is handed over twice is one job; a task that fails is tried again with growing pauses. Workers that lost their
 * database are started anew, and the jobs of workers that died are given back.
 */
export async function startJobs(
  platform: Platform,
  config: PoolConfig,
  tasks: Tasks,
  dailies: readonly Daily[],
): Promise<Jobs> {
  const pgPool = new Pool({ max: 8, ...config })
  const lost = (error: Error) => platform.log.warn({ err: error }, 'jobs: connection lost')
  pgPool.on('error', lost)
  pgPool.on('connect', (client) => client.on('error', lost))
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') platform.log.warn(message)
    else platform.log.debug(message)
  })
  const utils = await makeWorkerUtils({ pgPool, logger })
  await utils.migrate()
  const taskList = taskListOf(platform, tasks, dailies)
  const crontab = dailies
    .map(({ name, pattern }) => `${pattern} ${name} ?fill=1d&queue=${name}&jobKey=${name}`)
    .join('\n')

  // In batches, however small, a result that cannot be written ends the workers in good order instead of the process.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
  const options = { logger, taskList, crontab, preset, concurrency: 4, noHandleSignals: true }
  const workers = await keepWorkers(pgPool, options, lost)

  return {
    accept: async (companyId, rows) => {
      await utils.addJobs(
        rows.map((row) => ({
          identifier: row.task,
          payload: { companyId, ...row.payload } satisfies JobPayload,
          jobKey: row.id,
          ...(row.payload.notBefore && { runAt: new Date(row.payload.notBefore) }),
          maxAttempts: 25,
        })),
      )
    },
    count: () => countJobs(pgPool),
    stop: async () => {
      await workers.stop()
      await utils.release()
      await pgPool.end()
    },
  }
}

function taskListOf(platform: Platform, tasks: Tasks, dailies: readonly Daily[]): TaskList {
  const taskList: TaskList = {}
  for (const [name, task] of Object.entries(tasks)) {
    taskList[name] = async (payload) => {
      const { companyId, ...work } = payload as JobPayload
      await traced(platform.tracing.begin('consumer', name, {}, work.trace), () =>
        runTask(platform, task, companyId, work),
      )
    }
  }
  for (const daily of dailies) taskList[daily.name] = () => daily.run()
  return taskList
}
