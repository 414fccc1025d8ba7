import { codesOf, costCentres } from '../code-lists.ts'
import { demoCompanies } from '../companies.ts'
import { plusDays } from '../days.ts'
import { type Goods, goods } from '../goods.ts'
import type { Chance } from '../random.ts'
import type { PlannedDocument, PlannedLine } from './shape.ts'

export const companyOf = (key: string) => {
  const found = demoCompanies.find((company) => company.key === key)
  if (found === undefined) throw new Error(`The demo network has no company ${key}`)
  return found
}

export const goodsOf = (supplier: string): Goods => {
  const found = goods.find((each) => each.supplier === supplier)
  if (found === undefined) throw new Error(`The demo network has no goods of ${supplier}`)
  return found
}

const european = new Set(['DE', 'DK', 'FR'])

/** At home the standard rate; across a border within the union reverse charge (AE), out of it or into it export (G). */
function taxOf(supplier: string, buyer: string): PlannedDocument['tax'] {
  const [from, to] = [companyOf(supplier).country, companyOf(buyer).country]
  if (from === to) return { category: 'S', percent: goodsOf(supplier).rate }
  return european.has(from) && european.has(to)
    ? { category: 'AE', percent: '0', reason: 'Reverse charge' }
    : { category: 'G', percent: '0', reason: 'Export outside the EU' }
}

function linesOf(chance: Chance, supplier: string): PlannedLine[] {
  const { items } = goodsOf(supplier)
  const count = Math.min(items.length, chance.whole(1, 4))
  const first = chance.whole(0, items.length - 1)
  return Array.from({ length: count }, (_, index) => {
    const { name, code, unit, price, maxQuantity } = items[(first + index) % items.length]!
    return {
      name,
      code,
      unit,
      price,
      quantity: String(chance.whole(Math.max(1, Math.floor(maxQuantity / 8)), maxQuantity)),
    }
  })
}

/** A running number in the supplier's own style. */
export function numberIn(style: string, day: string, running: number): string {
  return style
    .replace('YYYY', day.slice(0, 4))
    .replace('MM', day.slice(5, 7))
    .replace(/#+/, (places) => String(running).padStart(places.length, '0'))
}

/** What all documents of a deal between two companies have in common. */
export function dealOf(chance: Chance, supplier: string, buyer: string) {
  return {
    currency: companyOf(supplier).currency,
    tax: taxOf(supplier, buyer),
    lines: linesOf(chance, supplier),
    buyerReference: chance.pick(codesOf(costCentres)),
  }
}

/** An invoice of a deal of its own, due by the supplier's terms. */
export const invoiceOf = (
  chance: Chance,
  invoice: Pick<PlannedDocument, 'key' | 'from' | 'to' | 'number' | 'issueDate'>,
): PlannedDocument => ({
  ...invoice,
  deal: invoice.key,
  type: 'invoice',
  dueDate: plusDays(invoice.issueDate, goodsOf(invoice.from).terms),
  ...dealOf(chance, invoice.from, invoice.to),
})
