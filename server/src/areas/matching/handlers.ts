import type { Areas } from '@kontor/contract'
import { exact, type LineForm } from '@kontor/ubl'
import type { Handlers, RequestContext } from '../../platform/index.ts'
import { type Bill, billedOrder, billingLines, numeric, present } from '../document-lines/index.ts'
import { type BilledLine, billedIn, differencesOf, linksOf, type OrderedLine } from './rules.ts'

export const handlers: Handlers<Areas['matching']> = {
  readMatch: async ({ params: { documentId } }, context) => {
    const { lines: worked, orders } = await billingLines(context, documentId)
    if (orders.length === 0) return { Matched: false, Orders: [], Lines: [] }
    const held = await Promise.all(orders.map((order) => orderedIn(context, order)))
    const ordered = held.flatMap((one) => one.ordered)
    const named = held.flatMap(({ bills }) => bills.get(documentId) ?? []).filter(({ reference }) => reference)
    const lines = worked.map(({ form, line }) => named.find(({ id }) => id === form.id) ?? lineOf(form, line.currency))
    const links = linksOf(lines, ordered)
    const sums = new Map(held.flatMap((one) => [...billedIn(upTo(one.bills, documentId), one.ordered)]))
    const Lines = lines.map((line) => {
      const link = links.get(line.id)
      const billed = (link && sums.get(link.ordered)) ?? exact(line.quantity ?? '0')
      return {
        LineId: line.id.slice(0, 100),
        Description: line.name.slice(0, 2000),
        Differences: differencesOf(line, link, billed),
        ...present({
          Quantity: line.quantity,
          Unit: line.unit,
          Price: line.price,
          Currency: line.currency,
          OrderId: link?.ordered.orderId,
          OrderLineId: link?.ordered.id,
          LinkedBy: link?.by,
          OrderedQuantity: link?.ordered.quantity,
          OrderedPrice: link?.ordered.price,
          BilledQuantity: link && billed.toFixed(),
          ReceivedQuantity: link?.ordered.received,
        }),
      }
    })
    return {
      Matched: Lines.length > 0 && Lines.every(({ Differences }) => Differences.length === 0),
      Orders: orders.map(({ id, businessId }) => ({ DocumentId: id, ID: businessId })),
      Lines,
    }
  },
}

/** The lines of the bills that came before one, and of itself: what comes later is too much later. */
function upTo(bills: ReadonlyMap<string, readonly BilledLine[]>, documentId: string): (readonly BilledLine[])[] {
  const place = [...bills.keys()].indexOf(documentId)
  return [...bills.values()].slice(0, place < 0 ? undefined : place + 1)
}

/** The lines of an order with what came of them, and those of the invoices that bill it. */
async function orderedIn(context: RequestContext, { id: orderId, businessId }: { id: string; businessId: string }) {
  const { lines, bills } = await billedOrder(context, orderId)
  const isReceived = lines.some(({ line }) => line.receivedQuantity !== undefined)
  const ordered = lines.map(
    ({ form, line }): OrderedLine => ({
      ...lineOf(form, line.currency),
      orderId,
      ...(isReceived && { received: line.receivedQuantity ?? '0' }),
    }),
  )
  // A bill of several orders says in its lines which each is of.
  const isOfThis = ({ form, targetLineId }: Bill['lines'][number]) =>
    targetLineId !== undefined || (form.orderReference ?? businessId) === businessId
  const billed = bills.map(({ documentId, currency, lines: own }) => {
    const named = own.filter(isOfThis).map(
      ({ form, targetLineId }): BilledLine => ({
        ...lineOf(form, currency),
        ...(targetLineId !== undefined && { reference: { orderId, lineId: targetLineId } }),
      }),
    )
    return [documentId, named] as const
  })
  return { ordered, bills: new Map(billed) }
}

const lineOf = (form: LineForm, currency: string | undefined) => ({
  ...{ id: form.id, name: form.name, sellersItemId: form.sellersItemId, unit: form.unit.slice(0, 10) || undefined },
  ...{ quantity: numeric(form.quantity), price: priceOf(form), currency },
})

/** A price is that of one unit, whatever number of units the document says it for. */
function priceOf({ price, baseQuantity }: LineForm): string | undefined {
  const base = exact(numeric(baseQuantity) ?? '1')
  const whole = numeric(price)
  return whole === undefined || base.isZero()
    ? undefined
    : numeric(exact(whole).div(base).toDecimalPlaces(10).toFixed())
}
