import type { Work } from '../outbox/store.ts'
import type { Platform } from '../platform.ts'
import type { Task } from '../unit-of-work.ts'

/** Runs a task, then what it does outside of its transaction, then what is written of that, and so on. */
export async function runTask(
  platform: Platform,
  task: Task,
  companyId: string,
  { author, data }: Work,
): Promise<void> {
  let outward = await platform.transact(companyId, author, (uow) => task(uow, data))
  while (outward) {
    const record = await outward(platform.settings)
    outward = await platform.transact(companyId, author, record)
  }
}
