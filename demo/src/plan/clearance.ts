import { at, plusDays } from '../days.ts'
import type { PlannedDocument, PlannedEvent, PlannedLine } from './shape.ts'

/** The company whose invoices go to a tax authority first, and who buys of it. */
export const clearanceCompany = 'carpati'
export const buyerOfPaper = 'ostersund'

const lei = { code: 'RON', rate: '5.08' }

const invoiceOver = (
  key: string,
  number: string,
  issueDate: string,
  line: PlannedLine,
  taxCurrency?: PlannedDocument['taxCurrency'],
): PlannedDocument => ({
  key,
  deal: key,
  type: 'invoice',
  from: clearanceCompany,
  to: buyerOfPaper,
  number,
  issueDate,
  dueDate: plusDays(issueDate, 30),
  currency: 'EUR',
  tax: { category: 'AE', percent: '0', reason: 'Reverse charge' },
  lines: [line],
  buyerReference: 'Indkøb',
  ...(taxCurrency && { taxCurrency }),
})

/** An invoice that was written as a PDF and nothing else. */
export const paperOf = (day: string): PlannedDocument =>
  invoiceOver(
    `${clearanceCompany}-paper`,
    'CM-2040',
    plusDays(day, -2),
    { name: 'Walnut stool', code: 'CM-2040', quantity: '12', unit: 'C62', price: '58.00' },
    lei,
  )

/**
 * What the authority has for a company: an invoice that it does not answer, one that it rejects because nothing says VAT in
 * lei, and one that it clears.
 */
export function clearanceEvents(firstDay: string, anchor: string): PlannedEvent[] {
  const issueDate = plusDays(anchor, -1)
  const sent = (
    [
      ['cleared', 'CM-2041', 'Oak table, 180 × 90 cm', '4', '389.00', lei],
      ['refused', 'CM-2042', 'Beech chair, upholstered', '16', '74.50', undefined],
      ['unanswered', 'CM-2043-WAIT', 'Oak shelf, five boards', '6', '129.00', lei],
    ] as const
  ).map(([key, number, name, quantity, price, taxCurrency], index): PlannedEvent => {
    const line = { name, code: number.slice(0, 7), quantity, unit: 'C62', price }
    const document = invoiceOver(`${clearanceCompany}-${key}`, number, issueDate, line, taxCurrency)
    return { at: at(issueDate, 840 + index * 10), does: 'send', document }
  })
  return [
    { at: at(firstDay, 480), does: 'connect', from: clearanceCompany, to: buyerOfPaper },
    { at: at(firstDay, 540), does: 'acceptConnection', from: clearanceCompany, to: buyerOfPaper },
    ...sent,
  ]
}
