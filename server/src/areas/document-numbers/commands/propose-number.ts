import type { TradeType } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import * as byNumber from '../store/by-number.ts'
import * as numbers from '../store/seeds.ts'
import { defaultChannel, following, numberFrom, seedOf } from '../values/numbers.ts'

/** So many numbers that were used before are passed over; beyond them whoever writes finds one. */
const maxNumbersPassed = 100

/**
 * A company that numbers in its own way goes on so; one that takes what is proposed goes on with that. What was given to
 * a document of an earlier day, or to one that is filed away, is passed over.
 */
export async function proposeNumber(uow: UnitOfWork, channel: string, type: TradeType): Promise<string> {
  const last = channel === defaultChannel ? await byNumber.lastNumber(uow, type) : undefined
  const own = last === undefined || seedOf(channel, type, last) !== undefined ? undefined : following(last)
  let number = own ?? numberFrom(channel, type, await numbers.next(uow, channel, type))
  for (let passed = 0; passed < maxNumbersPassed && (await byNumber.issuedUnder(uow, type, number)); passed += 1)
    number = following(number) ?? number
  return number
}
