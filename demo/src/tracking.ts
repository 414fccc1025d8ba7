import { parseHere } from '@kontor/server'
import { answerDocument, receivePurchase } from '@kontor/server/areas/exchange'
import { letFollow, tellSupplier } from '@kontor/server/areas/track-and-trace'
import type { UnitOfWork } from '@kontor/server/platform'
import { compose, type TradeForm, write } from '@kontor/ubl'
import { demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import { partyOf } from './form.ts'
import type { Network } from './happen.ts'

/** The company that enters what comes on paper, and the supplier whose grinding shop still writes invoices by hand. */
const buying = demoCompanies[0]!
const supplying = demoCompanies.find(({ key }) => key === 'brandt')!
const clerk = buying.people.findIndex(({ role }) => role === 'apClerk')
const onboarder = buying.people.findIndex(({ role }) => role === 'onboarder')

const bills = [
  { number: 'S-3011', age: 27, hours: '14', answers: ['BusinessAccept', 'BusinessPaid'] },
  { number: 'S-3022', age: 9, hours: '31', answers: ['BusinessReject'] },
  { number: 'S-3027', age: 2, hours: '11', answers: ['BusinessAccept'] },
] as const

/** Invoices that the clerk entered from paper, each at another point, and the supplier who follows them. */
export async function letSupplierFollow({ ids, transact, shellOrigin }: Network, day: string): Promise<void> {
  const here = (place: number, work: (uow: UnitOfWork) => Promise<void>) =>
    transact(ids.company(buying.key), { actorId: ids.person(buying.key, place), requestId: 'demo tracking' }, work)
  for (const { answers, ...bill } of bills)
    await here(clerk, async (uow) => {
      const documentId = await enter(uow, grindingBill({ ...bill, day }))
      for (const code of answers)
        await answerDocument(uow, {
          ...{ documentId, responseId: uow.newId(), code },
          ...(code === 'BusinessReject' && { reasonCode: 'QTY', reason: 'Nine hours were ordered and signed for.' }),
        })
    })
  await here(onboarder, (uow) => letFollow(uow, ids.company(supplying.key), shellOrigin))
  const connectionId = ids.connection(buying.key, supplying.key)
  await here(onboarder, async (uow) => {
    await tellSupplier(uow, { connectionId, origin: shellOrigin })
  })
}

async function enter(uow: UnitOfWork, form: TradeForm): Promise<string> {
  const id = uow.newId()
  const bytes = write(compose(form))
  const contentHash = await uow.contents.save(bytes)
  await receivePurchase(
    uow,
    { id, type: 'invoice', parsed: parseHere(bytes), bytes, contentHash, otherBuyer: false },
    [],
  )
  return id
}

const grindingBill = (bill: { number: string; age: number; hours: string; day: string }): TradeForm => ({
  type: 'Invoice',
  ...{ id: bill.number, issueDate: plusDays(bill.day, -bill.age), dueDate: plusDays(bill.day, 30 - bill.age) },
  currency: buying.currency,
  // As the shop signs its paper: its tax id tells whose it is.
  seller: { ...partyOf(supplying), name: 'Schleiferei Lindenstraße' },
  buyer: partyOf(buying),
  paymentMeans: { code: '30', iban: supplying.iban, accountName: supplying.name, reference: bill.number },
  paymentTerms: '30 days net',
  lines: [
    {
      ...{ id: '1', name: 'Grinding of knives and planes', quantity: bill.hours, unit: 'HUR', price: '48.00' },
      tax: { category: 'S', percent: '19' },
    },
  ],
})
