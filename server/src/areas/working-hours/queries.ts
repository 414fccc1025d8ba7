import type { UnitOfWork } from '../../platform/index.ts'
import type { Hours } from './rules/index.ts'
import * as store from './store.ts'

/** When these people work here, by their ids; whoever has said nothing is left out. */
export async function hoursOf(uow: UnitOfWork, userIds: readonly string[]): Promise<ReadonlyMap<string, Hours>> {
  const records = await store.of(uow, userIds)
  return new Map(records.map(({ userId, days, starts, ends }) => [userId, { days, from: starts, until: ends }]))
}
