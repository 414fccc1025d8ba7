import type { TradeType } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import * as byNumber from '../store/by-number.ts'
import { defaultChannel, firstFree, following, numberFrom, seedOf } from '../values/numbers.ts'

/**
 * A company that numbers in its own way goes on so; one that takes what is proposed goes on with that. A number is free
 * where the company has issued no document of the type under it and has no draft of its own under it: documents are what
 * tells, and no counter beside them.
 */
export async function proposeNumber(uow: UnitOfWork, channel: string, type: TradeType): Promise<string> {
  const last = await lastIn(uow, channel, type)
  const isOwn = last !== undefined && seedOf(channel, type, last) === undefined
  const own = isOwn ? following(last) : undefined
  return freeFrom(uow, type, own ?? firstOfSeries(channel, type, last))
}

/** The seed of the next number that is proposed to whoever does not number in their own way. */
export async function nextSeed(uow: UnitOfWork, channel: string, type: TradeType): Promise<bigint | undefined> {
  const last = await lastIn(uow, channel, type)
  return seedOf(channel, type, await freeFrom(uow, type, firstOfSeries(channel, type, last)))
}

const lastIn = (uow: UnitOfWork, channel: string, type: TradeType): Promise<string | undefined> =>
  channel === defaultChannel ? byNumber.lastNumber(uow, type) : Promise.resolve(undefined)

const firstOfSeries = (channel: string, type: TradeType, last = ''): string =>
  numberFrom(channel, type, (seedOf(channel, type, last) ?? 0n) + 1n)

/** What was given to a document of an earlier day, or to one that is filed away, is passed over. */
const freeFrom = (uow: UnitOfWork, type: TradeType, number: string): Promise<string> =>
  firstFree(number, (one) => byNumber.isInUse(uow, type, one))
