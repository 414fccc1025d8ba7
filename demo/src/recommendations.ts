import { acceptRecommendation, recommendPartner } from '@kontor/server/areas/recommendations'
import type { standingClock } from '@kontor/server/platform'
import { demoCompanies } from './companies.ts'
import { at, plusDays } from './days.ts'
import type { Network } from './happen.ts'

interface Recommended {
  readonly by: string
  readonly words: string
  readonly daysAgo: number
  /** Its administrator shows it to everybody. */
  readonly isAccepted: boolean
}

const supplier = 'brandt'
const administratorOf = (key: string) =>
  demoCompanies.find((one) => one.key === key)!.people.findIndex(({ role }) => role === 'companyAdmin')

const recommendations: readonly Recommended[] = [
  {
    by: 'nordlicht',
    words: 'Tools that last and invoices that are right the first time. We have bought from Brandt for eleven years.',
    daysAgo: 120,
    isAccepted: true,
  },
  {
    by: 'nordlicht-hamburg',
    words: 'Delivers to our building sites before seven in the morning, and picks up the phone.',
    daysAgo: 3,
    isAccepted: false,
  },
]

/** A supplier is recommended twice: one is on its profile, one waits for it. */
export async function recommendSupplier(
  { ids, transact }: Network,
  clock: ReturnType<typeof standingClock>,
  { day, now }: { readonly day: string; readonly now: string },
): Promise<void> {
  for (const { by, words, daysAgo, isAccepted } of recommendations) {
    clock.set(at(plusDays(day, -daysAgo), 630))
    const author = { actorId: ids.person('nordlicht', administratorOf('nordlicht')), requestId: 'demo recommendations' }
    const { id } = await transact(ids.company(by), author, (uow) => recommendPartner(uow, ids.company(supplier), words))
    const director = { ...author, actorId: ids.person(supplier, administratorOf(supplier)) }
    if (isAccepted) await transact(ids.company(supplier), director, (uow) => acceptRecommendation(uow, id))
  }
  clock.set(now)
}
