import type { LogKey } from '../log/keys.ts'
import type { OnSealed } from '../log/seal.ts'
import { pendingCompanies } from '../outbox/store.ts'
import type { Platform } from '../platform.ts'
import { traced } from '../tracing/index.ts'
import type { Tasks } from '../unit-of-work.ts'
import { type Destination, moveOn, sealAll } from './relay.ts'
import { runTask } from './run-task.ts'

/**
 * Does at once and in order all that was left for later, in this process: for the demo network, whose clock stands
 * while it works, and for tests: what was left for a later instant, too. The server's own way is the job queue.
 */
export async function drain(
  platform: Platform,
  key: LogKey,
  { tasks, sealed }: { readonly tasks: Tasks; readonly sealed?: OnSealed },
): Promise<void> {
  const here: Destination = {
    accept: async (companyId, rows) => {
      for (const row of rows) {
        const task = tasks[row.task]
        if (task === undefined) throw new Error(`No area has a task ${row.task}`)
        const span = platform.tracing.begin('consumer', row.task, {}, row.payload.trace)
        await traced(span, () => runTask(platform, task, companyId, row.payload))
      }
    },
  }
  for (;;) {
    const companies = await platform.db.plain((tx) => pendingCompanies(tx, 1000))
    if (companies.length === 0) return
    for (const companyId of companies.toSorted()) {
      await moveOn(platform, here, companyId)
      await sealAll(platform, key, companyId, { onSealed: sealed })
    }
  }
}
