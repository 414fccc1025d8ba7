import { t } from '../../message.ts'
import { all, at, attribute, child, text, textOf } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { type Rule, rule } from '../rule.ts'
import { hasElement } from '../trade-document.ts'

const isFull = (of: XmlElement | undefined): boolean =>
  of === undefined || ['cbc:StreetName', 'cbc:CityName', 'cbc:PostalZone'].every((name) => hasElement(of, name))
const isDutchId = (of: XmlElement): boolean => {
  const scheme = attribute(of, 'schemeID')
  return (scheme === '0106' || scheme === '0190') && textOf(of) !== undefined
}
const legalIds = (of: XmlElement): XmlElement[] => all(of, 'cac:Party', 'cac:PartyLegalEntity', 'cbc:CompanyID')
const missingAddress = 'The address has no street, city or post code.'
const dutchId = 'The legal registration of a Dutch party must be a KVK or OIN number.'
const dutchFix = 'Use schemeID="0106" (KVK) or "0190" (OIN).'
const dutchCodes = ['30', '48', '49', '57', '58', '59']

/** Sellers with an address in the Netherlands. */
export const netherlands: readonly Rule[] = [
  rule(
    'document',
    'NL-R-001',
    'BT-25',
    (root) =>
      !hasElement(root, 'cbc:CreditNoteTypeCode') ||
      hasElement(root, 'cac:BillingReference', 'cac:InvoiceDocumentReference', 'cbc:ID'),
    'A Dutch credit note must refer to the original invoice.',
    'Add the preceding invoice reference.',
  ),
  rule(
    'seller',
    'NL-R-002',
    'BT-35 BT-37 BT-38',
    (of) => isFull(at(of, 'cac:Party', 'cac:PostalAddress')),
    missingAddress,
    "Complete the seller's address.",
  ),
  rule('seller', 'NL-R-003', 'BT-30', (of) => legalIds(of).every(isDutchId), dutchId, dutchFix),
  rule(
    'buyer',
    'NL-R-004',
    'BT-50 BT-52 BT-53',
    (of, { countries }) => countries.customerAddress !== 'NL' || isFull(at(of, 'cac:Party', 'cac:PostalAddress')),
    missingAddress,
    "Complete the buyer's address.",
  ),
  rule(
    'buyer',
    'NL-R-005',
    'BT-47',
    (of, { countries }) => countries.customerAddress !== 'NL' || legalIds(of).every(isDutchId),
    dutchId,
    dutchFix,
  ),
  rule(
    'representative',
    'NL-R-006',
    'BT-64 BT-66 BT-67',
    (of, { countries }) => countries.representativeAddress !== 'NL' || isFull(at(of, 'cac:PostalAddress')),
    missingAddress,
    "Complete the tax representative's address.",
  ),
  rule(
    'totals',
    'NL-R-007',
    'BG-16',
    (of, { tree, root }) => {
      const due = text(of, 'cbc:PayableAmount') ?? '0'
      const isPaidToSeller = tree.type === 'Invoice' ? !due.startsWith('-') && /[1-9]/.test(due) : due.startsWith('-')
      return !isPaidToSeller || child(root, 'cac:PaymentMeans') !== undefined
    },
    'A Dutch seller must state the payment means.',
    'Add the payment means.',
  ),
  rule(
    'paymentMeans',
    'NL-R-008',
    'BT-81',
    (of, { countries }) =>
      countries.customerAddress !== 'NL' || dutchCodes.includes(text(of, 'cbc:PaymentMeansCode') ?? ''),
    t`Dutch sellers must use one of the payment means ${dutchCodes.join(', ')}.`,
    'Choose one of them.',
  ),
  rule(
    'line',
    'NL-R-009',
    'BT-132',
    (line, { root }) =>
      all(line, 'cac:OrderLineReference', 'cbc:LineID').length === 0 ||
      hasElement(root, 'cac:OrderReference', 'cbc:ID'),
    'A line refers to an order line, but the invoice has no order reference.',
    'Add the order number.',
  ),
]
