import { dayAfter, dayIn, endOfDays, type UnitOfWork } from '../../../platform/index.ts'
import { dayBy, firstClock, lapsing, setClosed, whyNotClose } from '../../entries/index.ts'
import { zoneOfCompany } from '../../users/index.ts'

/** What one hour closes at most; the next goes on. */
const maxPerRun = 500

/**
 * Closes the company's quotes and blanket orders whose validity is over, by the day that it is for most of its people. Each party
 * closes its own.
 */
export async function closeLapsed(uow: UnitOfWork): Promise<void> {
  for (const what of ['QUOTES', 'BLANKET_ORDERS'] as const) {
    // Where nothing has lapsed by any clock, nobody's is asked for.
    if ((await lapsing(uow, what, dayBy(firstClock, uow.now), 1)).length === 0) continue
    const today = dayIn(await zoneOfCompany(uow), uow.now)
    for (const one of await lapsing(uow, what, today, maxPerRun))
      if (whyNotClose(one) === undefined) await setClosed(uow, one, true)
  }
}

/** The first day on which a quote or a blanket order lapses as things stand. */
export async function firstLapsedDay(uow: UnitOfWork): Promise<string | undefined> {
  const open = [
    ...(await lapsing(uow, 'QUOTES', endOfDays, 1)),
    ...(await lapsing(uow, 'BLANKET_ORDERS', endOfDays, 1)),
  ]
  const [first] = open.flatMap(({ dueDate }) => dueDate ?? []).toSorted()
  return first && dayAfter(first)
}
