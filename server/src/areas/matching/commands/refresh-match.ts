import type { MatchOutcome, MatchState } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import { approveByRule, withdrawRule } from '../../approvals/index.ts'
import { codingsOf } from '../../coding/index.ts'
import { gatherBilling, workBilling } from '../../document-lines/index.ts'
import {
  type Entry,
  findAnswered,
  findEntry,
  isReceived,
  lockEntry,
  noteMatch,
  warningsOf,
  whyNotApprovable,
  whyNotDo,
} from '../../entries/index.ts'
import { answerDocument } from '../../exchange/index.ts'
import { foundIn, hold } from '../comparison.ts'
import { ratesFor } from '../rates.ts'
import { fits, outcomeFor } from '../rules/actions.ts'
import { outcomeOf, stateOf, toleratedOf } from '../rules/tolerance.ts'
import * as store from '../store.ts'
import { codeByOrders } from './code-by-orders.ts'

/** The task that looks at an invoice anew. */
export const refreshTask = 'matching.refresh'

/** The task that looks anew at the invoices of the orders that a document follows. */
export const refreshOrdersTask = 'matching.refresh_orders'

/**
 * Looks anew at an invoice and its orders, and at what follows by itself. Running it again changes nothing.
 *
 * @param isLed somebody said to which orders its lines belong, so that its codes may be theirs
 */
export async function refreshMatch(uow: UnitOfWork, documentId: string, isLed = false): Promise<void> {
  const [entry, answered] = await Promise.all([lockEntry(uow, documentId), findAnswered(uow, documentId)])
  if (entry === undefined || entry.draft || entry.discarded !== null || entry.type !== 'invoice' || !isReceived(entry))
    return
  const named = [documentId, ...(entry.answersId === null ? [] : [entry.answersId])]
  const [before, tolerances, codings, billing] = await Promise.all([
    store.find(uow, documentId),
    store.tolerances(uow),
    codingsOf(uow, named),
    gatherBilling(uow, entry, answered),
  ])
  if (billing.orders.length === 0) {
    if (before !== undefined) await store.remove(uow, documentId)
    await settle(uow, entry, null, 'NOTHING')
    return
  }
  const tolerated = toleratedOf(tolerances, entry.connectionId)
  const rates = await ratesFor(uow, entry, billing)
  const held = hold(documentId, await workBilling(billing, 'en-US'), { rates, tolerated })
  if (before === undefined || isLed) await codeByOrders(uow, entry, held.lines, { of: named, codings })
  const found = foundIn(held, billing)
  const state = stateOf(held, tolerated, found.found, before)
  // What somebody reopened, people decide.
  const wanted = before?.reopened ? 'NOTHING' : outcomeOf(held, tolerated)
  store.save(uow, documentId, found)
  await settle(uow, entry, state, wanted, orderNumbers(billing.orders))
}

const orderNumbers = (orders: readonly { readonly entry: Entry }[]): string =>
  orders
    .map(({ entry }) => entry.businessId)
    .join(', ')
    .slice(0, 1000)

/** Writes how an invoice stands, and does what follows from it by a rule of the company. */
async function settle(
  uow: UnitOfWork,
  before: Entry,
  state: MatchState | null,
  wanted: MatchOutcome,
  orders = '',
): Promise<void> {
  const entry = await noteMatch(uow, before, state, orders === '' ? {} : { orders })
  if (!fits(state)) await withdrawRule(uow, entry, 'MATCH')
  const outcome = outcomeFor({
    ...{ state, wanted, isAsked: entry.approval !== null, hasWarnings: warningsOf(entry).length > 0 },
    isOpen: entry.response === 'PENDING' && whyNotApprovable(entry) === undefined,
  })
  if (outcome === 'NOTHING') return
  const approved = await approveByRule(uow, entry, 'MATCH', orders)
  if (outcome === 'ACCEPT' && whyNotDo('accept', approved) === undefined)
    await answerDocument(uow, { documentId: entry.id, responseId: uow.newId(), code: 'BusinessAccept' })
}

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
export async function ordersOf(uow: UnitOfWork, subject: Entry): Promise<Entry[]> {
  if (subject.type === 'order') return [subject]
  const { followed } = (await gatherBilling(uow, subject)).bill
  const orders = followed.filter(({ type }) => type === 'order')
  if (subject.type === 'creditnote')
    for (const bill of followed.filter(({ type }) => type === 'invoice')) orders.push(...(await ordersOf(uow, bill)))
  return orders
}
