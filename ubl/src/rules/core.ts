import type { DocumentType } from '../model/document-types.ts'
import { accountRules } from './account.ts'
import { breakdownRules, totalRules } from './amounts.ts'
import { basicRules, goodsRules } from './basic.ts'
import { codeRules } from './codes.ts'
import { dateRules } from './dates.ts'
import { decimalRules } from './decimals.ts'
import { documentRules } from './document.ts'
import { spotsOf } from './everywhere.ts'
import type { RuleSet } from './judge.ts'
import { allowanceAndChargeRules, lineRules } from './lines.ts'
import { partyRules } from './parties.ts'
import { paymentRules } from './payment.ts'
import type { Rule } from './rule.ts'
import { vatRules } from './vat.ts'

/** The business rules of EN 16931, but for the code lists, which codes.ts has; syntax.ts has those of its binding. */
export const en16931: readonly Rule[] = [
  ...documentRules,
  ...partyRules,
  ...paymentRules,
  ...lineRules,
  ...allowanceAndChargeRules,
  ...totalRules,
  ...breakdownRules,
  ...decimalRules,
  ...vatRules,
]

const invoices: ReadonlySet<DocumentType> = new Set(['Invoice', 'CreditNote'])
const goods: ReadonlySet<DocumentType> = new Set([
  'Order',
  'OrderChange',
  'Quotation',
  'RequestForQuotation',
  'DespatchAdvice',
  'ReceiptAdvice',
])

/** True for the types that EN 16931 speaks of. */
export const isInvoice = (type: DocumentType): boolean => invoices.has(type)

/** Rules of the standard that the house's own do not say already. */
const repeated: ReadonlySet<string> = new Set(['BR-02', 'BR-03'])
/** What the standard advises under the house's own rules. */
export const advice: readonly Rule[] = en16931.filter(({ id }) => !repeated.has(id))

// BR-29 says of an invoice's period what KONTOR-14 says of the others'.
const invoiceDates = dateRules.filter(({ id }) => id !== 'KONTOR-14')
const invoiceHouse: RuleSet = { rules: [...basicRules, ...invoiceDates], mild: advice }
const otherHouse: RuleSet = { rules: [...basicRules, ...dateRules] }
const goodsHouse: RuleSet = { rules: [...otherHouse.rules, ...goodsRules] }
// A reminder may name a bill alone, whose amount both sides know.
const reminded = accountRules.map((one): Rule => (one.id === 'KONTOR-16' ? { ...one, severity: 'warning' } : one))
const reminderHouse: RuleSet = { rules: [...otherHouse.rules, ...reminded] }
// What is advised was paid before: KONTOR-11 speaks of a day that is still to come.
const adviceHouse: RuleSet = { rules: [...otherHouse.rules.filter(({ id }) => id !== 'KONTOR-11'), ...accountRules] }

/** The network's default: what the house needs is fatal, the standard's own rules advise. */
export function houseRules(type: DocumentType): RuleSet {
  if (isInvoice(type)) return invoiceHouse
  if (type === 'RemittanceAdvice') return adviceHouse
  if (type === 'Reminder') return reminderHouse
  return goods.has(type) ? goodsHouse : otherHouse
}

const business: RuleSet = { rules: [...en16931, ...invoiceDates], everywhere: spotsOf({ codes: codeRules }) }

/**
 * What an editor's form is judged by: the binding to UBL is no concern of whoever fills it in, and a type that the
 * standard does not speak of has the house's own rules. Apart from the profiles, so that a browser loads these alone.
 */
export const formRules = (type: DocumentType): RuleSet => (isInvoice(type) ? business : houseRules(type))
