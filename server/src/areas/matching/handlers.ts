import type { Areas } from '@kontor/contract'
import { exact, type LineForm } from '@kontor/ubl'
import type { Handlers, RequestContext } from '../../platform/index.ts'
import { billedOrder, numeric, ordersBilledBy, present, workedLines } from '../document-lines/index.ts'
import { type BilledLine, billedIn, differencesOf, linksOf, type OrderedLine } from './rules.ts'

export const handlers: Handlers<Areas['matching']> = {
  readMatch: async ({ params: { documentId } }, context) => {
    const worked = await workedLines(context, documentId)
    const orders = await ordersBilledBy(context, documentId)
    if (orders.length === 0) return { Matched: false, Orders: [], Lines: [] }
    const held = await Promise.all(orders.map(({ id }) => orderedIn(context, id)))
    const ordered = held.flatMap((one) => one.ordered)
    const references = new Map(
      held.flatMap(({ bills }) => [...(bills.get(documentId) ?? [])].map((one) => [one.id, one])),
    )
    const lines = worked.map(({ form, line }): BilledLine => references.get(line.lineId) ?? lineOf(form))
    const links = linksOf(lines, ordered)
    const sums = new Map(held.flatMap((one) => [...billedIn(upTo(one.bills, documentId), one.ordered)]))
    const Lines = lines.map((line, at) => {
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
          Currency: worked[at]?.line.currency,
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
async function orderedIn(context: RequestContext, orderId: string) {
  const { lines, bills } = await billedOrder(context, orderId)
  const isReceived = lines.some(({ line }) => line.receivedQuantity !== undefined)
  const ordered = lines.map(
    ({ form, line }): OrderedLine => ({
      ...lineOf(form),
      orderId,
      ...(isReceived && { received: line.receivedQuantity ?? '0' }),
    }),
  )
  const billed = bills.map(({ documentId, lines: own }) => {
    const named = own.map(
      ({ form, targetLineId }): BilledLine => ({
        ...lineOf(form),
        ...(targetLineId !== undefined && { reference: { orderId, lineId: targetLineId } }),
      }),
    )
    return [documentId, named] as const
  })
  return { ordered, bills: new Map(billed) }
}

const lineOf = (form: LineForm) => ({
  ...{ id: form.id, name: form.name, sellersItemId: form.sellersItemId, unit: form.unit.slice(0, 10) || undefined },
  ...{ quantity: numeric(form.quantity), price: priceOf(form) },
})

/** A price is that of one unit, whatever number of units the document says it for. */
function priceOf({ price, baseQuantity }: LineForm): string | undefined {
  const base = exact(numeric(baseQuantity) ?? '1')
  const whole = numeric(price)
  return whole === undefined || base.isZero()
    ? undefined
    : numeric(exact(whole).div(base).toDecimalPlaces(10).toFixed())
}
