import type { TradeType } from '@kontor/contract'
import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import { tables } from './tables.ts'

/** The seed of the next number; 1 where none was taken yet. */
export async function next(uow: UnitOfWork, channel: string, type: TradeType): Promise<bigint> {
  const seed = await tables(uow.tx)
    .selectFrom('numberSeed')
    .select('next')
    .where('companyId', '=', uow.companyId)
    .where('channel', '=', channel)
    .where('type', '=', type)
    .executeTakeFirst()
  return BigInt(seed?.next ?? 1)
}

/** The channels' next numbers that were taken so far. */
export const seeds = (uow: UnitOfWork, channel: string): Promise<{ type: string; next: string }[]> =>
  tables(uow.tx)
    .selectFrom('numberSeed')
    .select(['type', 'next'])
    .where('companyId', '=', uow.companyId)
    .where('channel', '=', channel)
    .execute()

/** Moves the seed past a number that was taken; it never goes back. */
export async function moveOn(uow: UnitOfWork, channel: string, type: TradeType, taken: bigint): Promise<void> {
  await tables(uow.tx)
    .insertInto('numberSeed')
    .values({ companyId: uow.companyId, channel, type, next: String(taken + 1n) })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'channel', 'type'])
        .doUpdateSet({ next: sql`greatest(number_seed.next, excluded.next)` }),
    )
    .execute()
}
