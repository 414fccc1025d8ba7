import { saveBudget } from '@kontor/server/areas/budgets'
import { costCentresId } from './coding.ts'
import { demoCompanies } from './companies.ts'
import type { Network } from './happen.ts'

const buying = demoCompanies[0]!
const head = buying.people.findIndex(({ role }) => role === 'apManager')

/**
 * What cost centres may spend this year: the warehouse has less left than one of its requisitions asks for, logistics has
 * plenty, and the administration’s is used by bills.
 */
const amounts: readonly (readonly [costCentre: string, name: string, amount: string, hasBills: boolean])[] = [
  ['KST-115', 'Warehouse Hamburg', '14000', false],
  ['KST-340', 'Logistics', '8000', false],
  ['KST-402', 'Administration', '20000', true],
]

/** Sets the budgets of the year, and of the next one, in which things are needed that are asked for at its end. */
export async function setBudgets({ ids, transact }: Network, day: string): Promise<void> {
  const author = { actorId: ids.person(buying.key, head), requestId: 'demo budgets' }
  await transact(ids.company(buying.key), author, async (uow) => {
    for (const year of [Number(day.slice(0, 4)), Number(day.slice(0, 4)) + 1])
      for (const [CostCentre, Name, Amount, hasBills] of amounts)
        await saveBudget(uow, uow.newId(), {
          ...{ CostCentre, Name, Amount, From: `${year}-01-01`, To: `${year}-12-31` },
          ...(hasBills && { ListId: costCentresId }),
        })
  })
}
