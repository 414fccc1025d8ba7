import type { TradeForm } from '@kontor/ubl'
import type { RequestContext } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { numeric, type WorkedLine, workedForm } from '../document-lines/index.ts'
import { type Entry, entriesAnswering, findEntry, noDocument } from '../entries/index.ts'
import { type PartIn, partIn } from '../requisitions/index.ts'
import { type OrderedLine, openOf, toCreditOf } from './rules.ts'

export interface Received {
  readonly entry: Entry
  readonly form: TradeForm
  readonly lines: readonly OrderedLine[]
  /** What was noted before, oldest first. */
  readonly receipts: readonly Entry[]
  readonly by: PartIn
}

/**
 * An order with what has come of it; where it came out of a requisition, for who sees that.
 *
 * @throws ApiError ResourceNotFound
 */
export async function received(context: RequestContext, orderId: string): Promise<Received> {
  const { actor } = context
  const { by, receipts } = await context.read(async (uow) => {
    const order = await findEntry(uow, orderId)
    // What others ordered of the company leaves it, and does not come.
    if (order?.type !== 'order' || order.delivery === 'RECEIVED') throw noDocument(orderId)
    const answering = await entriesAnswering(uow, orderId)
    return {
      by: await partIn(uow, orderId, actor),
      receipts: await readableOf(
        uow,
        answering.filter(({ type, discarded, draft }) => type === 'receiptadvice' && discarded === null && !draft),
      ),
    }
  })
  const { entry, form, lines } = await workedForm(context, orderId)
  if (form === undefined) throw noDocument(orderId)
  return { entry, form, lines: linesOf(lines), receipts, by }
}

/** The lines of an order with what has come of them, and what of that is still here. */
export const linesOf = (lines: readonly WorkedLine[]): OrderedLine[] =>
  lines.map(({ form: { id, name, quantity, unit }, line }) => {
    const Ordered = numeric(quantity) ?? '0'
    const Billed = line.billedQuantity ?? '0'
    const here = { Received: line.receivedQuantity ?? '0', Returned: line.returnedQuantity ?? '0' }
    return {
      ...{ LineId: id.slice(0, 100), Description: name.slice(0, 2000), Unit: unit.slice(0, 10) },
      ...{ Ordered, ...here, Open: openOf(Ordered, here.Received) },
      ...{ Billed, ToCredit: toCreditOf(here, Billed) },
    }
  })
