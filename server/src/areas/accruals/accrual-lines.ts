import type { AccrualLine, Accruals, Of } from '@kontor/contract'
import { codeNames, exact } from '@kontor/ubl'
import type { UnitOfWork } from '../../platform/index.ts'
import { readCompany } from '../companies/index.ts'
import { reachesFor } from '../document-access/index.ts'
import { type Entry, findEntries, known, whyNotReach } from '../entries/index.ts'
import { converterTo } from '../rates/index.ts'
import type { AccrualRecord } from './records.ts'
import { addedUp } from './rules/index.ts'
import * as store from './store.ts'

export type Line = Of<typeof AccrualLine>
type Whole = Omit<Of<typeof Accruals>, 'itemsPerPage' | 'itemCount' | 'numPages' | 'pageId'>

/** What had been received by the end of a day and was not billed, of all orders that the reader may read. */
export async function accrualsOn(uow: UnitOfWork, day: string): Promise<Whole> {
  const rows = await store.standingOn(uow, day).execute()
  const orders = await readable(uow, [...new Set(rows.map(({ orderId }) => orderId))])
  const own = (await readCompany(uow))?.Currency ?? 'EUR'
  const convert = await converterTo(
    uow,
    own,
    rows.map(({ currency }) => currency),
  )
  const schemes = new Map((await codeNames('UNCL7143')).map(({ code, name }) => [code, name]))
  const lines = rows.flatMap((row): Line[] => {
    const order = orders.get(row.orderId)
    if (order === undefined) return []
    const { amount, currency } = row
    const converted = amount === null ? null : convert({ amount, currency, day })
    const scheme = row.scheme === null ? null : (schemes.get(row.scheme) ?? row.scheme)
    return [lineOf(order, { ...row, scheme }, converted)]
  })
  const Lines = lines.toSorted(
    (one, other) => compare(one.Supplier, other.Supplier) || compare(one.OrderNumber, other.OrderNumber),
  )
  return {
    ...{ Day: day, Currency: own, ...addedUp(Lines), Lines },
    Unpriced: Lines.filter(({ Amount }) => Amount === undefined).length,
    Suppliers: summed(Lines, ({ Supplier }) => ({ Supplier })),
    CostCentres: summed(Lines, ({ CostCentre }) => known({ CostCentre: CostCentre ?? null })),
    Categories: summed(Lines, ({ Category, Scheme }) => known({ Category: Category ?? null, Scheme: Scheme ?? null })),
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Those of the orders that the reader may read, for one look at all that are confined. */
async function readable(uow: UnitOfWork, ids: readonly string[]): Promise<ReadonlyMap<string, Entry>> {
  const orders = await findEntries(uow, ids)
  const reach = await reachesFor(uow, orders, uow.author.actorId)
  return new Map(
    orders.flatMap((order) => (whyNotReach('right', reach(order)) === undefined ? [[order.id, order] as const] : [])),
  )
}

/** The company sent the order: who received it delivers. */
const lineOf = (order: Entry, row: AccrualRecord, converted: string | null): Line => ({
  ...{ OrderId: order.id, OrderNumber: order.businessId.slice(0, 200), Supplier: order.receiverName.slice(0, 4000) },
  ...{ LineId: row.lineId, Description: row.description, Currency: row.currency },
  ...{ Received: row.received, Billed: row.billed, Open: exact(row.received).minus(exact(row.billed)).toFixed() },
  ...known({
    ...{ CostCentre: row.costCentre, Category: row.category, Scheme: row.scheme },
    ...{ Unit: row.unit, Price: row.price, Amount: row.amount, Converted: converted },
  }),
})

/** The lines added up by what they have in common, the largest first. */
function summed<Key extends object>(lines: readonly Line[], keyOf: (line: Line) => Key) {
  const groups = Map.groupBy(lines, (line) => JSON.stringify(keyOf(line)))
  const sums = [...groups.values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [{ ...keyOf(first), ...addedUp(group) }]
  })
  return sums.toSorted((one, other) => exact(other.Amount).comparedTo(exact(one.Amount)))
}
