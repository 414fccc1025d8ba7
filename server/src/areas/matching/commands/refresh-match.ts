import type { MatchState } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import { approveByRule, withdrawRule } from '../../approvals/index.ts'
import { gatherBilling, workBilling } from '../../document-lines/index.ts'
import {
  type Entry,
  findEntry,
  isReceived,
  lockEntry,
  noteMatch,
  warningsOf,
  whyNotApprovable,
  whyNotDo,
} from '../../entries/index.ts'
import { answerDocument } from '../../exchange/index.ts'
import { fingerprintsOf, type Held, hold } from '../hold.ts'
import type { MatchRecord } from '../records.ts'
import { differencesIn, isCovered, overBilled, standOf, type Tolerance, toleranceFor } from '../rules/tolerance.ts'
import * as store from '../store.ts'

/** The task that looks at an invoice anew. */
export const refreshTask = 'matching.refresh'

/** The task that looks anew at the invoices of the orders that a document follows. */
export const refreshOrdersTask = 'matching.refresh_orders'

/** Looks anew at an invoice and its orders, and at what follows by itself. Running it again changes nothing. */
export async function refreshMatch(uow: UnitOfWork, documentId: string): Promise<void> {
  const entry = await lockEntry(uow, documentId)
  if (entry === undefined || entry.draft || entry.discarded !== null || entry.type !== 'invoice' || !isReceived(entry))
    return
  const billing = await gatherBilling(uow, entry)
  const before = await store.find(uow, documentId)
  if (billing.orders.length === 0) {
    if (before !== undefined) await store.remove(uow, documentId)
    await settle(uow, entry, null, { Then: 'NOTHING' })
    return
  }
  const held = hold(documentId, await workBilling(billing, 'en-US'))
  const tolerance = toleranceFor(await store.tolerances(uow), entry.connectionId)
  await store.save(uow, documentId, foundIn(held))
  await settle(uow, entry, stateOf(held, tolerance, before), tolerance, orderNumbers(billing.orders))
}

const orderNumbers = (orders: readonly { readonly entry: Entry }[]): string =>
  orders
    .map(({ entry }) => entry.businessId)
    .join(', ')
    .slice(0, 1000)

export function foundIn(held: Held) {
  const over = overBilled(held)
  return {
    differences: differencesIn(held),
    differingLines: held.lines.filter(({ differences }) => differences.length > 0).length,
    overBilled: over.isZero() ? null : over.toFixed(2),
    found: fingerprintsOf(held),
  }
}

/** How an invoice stands, where what somebody accepted of it covers all in which it differs now. */
export function stateOf(held: Held, tolerance: Tolerance, before: MatchRecord | undefined): MatchState {
  const stand = standOf(held, tolerance)
  const isAccepted = before?.acceptedAt != null && isCovered(fingerprintsOf(held), before.accepted)
  return stand === 'DIFFERS' && isAccepted ? 'ACCEPTED' : stand
}

/** Writes how an invoice stands, and does what follows from it by a rule of the company. */
async function settle(
  uow: UnitOfWork,
  before: Entry,
  state: MatchState | null,
  { Then }: Tolerance,
  orders?: string,
): Promise<void> {
  const entry = await noteMatch(uow, before, state, orders === undefined ? {} : { orders })
  const fits = state === 'MATCHED' || state === 'WITHIN'
  if (!fits) {
    await withdrawRule(uow, entry, 'MATCH')
    return
  }
  if (Then === 'NOTHING' || entry.approval !== null || !isUndisturbed(entry)) return
  const approved = await approveByRule(uow, entry, 'MATCH', orders ?? '')
  if (Then === 'ACCEPT' && whyNotDo('accept', approved) === undefined)
    await answerDocument(uow, { documentId: entry.id, responseId: uow.newId(), code: 'BusinessAccept' })
}

/** Nobody has said anything about it, and nothing was found that a person should look at. */
const isUndisturbed = (entry: Entry): boolean =>
  whyNotApprovable(entry) === undefined && entry.response === 'PENDING' && warningsOf(entry).length === 0

/** Looks anew at the invoices of an order, or of the orders that a document follows, as far as nobody has decided on them. */
export async function refreshOrders(uow: UnitOfWork, documentId: string): Promise<void> {
  const subject = await findEntry(uow, documentId)
  if (subject === undefined) return
  const orders = await ordersOf(uow, subject)
  const bills = new Set<string>()
  for (const order of orders)
    for (const { entry } of (await gatherBilling(uow, order)).bill.followers)
      if (entry.type === 'invoice' && isReceived(entry) && whyNotApprovable(entry) === undefined) bills.add(entry.id)
  for (const id of bills) await uow.later(refreshTask, { documentId: id })
}

/** The orders that a document is about: itself, those that it follows, or those of the bills that it gives back. */
async function ordersOf(uow: UnitOfWork, subject: Entry): Promise<Entry[]> {
  if (subject.type === 'order') return [subject]
  const { followed } = (await gatherBilling(uow, subject)).bill
  const orders = followed.filter(({ type }) => type === 'order')
  if (subject.type === 'creditnote')
    for (const bill of followed.filter(({ type }) => type === 'invoice')) orders.push(...(await ordersOf(uow, bill)))
  return orders
}
