import type { RightType } from '@kontor/contract'
import type { Totals, TradeForm } from '@kontor/ubl'
import type { RequestContext, UnitOfWork } from '../../platform/index.ts'
import { entryFor, reachFor } from '../document-access/index.ts'
import type { Entry } from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import { type Bill, billsOf } from './bills.ts'
import { type Gathered, gatherLines, readingIn } from './line-sources.ts'
import { asChanged, readAhead, type WorkedLine, workOut } from './line-state.ts'

/** A document's entry, how far the reader reaches on it, and what became of each of its lines. */
export async function workedDocument(
  context: RequestContext,
  documentId: string,
): Promise<{ entry: Entry; reach: RightType | undefined; lines: WorkedLine[] }> {
  const { entry, reach, gathered } = await context.read(async (uow) => {
    const entry = await entryFor(uow, documentId)
    return { entry, reach: await reachFor(uow, entry, uow.author.actorId), gathered: await gatherLines(uow, entry) }
  })
  return { entry, reach, lines: await workOut(gathered, context.language) }
}

/** A bill and the orders that it bills, as bytes: they are worked out outside of the transaction, or within it. */
export interface Billing {
  readonly bill: Gathered
  readonly orders: readonly Gathered[]
}

/**
 * What a bill is held against: all orders that it bills, whoever may read them.
 *
 * @param answered what it follows, where that is known: its order is gathered beside it then
 */
export async function gatherBilling(uow: UnitOfWork, entry: Entry, answered?: Entry): Promise<Billing> {
  const reading = readingIn(uow, answered === undefined ? [] : [answered])
  const isItsOrder = answered?.type === 'order' && answered.id === entry.answersId
  const [bill, beside] = await Promise.all([
    gatherLines(uow, entry, 'ALL', reading),
    isItsOrder ? gatherLines(uow, answered, 'READER', reading) : undefined,
  ])
  const orders = []
  const followed = bill.followed.filter(({ type, discarded }) => type === 'order' && discarded === null)
  for (const order of followed.toSorted((one, other) => one.created.getTime() - other.created.getTime()))
    orders.push(order.id === beside?.entry.id ? beside : await gatherLines(uow, order, 'READER', reading))
  return { bill, orders }
}

export interface WorkedBilling {
  readonly lines: readonly WorkedLine[]
  readonly totals: Totals | undefined
  readonly orders: readonly WorkedOrder[]
}

export interface WorkedOrder {
  readonly entry: Entry
  readonly totals: Totals | undefined
  /** Its lines as its changes left them. */
  readonly lines: readonly WorkedLine[]
  /** The invoices that bill it, oldest first. */
  readonly bills: readonly Bill[]
}

export async function workBilling({ bill, orders }: Billing, language: string): Promise<WorkedBilling> {
  await readAhead([bill, ...orders])
  const worked = []
  for (const order of orders) worked.push(await workOrder(order, language))
  return { lines: await workOut(bill, language), totals: (await readTrade(bill.bytes)).totals, orders: worked }
}

/** An order by itself, with what bills it. */
export async function workOrder(order: Gathered, language: string): Promise<WorkedOrder> {
  const { totals } = await readTrade(order.bytes)
  return { entry: order.entry, totals, lines: await workOut(order, language), bills: await billsOf(order) }
}

export const workedLines = async (context: RequestContext, documentId: string): Promise<WorkedLine[]> =>
  (await workedDocument(context, documentId)).lines

/** What a document is made into another of: its form, of an order as its changes left it, and what became of its lines. */
export async function workedForm(
  context: RequestContext,
  documentId: string,
): Promise<{ entry: Entry; form: TradeForm | undefined; lines: WorkedLine[] }> {
  const gathered = await context.read(async (uow) => gatherLines(uow, await entryFor(uow, documentId)))
  const { form } = await asChanged(gathered)
  return { entry: gathered.entry, form, lines: await workOut(gathered, context.language) }
}
