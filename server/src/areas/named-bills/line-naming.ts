import type { LineForm } from '@kontor/ubl'
import type { Entry } from '../entries/index.ts'

/** A bill as the line of a document that names it; the amount of a credit note is below zero. */
export const lineNaming = (
  bill: Entry,
  amount: string,
  more: Pick<LineForm, 'allowances' | 'period'> = {},
): LineForm => ({
  id: '',
  name: bill.businessId,
  quantity: '1',
  unit: 'C62',
  price: amount,
  tax: { category: '', percent: '' },
  ...more,
  document: { id: bill.businessId, uuid: bill.id, ...(bill.issueDate && { issueDate: bill.issueDate }) },
})

/** What all say, where they say it. */
export const common = ([first, ...others]: readonly (string | undefined)[]): string | undefined =>
  others.every((one) => one === first) ? first : undefined
