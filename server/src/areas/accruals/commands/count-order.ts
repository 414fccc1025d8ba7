import { type Decimal, exact } from '@kontor/ubl'
import type { UnitOfWork } from '../../../platform/index.ts'
import { type Gathered, gatherLines, numeric, receiptsOf, workOrder } from '../../document-lines/index.ts'
import { type Entry, entriesAnswering, exponentOf, isReceived, lockEntry } from '../../entries/index.ts'
import { orderOf } from '../../matching/index.ts'
import { readTrade } from '../../parsing/index.ts'
import type { AccrualRecord } from '../records.ts'
import { movementsOf, type Span, spansOf } from '../rules/index.ts'
import * as store from '../store.ts'

/** The task that counts anew how an order stood on all days. */
export const countTask = 'accruals.count'

/** Whether the company ordered by it. */
const isOwnOrder = (entry: Entry): boolean => entry.type === 'order' && !entry.draft && !isReceived(entry)

/** Writes how an order stood on all days, as far as is known now. Running it again, or in another order, changes nothing. */
export async function countOrder(uow: UnitOfWork, orderId: string): Promise<void> {
  // Who counts it at the same time waits, and finds it counted.
  const entry = await lockEntry(uow, orderId)
  if (entry === undefined || !isOwnOrder(entry)) return store.replace(uow, orderId, [])
  // What was known stays, though the content of a document is no longer kept.
  const following = await entriesAnswering(uow, orderId)
  if ([entry, ...following].some(({ discarded }) => discarded !== null)) return
  await store.replace(uow, orderId, await rowsOf(await gatherLines(uow, entry, 'ALL')))
}

type Row = Omit<AccrualRecord, 'companyId' | 'orderId'>

async function rowsOf(gathered: Gathered): Promise<Row[]> {
  const receipts = await receiptsOf(gathered)
  if (receipts.length === 0) return []
  const worked = await workOrder(gathered, 'en-US')
  const { ordered, bills } = orderOf(worked)
  const dated = worked.bills.map(({ documentId, credits, day }) => ({
    ...{ id: documentId, credits, day },
    lines: bills.get(documentId)?.lines ?? [],
  }))
  const spans = Map.groupBy(spansOf(movementsOf(ordered, receipts, dated)), ({ lineId }) => lineId)
  const classified = await classificationsOf(gathered)
  return ordered.flatMap(({ id, name, unit, price, currency = '' }, place) =>
    (spans.get(id) ?? []).map((span) => ({
      ...{ lineId: id.slice(0, 100), place, description: name.slice(0, 2000), unit: unit ?? null },
      ...(classified.get(id) ?? { costCentre: null, category: null, scheme: null }),
      ...quantitiesOf(span),
      ...{ price: price ?? null, amount: amountOf(span, price, currency), currency },
    })),
  )
}

const quantitiesOf = ({ since, until, received, billed }: Span) => ({
  ...{ since, until },
  ...{ received: written(received), billed: written(billed) },
})

const written = (quantity: Decimal): string => numeric(quantity.toDecimalPlaces(10).toFixed()) ?? '0'

/** What is owed for what came, in whole units of the currency's smallest coin. */
const amountOf = ({ received, billed }: Span, price: string | undefined, currency: string): string | null =>
  price === undefined ? null : received.minus(billed).times(exact(price)).toFixed(exponentOf(currency))

/** What the order, or the change that added a line, says each line is booked under and classified as. */
async function classificationsOf({ bytes, changes }: Gathered) {
  const classified = new Map<string, Pick<Row, 'costCentre' | 'category' | 'scheme'>>()
  let whole: string | undefined
  for (const content of [bytes, ...changes]) {
    const { form } = await readTrade(content)
    whole ??= form?.accountingCost
    for (const { id, accountingCost, classification } of form?.lines ?? []) {
      const before = classified.get(id)
      classified.set(id, {
        costCentre: (accountingCost ?? whole)?.trim().slice(0, 100) || (before?.costCentre ?? null),
        category: classification?.code.slice(0, 100) ?? before?.category ?? null,
        scheme: (classification ? classification.scheme?.slice(0, 100) : before?.scheme) ?? null,
      })
    }
  }
  return classified
}
