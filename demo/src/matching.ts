import { saveTolerances, setAside } from '@kontor/server/areas/matching'
import type { UnitOfWork } from '@kontor/server/platform'
import { demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import type { Network } from './happen.ts'

/** The companies that hold bills against their orders. */
export const matchingCompanies: ReadonlySet<string> = new Set(['nordlicht', 'nordlicht-aarhus', 'nordlicht-hamburg'])

/**
 * Two per cent on a price and twenty for freight hold nobody up: such bills are approved by themselves, but for those of consultants;
 * what people wear is paid once it has come.
 */
export const foundTolerances = (uow: UnitOfWork): Promise<void> =>
  saveTolerances(uow, [
    { PricePercent: '2', UnorderedAmount: '20', Then: 'APPROVE' },
    { CommodityScheme: 'CPV', CommodityCode: '79000000', Then: 'NOTHING' },
    { CommodityScheme: 'CPV', CommodityCode: '18000000', Match: 'THREE_WAY', PricePercent: '2', Then: 'APPROVE' },
  ])

const buying = demoCompanies[0]!
const clerk = buying.people.findIndex(({ role }) => role === 'apClerk')

/** A bill that fits waits all the same: two of its wrenches were sent back, and the credit note is to come. */
export async function setBillAside({ ids, transact }: Network, day: string): Promise<void> {
  const author = { actorId: ids.person(buying.key, clerk), requestId: 'demo hold' }
  const hold = { Reason: 'Two wrenches sent back, credit note announced', Until: plusDays(day, 5) }
  await transact(ids.company(buying.key), author, (uow) => setAside(uow, ids.document('match-invoice-4491'), hold))
}
