import { isDay } from '../../schema/data-types.ts'
import { at, attribute, child, children, text } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { type Rule, rule } from '../rule.ts'
import { has, hasElement } from '../trade-document.ts'
import { sellerParty } from './countries.ts'

const finalDue = (root: XmlElement): XmlElement[] =>
  children(root, 'cac:AdditionalDocumentReference').filter((one) => text(one, 'cbc:DocumentDescription') === 'EINDAGI')
const twelve = (root: XmlElement, code: string): boolean =>
  children(root, 'cac:PaymentMeans')
    .filter((one) => text(one, 'cbc:PaymentMeansCode') === code)
    .every((one) => text(one, 'cac:PayeeFinancialAccount', 'cbc:ID')?.length === 12)
const isKennitala = (party: XmlElement | undefined): boolean =>
  attribute(at(party, 'cac:PartyLegalEntity', 'cbc:CompanyID'), 'schemeID') === '0196'
const hasStreet = (party: XmlElement | undefined): boolean =>
  hasElement(party, 'cac:PostalAddress', 'cbc:StreetName') && hasElement(party, 'cac:PostalAddress', 'cbc:PostalZone')

/** Sellers with an address in Iceland. */
export const iceland: readonly Rule[] = [
  rule(
    'document',
    'IS-R-001',
    'BT-3',
    (root) => ['380', '381'].includes(text(root, 'cbc:InvoiceTypeCode') ?? text(root, 'cbc:CreditNoteTypeCode') ?? ''),
    'An Icelandic seller can only use the types 380 and 381.',
    'Choose one of them.',
    'warning',
  ),
  rule(
    'document',
    'IS-R-002',
    'BT-30',
    (root) => isKennitala(sellerParty(root)),
    'An Icelandic seller must have a kennitala.',
    'Enter it as the legal registration, with the scheme 0196.',
  ),
  rule(
    'document',
    'IS-R-003',
    'BT-35 BT-38',
    (root) => hasStreet(sellerParty(root)),
    'The address of an Icelandic seller must have a street and post code.',
    'Add the missing values.',
  ),
  rule(
    'buyer',
    'IS-R-004',
    'BT-47',
    (of, { countries }) => countries.customerAddress !== 'IS' || isKennitala(child(of, 'cac:Party')),
    'An Icelandic buyer must have a kennitala.',
    'Enter it as the legal registration, with the scheme 0196.',
  ),
  rule(
    'buyer',
    'IS-R-005',
    'BT-50 BT-53',
    (of, { countries }) => countries.customerAddress !== 'IS' || hasStreet(child(of, 'cac:Party')),
    'The address of an Icelandic buyer must have a street and post code.',
    'Add the missing values.',
  ),
  rule(
    'document',
    'IS-R-006',
    'BT-84',
    (root) => twelve(root, '9'),
    'A claim (payment means 9) needs an account of twelve digits.',
    'Enter the account.',
  ),
  rule(
    'document',
    'IS-R-007',
    'BT-84',
    (root) => twelve(root, '42'),
    'A transfer (payment means 42) needs an account of twelve digits.',
    'Enter the account.',
  ),
  rule(
    'document',
    'IS-R-008',
    'BT-122',
    (root) => finalDue(root).every((one) => isDay(text(one, 'cbc:ID') ?? '')),
    'The final due date (EINDAGI) is not a date.',
    'Use the format YYYY-MM-DD.',
  ),
  rule(
    'document',
    'IS-R-009',
    'BT-9 BT-122',
    (root) => finalDue(root).length === 0 || hasElement(root, 'cbc:DueDate'),
    'There is a final due date (EINDAGI) but no due date.',
    'Enter the due date.',
  ),
  rule(
    'document',
    'IS-R-010',
    'BT-9 BT-122',
    (root) =>
      finalDue(root).length === 0 ||
      finalDue(root).some(
        (one) => has(root, 'cbc:DueDate') && (text(root, 'cbc:DueDate') ?? '') <= (text(one, 'cbc:ID') ?? ''),
      ),
    'The final due date (EINDAGI) is before the due date.',
    'Correct one of them.',
  ),
]
