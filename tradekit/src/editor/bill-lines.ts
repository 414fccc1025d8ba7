import { decimalOf, discountCode, type LineAllowanceForm, type LineForm } from '@kontor/ubl'
import type { Nameable } from '../queries/types.ts'
import type { NamedAs } from './kinds.ts'
import { nextId } from './lines.ts'

/** A bill as the line that names it, as paid or as owed since it was due. */
export function billLine(bill: Nameable, as: NamedAs, id: string): LineForm {
  const { DocumentId, ID, Date: issueDate, DueDate, Amount, Discount } = bill
  return {
    id,
    name: ID,
    quantity: '1',
    unit: 'C62',
    price: Amount,
    tax: { category: '', percent: '' },
    ...(Discount !== undefined && { allowances: [{ charge: false, amount: Discount, reasonCode: discountCode }] }),
    ...(as === 'owed' && DueDate !== undefined && { period: { start: DueDate } }),
    document: { id: ID, uuid: DocumentId, ...(issueDate !== undefined && { issueDate }) },
  }
}

/** Which reminder one is that reminds of these: of one of them the next. */
export const levelAfter = (bills: readonly Pick<Nameable, 'NamedBy'>[]): string =>
  String(1 + Math.max(0, ...bills.map(({ NamedBy }) => NamedBy?.Level ?? 0)))

/** Whether a line names the bill: by its id in the network, else by its number. */
export const names = ({ document }: LineForm, { DocumentId, ID }: Pick<Nameable, 'DocumentId' | 'ID'>): boolean =>
  document !== undefined && (document.uuid === undefined ? document.id === ID : document.uuid === DocumentId)

/** Nothing was written into it. */
const isEmpty = ({ document, price, note, allowances }: LineForm): boolean =>
  !document?.id && price === '' && !note && !allowances?.length

/** The lines with one more that names a bill; a line that nobody has written into makes place. */
export function withBill(lines: readonly LineForm[], bill: Nameable, as: NamedAs): LineForm[] {
  const written = lines.filter((line) => !isEmpty(line))
  return [...written, billLine(bill, as, nextId(written))]
}

/** What of a bill was not paid: the cash discount, and by how much more was paid or less. */
export interface LeftOut {
  readonly discount: string
  /** Below zero where more was paid. */
  readonly difference: string
  readonly reason: string
}

const isDiscount = ({ reasonCode }: LineAllowanceForm): boolean => reasonCode === discountCode

export function leftOut({ allowances = [] }: Pick<LineForm, 'allowances'>): LeftOut {
  const discount = allowances.find(isDiscount)
  const difference = allowances.find((row) => !isDiscount(row))
  const { charge = false, amount = '', reason = '' } = difference ?? {}
  return {
    discount: discount?.amount ?? '',
    difference: charge && amount !== '' && !amount.startsWith('-') ? `-${amount}` : amount,
    reason,
  }
}

/** The same as allowances and charges. What is no number stays as it was typed, for the check to show. */
export function asAllowances({ discount, difference, reason }: LeftOut): LineAllowanceForm[] {
  const more = decimalOf(difference)?.isNegative() === true
  return [
    ...(discount === '' ? [] : [{ charge: false, amount: discount, reasonCode: discountCode }]),
    ...(difference === '' && reason === ''
      ? []
      : [{ charge: more, amount: more ? difference.trim().slice(1) : difference, ...(reason !== '' && { reason }) }]),
  ]
}
