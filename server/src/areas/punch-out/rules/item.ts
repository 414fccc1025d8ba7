import { type Message, t } from '@kontor/i18n'
import { exact, isCode } from '@kontor/ubl'
import { ShopProblem } from './problem.ts'
import { unitOf } from './units.ts'

/** An item as a shop tells of it: text, by whatever protocol. */
export interface ShopItem {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly quantity?: string | undefined
  readonly unit?: string | undefined
  readonly price?: string | undefined
  /** For how many units the price is. */
  readonly priceUnit?: string | undefined
  readonly currency?: string | undefined
  readonly sellersItemId?: string | undefined
  /** A code of UNSPSC. */
  readonly commodityCode?: string | undefined
  readonly leadTimeDays?: string | undefined
}

/** An item that can be put into a requisition; the price is of one unit. */
export interface ReadItem {
  readonly name: string
  readonly description: string | undefined
  readonly quantity: string
  readonly unitCode: string
  readonly price: string
  readonly sellersItemId: string | undefined
  readonly commodityCode: string | undefined
  readonly leadTimeDays: number | undefined
}

/** The most items that are brought at once. */
export const maxItems = 200
/** As many problems as somebody reads. */
const maxProblems = 20

/**
 * The items of a basket, for a requisition in a currency: all of them, or none where anything is wrong.
 *
 * @throws ShopProblem that says for each what is wrong
 */
export function itemsIn(basket: readonly ShopItem[], currency: string): ReadItem[] {
  if (basket.length === 0)
    throw new ShopProblem(t`The shop sent no items: put something into the basket there, and transfer it again.`)
  if (basket.length > maxItems)
    throw new ShopProblem(t`The shop sent ${basket.length} items: transfer ${maxItems} at most at once.`)
  const problems: Message[] = []
  const items = basket.map((item, at) => {
    const place = at + 1
    return readItem(item, currency, (says) => problems.push(t`Item ${place}: ${says}`))
  })
  if (problems.length > 0) throw new ShopProblem(...problems.slice(0, maxProblems))
  return items
}

function readItem(item: ShopItem, currency: string, wrong: (says: Message) => void): ReadItem {
  const name = line(item.name).slice(0, 300)
  if (name === '') wrong(t`it has no description.`)
  const unit = line(item.unit).slice(0, 40)
  const unitCode = unitOf(unit)
  if (!isCode('UNECERec20-11e', unitCode))
    wrong(t`“${unit}” is not a unit: the shop should send a code of UN/ECE Recommendation 20, such as C62, PCE or KGM.`)
  const given = line(item.currency).toUpperCase().slice(0, 10)
  if (given !== currency)
    wrong(
      t`its price is in “${given}”, and the requisition is in ${currency}: shop for a requisition in that currency.`,
    )
  const sellersItemId = line(item.sellersItemId)
  if (sellersItemId.length > 100) wrong(t`its item number has more than 100 characters.`)
  const commodityCode = line(item.commodityCode)
  const leadTime = line(item.leadTimeDays)
  return {
    name,
    description: text(item.description).slice(0, 2000) || undefined,
    quantity: positive(line(item.quantity), wrong),
    unitCode,
    price: priceOf(line(item.price), line(item.priceUnit), wrong),
    sellersItemId: sellersItemId || undefined,
    // What is no code of UNSPSC is the shop's own word for a group.
    commodityCode: /^\d{8}(?:\d\d)?$/.test(commodityCode) ? commodityCode : undefined,
    leadTimeDays: /^\d{1,3}$/.test(leadTime) ? Number(leadTime) : undefined,
  }
}

/** What would break a line, or turn the direction of what stands beside it. */
const unruly = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu

const line = (value = ''): string => value.toWellFormed().replace(unruly, ' ').replace(/\s+/gu, ' ').trim()

/** The same, over several lines. */
const text = (value = ''): string =>
  value
    .split(/\r\n|\r|\n/, 200)
    .map(line)
    .join('\n')
    .trim()

/** As the protocols have it: a point before the fraction, and no sign between thousands. */
const isDecimal = (value: string): boolean => /^\d{1,15}(\.\d{1,10})?$/.test(value)

function positive(quantity: string, wrong: (says: Message) => void): string {
  if (isDecimal(quantity) && exact(quantity).gt(0)) return quantity
  wrong(t`its quantity is “${quantity.slice(0, 40)}”: the shop should send a number above 0, such as 2 or 1.5.`)
  return '0'
}

/** The price of one: a requisition counts in single units. One that would have to be rounded is refused. */
function priceOf(price: string, base: string, wrong: (says: Message) => void): string {
  if (!isDecimal(price)) {
    wrong(t`its price is “${price.slice(0, 40)}”: the shop should send a number, such as 1234.50.`)
    return '0'
  }
  // Some shops send 0 where they mean nothing.
  if (base === '' || (isDecimal(base) && ['0', '1'].includes(exact(base).toFixed()))) return price
  const one = isDecimal(base) ? exact(price).div(exact(base)) : undefined
  if (one !== undefined && one.decimalPlaces() <= 10) return one.toFixed()
  wrong(t`${price} for ${base.slice(0, 40)} is not an exact price for one: the shop should send the price of one unit.`)
  return '0'
}
