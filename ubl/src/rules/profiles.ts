import type { DocumentType } from '../model/document-types.ts'
import { breakdownRules, totalRules } from './amounts.ts'
import { basicRules, goodsRules } from './basic.ts'
import { decimalRules } from './decimals.ts'
import { documentRules } from './document.ts'
import { allowanceAndChargeRules, lineRules } from './lines.ts'
import { partyRules } from './parties.ts'
import { paymentRules } from './payment.ts'
import type { Rule } from './rule.ts'
import { syntaxRules } from './syntax.ts'
import { vatRules } from './vat.ts'

/** The set of rules that a document is judged by. */
export type Profile = 'en16931' | 'kontor' | 'none'

/** The edition of each rule set. A result names it, and is not judged anew when the set changes. */
export const ruleSetVersion: Readonly<Record<Profile, string>> = {
  en16931: 'EN 16931-1:2017+A1:2019/AC:2020, Kontor 2026-11-21',
  kontor: 'Kontor 2026-11-21',
  none: 'none',
}

/** What applies to a type under a profile: `mild` rules only warn, whatever they are in their own set. */
export type RuleSet = {
  readonly rules: readonly Rule[]
  readonly mild: readonly Rule[]
  readonly codes: 'fatal' | 'warning' | 'off'
  /** whether what the binding to UBL leaves out or restricts is looked at too */
  readonly syntax: boolean
}

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

const nothing: RuleSet = { rules: [], mild: [], codes: 'off', syntax: false }

/** True for the types that EN 16931 speaks of. */
export const isInvoice = (type: DocumentType): boolean => invoices.has(type)

const ruleSets: Readonly<Record<Profile, (type: DocumentType) => RuleSet>> = {
  en16931: (type) =>
    isInvoice(type) ? { rules: [...en16931, ...syntaxRules], mild: [], codes: 'fatal', syntax: true } : nothing,
  // The network's default: what the house needs is fatal, the standard's own rules advise.
  kontor: (type) => {
    if (isInvoice(type)) return { ...nothing, rules: basicRules, mild: advice }
    return { ...nothing, rules: goods.has(type) ? [...basicRules, ...goodsRules] : basicRules }
  },
  none: () => nothing,
}

/** Rules of the standard that the house's own do not say already. */
const repeated: ReadonlySet<string> = new Set(['BR-02', 'BR-03'])
const advice: readonly Rule[] = en16931.filter(({ id }) => !repeated.has(id))

export const ruleSetOf = (profile: Profile, type: DocumentType): RuleSet => ruleSets[profile](type)
