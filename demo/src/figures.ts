import { chooseCards } from '@kontor/server/areas/dashboard'
import { demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import type { Network } from './happen.ts'

const company = demoCompanies[0]!
const administrator = company.people.findIndex(({ role }) => role === 'companyAdmin')

/** The buyer looks at all four figures, and has worked with Kontor for most of the year. */
export async function chooseFigures({ ids, transact }: Network, day: string): Promise<void> {
  const author = { actorId: ids.person(company.key, administrator), requestId: 'demo figures' }
  await transact(ids.company(company.key), author, (uow) =>
    chooseCards(uow, {
      cards: ['UPCOMING_PAYMENTS', 'PAYMENT_TURNAROUND', 'REJECTION_RATE', 'GO_LIVE_DATE'],
      goLiveDate: plusDays(day, -300),
    }),
  )
}
