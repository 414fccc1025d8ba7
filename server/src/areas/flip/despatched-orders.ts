import { t } from '@kontor/i18n'
import { type Decimal, exact, pairLines } from '@kontor/ubl'
import { ApiError, type RequestContext } from '../../platform/index.ts'
import { entryFor } from '../document-access/index.ts'
import { numeric, workedForm } from '../document-lines/index.ts'
import type { Wanted } from './sources.ts'

/**
 * What of orders is billed where despatch advices are: these carry no prices, so that the lines of their orders are, up to
 * what was sent. Several of one order are billed together; an order that is wanted itself is billed whole.
 *
 * @throws ApiError ResourceNotFound, Conflict (a despatch advice that names no order)
 */
export async function ordersOfDespatches(context: RequestContext, wanted: readonly Wanted[]): Promise<Wanted[]> {
  const orders: Wanted[] = []
  const sent = new Map<string, Map<string, Decimal>>()
  for (const one of wanted) {
    const entry = await context.read((uow) => entryFor(uow, one.documentId))
    if (entry.type !== 'despatchadvice') {
      orders.push(one)
      continue
    }
    if (entry.answersId === null)
      throw new ApiError(
        'Conflict',
        t`The despatch advice ${entry.businessId} names no order, which has the prices: create the invoice from an order.`,
      )
    const { form } = await workedForm(context, one.documentId)
    const chosen = form?.lines.filter(({ id }) => one.lineIds?.includes(id) ?? true) ?? []
    const ordered = (await workedForm(context, entry.answersId)).form?.lines ?? []
    const pairs = pairLines(
      chosen.filter(({ orderLineId }) => orderLineId === undefined),
      ordered,
    )
    const lines = sent.get(entry.answersId) ?? new Map<string, Decimal>()
    for (const line of chosen) {
      const target = line.orderLineId ?? pairs.get(line)?.line.id
      if (target === undefined) continue
      lines.set(target, (lines.get(target) ?? exact('0')).plus(exact(numeric(line.quantity) ?? '0')))
    }
    sent.set(entry.answersId, lines)
  }
  const whole = new Set(orders.map(({ documentId }) => documentId))
  const despatched = [...sent].filter(([id]) => !whole.has(id))
  return [
    ...orders,
    ...despatched.map(([documentId, lines]) => ({ documentId, lineIds: [...lines.keys()], upTo: lines })),
  ]
}
