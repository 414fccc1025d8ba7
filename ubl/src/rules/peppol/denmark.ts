import { decimalOf } from '../../decimal.ts'
import { t } from '../../message.ts'
import { all, at, attribute, child, text } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { type Rule, rule } from '../rule.ts'
import { amount, has, type TradeDocument } from '../trade-document.ts'
import { sellerParty } from './countries.ts'

const both = ({ countries }: TradeDocument): boolean => countries.customerAddress === 'DK'
const code = (of: XmlElement): string => text(of, 'cbc:PaymentMeansCode') ?? ''
const begins = (of: XmlElement, ...prefixes: string[]): boolean =>
  prefixes.some((one) => text(of, 'cbc:PaymentID')?.startsWith(one) === true)
const account = (of: XmlElement): string => text(of, 'cac:PayeeFinancialAccount', 'cbc:ID') ?? ''

const unspscVersions = ['19.05.01', '19.0501', '26.08.01', '26.0801']

/** A Danish tax other than VAT: four characters that are a number, or a code and a name with # between them. */
function namesDanishTax(reason: string): boolean {
  const number = decimalOf(reason)
  const isCode = reason.length === 4 && number !== undefined && !number.isNegative()
  return isCode || /^[^#].*#.*[^#]$/s.test(reason)
}

/** A rule for payments between Danish parties, on invoices. */
const danishPayment = (
  id: string,
  terms: string,
  holds: (of: XmlElement) => boolean,
  says: string,
  fix: string,
): Rule =>
  rule(
    'paymentMeans',
    id,
    terms,
    (of, document) => !both(document) || document.tree.type !== 'Invoice' || holds(of),
    says,
    fix,
  )
const identified = (party: XmlElement | undefined): boolean =>
  all(party, 'cac:PartyIdentification', 'cbc:ID').every((id) => attribute(id, 'schemeID')?.trim())

/** Sellers with an address in Denmark. */
export const denmark: readonly Rule[] = [
  rule(
    'document',
    'DK-R-002',
    'BT-30',
    (root) => has(sellerParty(root), 'cac:PartyLegalEntity', 'cbc:CompanyID'),
    'A Danish seller must have a CVR number.',
    'Enter it as the legal registration.',
  ),
  rule(
    'document',
    'DK-R-014',
    'BT-30',
    (root) => {
      const id = at(sellerParty(root), 'cac:PartyLegalEntity', 'cbc:CompanyID')
      return id === undefined || attribute(id, 'schemeID') === '0184'
    },
    'The legal registration of a Danish seller must use the scheme 0184.',
    'Use schemeID="0184".',
  ),
  rule(
    'document',
    'DK-R-016',
    'BT-115',
    (root, document) =>
      document.tree.type !== 'CreditNote' ||
      !both(document) ||
      !amount(root, 'cac:LegalMonetaryTotal', 'cbc:PayableAmount').isNegative(),
    'The total of a Danish credit note cannot be negative.',
    'Send an invoice.',
  ),
  rule(
    'seller',
    'DK-R-013',
    'BT-29',
    (of, document) => !both(document) || identified(child(of, 'cac:Party')),
    'An identifier of the seller has no scheme.',
    'Add schemeID.',
  ),
  rule(
    'buyer',
    'DK-R-013',
    'BT-46',
    (of, document) => !both(document) || identified(child(of, 'cac:Party')),
    'An identifier of the buyer has no scheme.',
    'Add schemeID.',
  ),
  danishPayment(
    'DK-R-005',
    'BT-81',
    (of) => ['1', '10', '31', '42', '48', '49', '50', '58', '59', '93', '97'].includes(code(of)),
    'Danish sellers must use the payment means 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 or 97.',
    'Choose one of them.',
  ),
  danishPayment(
    'DK-R-006',
    'BT-84',
    (of) =>
      !['31', '42'].includes(code(of)) ||
      (account(of) !== '' && has(of, 'cac:PayeeFinancialAccount', 'cac:FinancialInstitutionBranch', 'cbc:ID')),
    'A transfer (31, 42) needs an account and a registration number.',
    'Enter both.',
  ),
  danishPayment(
    'DK-R-007',
    'BT-89 BT-91',
    (of) =>
      code(of) !== '49' ||
      (has(of, 'cac:PaymentMandate', 'cbc:ID') && has(of, 'cac:PaymentMandate', 'cac:PayerFinancialAccount', 'cbc:ID')),
    "A direct debit (49) needs a mandate and the payer's account.",
    'Enter both.',
  ),
  danishPayment(
    'DK-R-008',
    'BT-83 BT-84',
    (of) => code(of) !== '50' || (begins(of, '01#', '04#', '15#') && /^\d{7,8}$/.test(account(of))),
    'A giro payment (50) needs a reference from 01#, 04# or 15# and an account of seven or eight digits.',
    'Correct them.',
  ),
  danishPayment(
    'DK-R-009',
    'BT-83',
    (of) => code(of) !== '50' || !begins(of, '04#', '15#') || text(of, 'cbc:PaymentID')?.length === 19,
    'A giro reference starting with 04# or 15# must be followed by 16 digits.',
    'Correct the reference.',
  ),
  danishPayment(
    'DK-R-010',
    'BT-83 BT-84',
    (of) => code(of) !== '93' || (begins(of, '71#', '73#', '75#') && account(of).length === 8),
    'A FIK payment (93) needs a reference from 71#, 73# or 75# and an account of eight characters.',
    'Correct them.',
  ),
  danishPayment(
    'DK-R-011',
    'BT-83',
    (of) => code(of) !== '93' || !begins(of, '71#', '75#') || [18, 19].includes(text(of, 'cbc:PaymentID')?.length ?? 0),
    'A FIK reference starting with 71# or 75# must be followed by 15 or 16 digits.',
    'Correct the reference.',
  ),
  rule(
    'line',
    'DK-R-003',
    'BT-158',
    (line, document) => {
      const codes = all(line, 'cac:Item', 'cac:CommodityClassification', 'cbc:ItemClassificationCode')
      const version = (one: XmlElement) => attribute(one, 'listVersionID') ?? ''
      return (
        !both(document) ||
        !codes.some((one) => attribute(one, 'listID') === 'TST') ||
        codes.some((one) => unspscVersions.includes(version(one)))
      )
    },
    'A UNSPSC code of a Danish seller must use version 19.0501 or 26.0801.',
    'Use listVersionID="26.08.01".',
    'warning',
  ),
  rule(
    'row',
    'DK-R-004',
    'BT-97 BT-104',
    (row, document) =>
      !both(document) ||
      text(row, 'cbc:AllowanceChargeReasonCode') !== 'ZZZ' ||
      namesDanishTax(text(row, 'cbc:AllowanceChargeReason') ?? ''),
    'A tax other than VAT (ZZZ) needs its four-digit code as the reason, or its code and name with a # between them.',
    t`Enter the four digits in ${'cbc:AllowanceChargeReason'}.`,
  ),
]
