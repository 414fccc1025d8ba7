import type { Task } from '../act.ts'
import type { Work } from '../outbox/store.ts'
import type { Platform } from '../platform.ts'

/** Runs a task, then what it does outside of its transaction, then what is written of that. */
export async function runTask(
  platform: Platform,
  task: Task,
  companyId: string,
  { author, data }: Work,
): Promise<void> {
  const outward = await platform.act(companyId, author, (act) => task(act, data))
  if (!outward) return
  const record = await outward(platform.settings)
  await platform.act(companyId, author, record)
}
