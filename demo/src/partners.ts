import { saveGroup, saveTerms, setConnections } from '@kontor/server/areas/network'
import { demoCompanies } from './companies.ts'
import type { Network } from './happen.ts'

/** The company that orders its partners, and the supplier that has agreed with it when it is paid. */
const buying = demoCompanies[0]!
const designing = 'okafor'
const administrator = buying.people.findIndex(({ role }) => role === 'companyAdmin')

const groups = [
  { Name: 'Carriers', Description: 'Parcels and freight', partners: ['fjord', 'pennine'] },
  { Name: 'Warehouse and workshop', partners: ['brandt', 'ostersund'] },
]

/** How the partners stand together by the day of the first start, and what was agreed with some. */
export async function orderPartners({ ids, transact }: Network): Promise<void> {
  const author = { actorId: ids.person(buying.key, administrator), requestId: 'demo partners' }
  const inCompany = (work: Parameters<typeof transact>[2]) => transact(ids.company(buying.key), author, work)
  for (const { partners, ...group } of groups)
    await inCompany(async (uow) => {
      const id = uow.newId()
      await saveGroup(uow, id, { Id: id, ...group })
      await setConnections(
        uow,
        id,
        partners.map((partner) => ids.connection(buying.key, partner)),
      )
    })
  await inCompany(async (uow) => {
    const brandt = ids.connection(buying.key, 'brandt')
    await saveTerms(uow, brandt, 'PAYMENT', { Days: 30, DiscountPercent: '2', DiscountDays: 10 })
    await saveTerms(uow, brandt, 'DELIVERY', { Code: 'DAP', Days: 5, Note: 'Ramp 3, weekdays from 7 to 15 o’clock' })
  })
  const designer = { actorId: ids.person(designing, 0), requestId: 'demo partners' }
  await transact(ids.company(designing), designer, (uow) =>
    saveTerms(uow, ids.connection(designing, buying.key), 'PAYMENT', {
      Days: 14,
      DiscountPercent: '3',
      DiscountDays: 7,
    }),
  )
}
