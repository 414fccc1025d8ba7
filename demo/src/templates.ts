import { saveRecurring } from '@kontor/server/areas/recurring'
import { contentOfForm, saveTemplate } from '@kontor/server/areas/templates'
import { type TradeForm, totalsOf } from '@kontor/ubl'
import { demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import { partyOf } from './form.ts'
import type { Network } from './happen.ts'

/** A supplier who bills the same each month, and who gets the bill. */
const [supplier, buyer] = ['brandt', 'nordlicht'].map((key) => demoCompanies.find((one) => one.key === key)!)

/** The supplier has templates; of one a bill is made each month, tomorrow for the first time. */
export async function keepTemplates({ transact, ids }: Network, day: string): Promise<void> {
  const companyId = ids.company(supplier!.key)
  const author = { actorId: ids.person(supplier!.key, 0), requestId: 'demo templates' }
  await transact(companyId, author, async (uow) => {
    const [each, spare] = [uow.newId(), uow.newId()]
    await keep(each, 'Tool service, monthly', '290.00', 'Tool service', 'Sharpening and inspection, {period}')
    await keep(spare, 'Express delivery', '45.00', 'Express delivery', undefined)
    await saveRecurring(
      uow,
      uow.newId(),
      {
        ...{ TemplateId: each, Frequency: 'MONTHLY', Start: plusDays(day, 1), LastDay: false, Period: 'CURRENT' },
        ...{ Paused: false, ConnectionId: ids.connection(supplier!.key, buyer!.key) },
      },
      { permissions: new Set(['document.send']), language: supplier!.language },
    )

    async function keep(id: string, name: string, price: string, item: string, description: string | undefined) {
      const form = billOf(day, { price, item, description })
      const amount = totalsOf(form).payable
      await saveTemplate(
        uow,
        id,
        name,
        contentOfForm({ type: 'invoice', side: 'sales', amount, currency: form.currency }, form),
      )
    }
  })
}

interface Line {
  readonly item: string
  readonly price: string
  readonly description: string | undefined
}

const billOf = (day: string, { item, price, description }: Line): TradeForm => ({
  ...{ type: 'Invoice', id: 'TEMPLATE', issueDate: day, dueDate: plusDays(day, 14), currency: supplier!.currency },
  ...{ seller: partyOf(supplier!), buyer: partyOf(buyer!), buyerReference: 'KST 4711', deliveryDate: day },
  paymentMeans: { code: '30', iban: supplier!.iban, accountName: supplier!.name },
  paymentTerms: '14 days net',
  lines: [
    { id: '1', name: item, description, quantity: '1', unit: 'C62', price, tax: { category: 'S', percent: '19' } },
  ],
})
