import type { RightType } from '@kontor/contract'
import type { LineForm, Totals } from '@kontor/ubl'
import type { RequestContext, UnitOfWork } from '../../platform/index.ts'
import { entryFor, reachFor } from '../document-access/index.ts'
import { contentOf, type Entry, entriesAnswering, isWithSamePartner } from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import { type Gathered, gather } from './gather-lines.ts'
import { present } from './known.ts'
import { type Bill, billsOf, type Line, type WorkedLine, workOut } from './line-state.ts'
import { changedLines } from './order-change.ts'

/** A document's entry, how far the reader reaches on it, and what became of each of its lines. */
export async function workedDocument(
  context: RequestContext,
  documentId: string,
): Promise<{ entry: Entry; reach: RightType | undefined; lines: WorkedLine[] }> {
  const { entry, reach, gathered } = await context.read(async (uow) => {
    const entry = await entryFor(uow, documentId)
    return { entry, reach: await reachFor(uow, entry, uow.author.actorId), gathered: await gather(uow, entry) }
  })
  return { entry, reach, lines: await workOut(gathered, context.language) }
}

/** A bill and the orders that it bills, as bytes: they are worked out outside of the transaction, or within it. */
export interface Billing {
  readonly bill: Gathered
  readonly orders: readonly GatheredOrder[]
}

interface GatheredOrder extends Gathered {
  /** What changed it and was agreed to, oldest first, as bytes. */
  readonly changes: readonly Uint8Array[]
}

/** What a bill is held against: the orders that it bills, as far as who asks may read them. */
export async function gatherBilling(uow: UnitOfWork, entry: Entry): Promise<Billing> {
  const bill = await gather(uow, entry)
  const orders = []
  for (const order of bill.followed.filter(({ type }) => type === 'order')) orders.push(await gatherOrder(uow, order))
  return { bill, orders }
}

async function gatherOrder(uow: UnitOfWork, order: Entry): Promise<GatheredOrder> {
  const changes = []
  for (const change of await entriesAnswering(uow, order.id))
    if (change.type === 'orderchange' && change.response === 'ACCEPTED' && isWithSamePartner(order, change))
      changes.push(await contentOf(uow, change))
  return { ...(await gather(uow, order)), changes }
}

export interface WorkedBilling {
  readonly lines: readonly WorkedLine[]
  readonly totals: Totals | undefined
  readonly orders: readonly WorkedOrder[]
}

export interface WorkedOrder {
  readonly entry: Entry
  readonly totals: Totals | undefined
  /** Its lines as its changes left them, each with its form where it was ordered at first. */
  readonly lines: readonly { readonly line: Line; readonly form?: LineForm }[]
  /** The invoices that bill it, oldest first. */
  readonly bills: readonly Bill[]
}

export async function workBilling({ bill, orders }: Billing, language: string): Promise<WorkedBilling> {
  const worked = []
  for (const order of orders) {
    const first = await workOut(order, language)
    const forms = new Map(first.map(({ line, form }) => [line.lineId, form]))
    let lines: readonly { readonly line: Line }[] = first
    for (const bytes of order.changes) {
      const { form } = await readTrade(bytes)
      lines = changedLines(lines, { form }).map((line) => ({ line }))
    }
    worked.push({
      entry: order.entry,
      totals: (await readTrade(order.bytes)).totals,
      lines: lines.map(({ line }) => ({ line, ...present({ form: forms.get(line.lineId) }) })),
      bills: await billsOf(order),
    })
  }
  return { lines: await workOut(bill, language), totals: (await readTrade(bill.bytes)).totals, orders: worked }
}

export const workedLines = async (context: RequestContext, documentId: string): Promise<WorkedLine[]> =>
  (await workedDocument(context, documentId)).lines
