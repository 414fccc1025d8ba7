import { dayIn, type UnitOfWork } from '../../../platform/index.ts'
import { dayBy, firstClock, quotesLapsing, setClosed, whyNotClose } from '../../entries/index.ts'
import { zoneOfCompany } from '../../users/index.ts'

/** What one hour closes at most; the next goes on. */
const most = 500

/** Closes the company's quotes whose validity is over, by the day that it is for most of its people. Each party closes its own. */
export async function closeLapsed(uow: UnitOfWork): Promise<void> {
  // Where nothing has lapsed by any clock, nobody's is asked for.
  if ((await quotesLapsing(uow, dayBy(firstClock, uow.now), 1)).length === 0) return
  const today = dayIn(await zoneOfCompany(uow), uow.now)
  for (const quote of await quotesLapsing(uow, today, most))
    if (whyNotClose(quote) === undefined) await setClosed(uow, quote, true)
}
