import { formOf, read, recompose, type TradeForm, write } from '@kontor/ubl'
import { daysAfter } from '../words/days.ts'
import { daysBetween } from '../words/status.ts'

/** UNCL1001: a corrected invoice, which takes the place of the one that it names. */
const corrected = '384'

/** The corrected invoice as bytes, made of those of the disputed one. */
export function replacing(xml: Uint8Array, number: string, today: string): Uint8Array {
  const tree = read(xml)
  return write(recompose(tree, replacementOf(formOf(tree), number, today)))
}

/**
 * A corrected invoice in the place of a disputed one: all that it said, under a number and a day of its own, with as
 * many days to pay, and with the reference by which both parties know what it replaces (EN 16931 BG-3).
 */
function replacementOf(form: TradeForm, number: string, today: string): TradeForm {
  const { uuid: _, issueDate, dueDate, ...kept } = form
  return {
    ...kept,
    id: number,
    issueDate: today,
    ...(dueDate && { dueDate: daysAfter(today, daysBetween(issueDate, dueDate)) }),
    typeCode: corrected,
    precedingInvoice: { id: form.id, issueDate },
  }
}
