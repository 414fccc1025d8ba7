import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import * as numbers from '../store/seeds.ts'
import { defaultChannel, seedOf } from '../values/numbers.ts'

/** A sent document takes the number that was proposed for it, so that the next gets another. */
export async function takeNumber(uow: UnitOfWork, sent: Entry): Promise<void> {
  const seed = seedOf(defaultChannel, sent.type, sent.businessId)
  if (seed !== undefined) await numbers.moveOn(uow, defaultChannel, sent.type, seed)
}
