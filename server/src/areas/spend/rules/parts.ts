import type { Classification, TradeForm } from '@kontor/ubl'
import { exact } from '@kontor/ubl'
import { isBooked, type postingsOf } from '../../coding/rules/index.ts'
import { isReceived, type Standing } from '../../entries/rules/index.ts'
import { keyOf, none } from './categories.ts'
import type { Part } from './records.ts'

type Posting = ReturnType<typeof postingsOf>[number]
type Subject = Pick<Standing, 'type' | 'draft' | 'delivery' | 'response' | 'replacement'>

/**
 * What is spent: invoices and credit notes that were received and stand. What is in dispute is asked for still, and so
 * counts until somebody gives it up.
 */
export const counts = (entry: Subject): boolean => isReceived(entry) && isBooked(entry)

/** Invoices that their receiver sells by (UNCL1001): who buys has written them, and they are no spend. */
const selfBilled: readonly string[] = ['389', '261']

export const isSale = ({ typeCode }: Pick<TradeForm, 'typeCode'>): boolean =>
  typeCode !== undefined && selfBilled.includes(typeCode)

interface Read {
  readonly form: TradeForm
  /** As it is booked without codes: a posting for each line, and then what is taken off the whole or added to it. */
  readonly plain: readonly Posting[]
  /** As it is booked with its codes; nothing where it has none. */
  readonly coded: readonly Posting[]
}

/** What a document comes to, by the categories that it names itself and by each list with whose codes it was coded. */
export function partsOf({ form, plain, coded }: Read, same: Omit<Part, 'listId' | 'category' | 'amount'>): Part[] {
  const named = form.lines.map(({ classification, accountingCost }) =>
    namedBy(classification, accountingCost ?? form.accountingCost),
  )
  // What is taken off the whole document belongs to what all of it is.
  const whole = new Set(named).size === 1 ? (named[0] ?? none) : none
  const sums = new Map<string, Map<string, string>>()
  const add = (listId: string, category: string, net: string) => {
    const ofList = sums.get(listId) ?? new Map<string, string>()
    sums.set(listId, ofList)
    ofList.set(
      category,
      exact(ofList.get(category) ?? '0')
        .plus(exact(net))
        .toFixed(),
    )
  }
  for (const [at, { net }] of plain.entries()) add('', named[at] ?? whole, net)
  for (const { net, codes } of coded) for (const [listId, code] of codes) add(listId, keyOf(code), net)
  return [...sums].flatMap(([listId, ofList]) =>
    [...ofList].map(([category, amount]) => ({ ...same, listId, category, amount })),
  )
}

/** A line is what its item is classified as (BT-158), else what its buyer books it under (BT-133, BT-19). */
function namedBy(classification: Classification | undefined, accountingCost: string | undefined): string {
  if (classification !== undefined) return keyOf(classification.code, classification.scheme)
  const costCentre = accountingCost?.trim()
  return costCentre ? keyOf(costCentre) : none
}
