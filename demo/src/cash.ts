import { parseHere } from '@kontor/server'
import { saveDocument } from '@kontor/server/areas/documents'
import { answerDocument, sendDocument } from '@kontor/server/areas/exchange'
import { draftPlan, publishPlan } from '@kontor/server/areas/plans'
import { answerPromotion, makePromotion, tellSupplier } from '@kontor/server/areas/promotions'
import { compose, type TradeForm, write } from '@kontor/ubl'
import { type DemoCompany, demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import { partyOf } from './form.ts'
import type { Network } from './happen.ts'

/** The company that pays early for a discount, and plans what it will pay. */
const buying = demoCompanies[0]!
const head = buying.people.findIndex(({ role }) => role === 'apManager')
const clerk = buying.people.findIndex(({ role }) => role === 'apClerk')

/** Who was offered to be paid early, with approved invoices of theirs, and what they said by this morning. */
const suppliers = [
  { key: 'brandt', response: undefined, bills: ['BE-2101', 'BE-2102', 'BE-2103'] },
  { key: 'laurent', response: 'instantly', bills: ['ML-2101'] },
  { key: 'hansa', response: 'later', bills: [] },
] as const

/** The head of accounts payable has a programme under way, a plan that its partner knows, and one that waits. */
export async function planPayments(network: Network, day: string): Promise<void> {
  for (const { key, bills } of suppliers)
    for (const [place, number] of bills.entries()) await bill(network, key, { number, place, day })
  await offerEarlyPayment(network, day)
  await planAhead(network, day)
}

/** An invoice for the year's service of machines, approved on the day on which it comes. */
async function bill(
  { transact, ids }: Network,
  key: string,
  { number, place, day }: { readonly number: string; readonly place: number; readonly day: string },
): Promise<void> {
  const connectionId = ids.connection(buying.key, key)
  const supplier = { actorId: ids.person(key, 0), requestId: `demo ${number}` }
  const documentId = await transact(ids.company(key), supplier, async (uow) => {
    const bytes = write(compose(serviceBill(sellerOf(key), { number, place, day })))
    const parsed = parseHere(bytes)
    const { id, contentHash } = await saveDocument(uow, { id: uow.newId(), bytes, parsed, enclosed: [], draft: true })
    await sendDocument(uow, { documentId: id, dispatchId: uow.newId(), connectionId, parsed, bytes, contentHash })
    return id
  })
  const author = { actorId: ids.person(buying.key, clerk), requestId: `demo ${number}` }
  await transact(ids.company(buying.key), author, (uow) =>
    answerDocument(uow, { documentId, responseId: uow.newId(), code: 'BusinessAccept' }),
  )
}

const sellerOf = (key: string): DemoCompany => demoCompanies.find((company) => company.key === key)!

const serviceBill = (
  seller: DemoCompany,
  { number, place, day }: { readonly number: string; readonly place: number; readonly day: string },
): TradeForm => ({
  type: 'Invoice',
  ...{ id: number, issueDate: day, dueDate: plusDays(day, 38 + 7 * place), currency: buying.currency },
  ...{ buyerReference: 'Lager', seller: partyOf(seller), buyer: partyOf(buying), deliveryDate: day },
  paymentMeans: { code: '30', iban: seller.iban, accountName: seller.name, reference: number },
  paymentTerms: `${38 + 7 * place} days net`,
  lines: [
    {
      ...{ id: '1', name: 'Service of machines', quantity: String(6 + 2 * place), unit: 'HUR', price: '96.50' },
      tax: seller.country === buying.country ? { category: 'S', percent: '19' } : intraCommunity,
    },
  ],
})

const intraCommunity = { category: 'K', percent: '0', exemptionReason: 'Intra-community supply' } as const

async function offerEarlyPayment({ transact, ids }: Network, day: string): Promise<void> {
  const author = { actorId: ids.person(buying.key, head), requestId: 'demo offers' }
  const home = ids.company(buying.key)
  const id = await transact(home, author, async (uow) => {
    const promotion = uow.newId()
    await makePromotion(uow, promotion, {
      ...{ Title: 'Paid in three days until the end of the year', Currency: buying.currency },
      Text: 'Our cash is there before your due dates are. Accept, and we pay your approved invoices within three days.',
      ...{ Percent: '6', Days: 365, PayWithin: 3, From: day, Until: plusDays(day, 30) },
      ConnectionIds: suppliers.map(({ key }) => ids.connection(buying.key, key)),
    })
    return promotion
  })
  for (const { key, response } of suppliers) {
    const connectionId = ids.connection(buying.key, key)
    await transact(home, author, async (uow) => {
      await tellSupplier(uow, { id, connectionId, what: 'offered' })
    })
    if (response === undefined) continue
    const supplier = { actorId: ids.person(key, 0), requestId: 'demo offers' }
    await transact(ids.company(key), supplier, (uow) => answerPromotion(uow, id, response))
  }
}

async function planAhead({ transact, ids }: Network, day: string): Promise<void> {
  const author = { actorId: ids.person(buying.key, head), requestId: 'demo plans' }
  const quarters = (amounts: readonly string[]) =>
    amounts.map((amount, at) => ({ date: plusDays(day, 30 * (at + 1)), amount }))
  await transact(ids.company(buying.key), author, async (uow) => {
    const { id } = await draftPlan(uow, {
      ...{ name: 'Freight in the first quarter', connectionId: ids.connection(buying.key, 'fjord'), currency: 'DKK' },
      instalments: quarters(['42000.00', '38500.00', '40250.00']),
    })
    await publishPlan(uow, id)
    await draftPlan(uow, {
      ...{ name: 'Rebranding', connectionId: ids.connection(buying.key, 'okafor'), currency: buying.currency },
      instalments: quarters(['7500.00', '7500.00']),
    })
  })
}
