import { type Message, t } from '../../message.ts'
import { at, attribute, child, children, text, textOf } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { type Rule, rule } from '../rule.ts'
import type { TradeDocument } from '../trade-document.ts'
import { isGreek } from './check-digits.ts'
import { sellerParty, vatNumbers } from './countries.ts'

const isGreekVat = (vat: string | undefined): boolean => vat?.startsWith('EL') === true && isGreek(vat.slice(2))
const hasGreekVat = (of: XmlElement): boolean => {
  const numbers = vatNumbers(child(of, 'cac:Party'))
  return numbers.length === 1 && isGreekVat(numbers[0])
}
const isNamed = (of: XmlElement): boolean => text(of, 'cac:Party', 'cac:PartyName', 'cbc:Name') !== undefined
const isGreekEndpoint = (of: XmlElement): boolean => {
  const endpoint = at(of, 'cac:Party', 'cbc:EndpointID')
  return endpoint === undefined || (attribute(endpoint, 'schemeID') === '9933' && isGreek(textOf(endpoint) ?? ''))
}
const isGreekBuyer = ({ countries }: TradeDocument): boolean => ['GR', 'EL'].includes(countries.customer)
const described = (root: XmlElement, as: string): XmlElement[] =>
  children(root, 'cac:AdditionalDocumentReference').filter((one) => text(one, 'cbc:DocumentDescription') === as)
const mark = '##M.AR.K##'
const url = '##INVOICE|URL##'
const isInGreece = ({ countries }: TradeDocument): boolean => countries.supplierAddress === 'GR'

/** A rule on one of the six segments of a Greek invoice number. */
const segment = (
  number: number,
  says: string,
  fix: string | Message,
  holds: (segment: string, root: XmlElement) => boolean,
): Rule =>
  rule(
    'document',
    `GR-R-001-${number + 1}`,
    'BT-1',
    (root) => {
      const id = text(root, 'cbc:ID')
      return id === undefined || holds(id.split('|')[number - 1] ?? '', root)
    },
    says,
    fix,
  )

const ofTaxNumber = (tin: string, root: XmlElement): boolean =>
  tin.length === 9 &&
  isGreek(tin) &&
  [sellerParty(root), child(root, 'cac:TaxRepresentativeParty')].some((party) =>
    vatNumbers(party).some((vat) => vat.slice(2, 11) === tin),
  )
const ofDay = (day: string, root: XmlElement): boolean => {
  const [, date, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(day) ?? []
  return date !== undefined && `${year}-${month}-${date}` === text(root, 'cbc:IssueDate')
}
const greekTypes = ['1.1', '1.6', '2.1', '2.4', '5.1', '5.2']

/** Greek sellers. */
export const greece: readonly Rule[] = [
  rule(
    'document',
    'GR-R-001-1',
    'BT-1',
    (root) => text(root, 'cbc:ID') === undefined || text(root, 'cbc:ID')?.split('|').length === 6,
    'The number of a Greek invoice must have six segments, separated by |.',
    'Use tax number|date|branch|type|series|number.',
  ),
  segment(
    1,
    'The first segment of the number must be the tax number of the seller or its representative.',
    'Enter the nine digits.',
    ofTaxNumber,
  ),
  segment(2, 'The second segment of the number must be the invoice date.', 'Use the format DD/MM/YYYY.', ofDay),
  segment(
    3,
    'The third segment of the number must be a whole number.',
    'Enter the branch number, or 0 for the head office.',
    (part) => /^\d+$/.test(part),
  ),
  segment(
    4,
    'The fourth segment of the number must be a Greek document type.',
    t`Use one of ${greekTypes.join(', ')}.`,
    (part) => greekTypes.includes(part),
  ),
  segment(
    5,
    'The fifth segment of the number is empty.',
    'Enter the series, or 0 if there is none.',
    (part) => part.length > 0,
  ),
  segment(6, 'The sixth segment of the number is empty.', 'Enter the serial number.', (part) => part.length > 0),
  rule('seller', 'GR-R-002', 'BT-28', isNamed, 'A Greek seller must have a registered name.', 'Enter the name.'),
  rule(
    'seller',
    'GR-S-011',
    'BT-31',
    hasGreekVat,
    'A Greek seller must have a VAT number starting with EL.',
    'Enter a value.',
    'warning',
  ),
  rule(
    'seller',
    'GR-R-003',
    'BT-31',
    (of) => vatNumbers(child(of, 'cac:Party')).every(isGreekVat),
    'The VAT number of a Greek seller must be EL followed by the tax number.',
    'Correct it.',
  ),
  rule(
    'document',
    'GR-R-004-1',
    'BT-122',
    (root, document) => !isInGreece(document) || described(root, mark).length === 1,
    'A Greek invoice must have exactly one MARK number.',
    t`Add a supporting document with the description ${mark}.`,
  ),
  rule(
    'document',
    'GR-R-004-2',
    'BT-122',
    (root, document) =>
      !isInGreece(document) ||
      described(root, mark)
        .flatMap((one) => children(one, 'cbc:ID'))
        .every((id) => /^[1-9]/.test(textOf(id) ?? '')),
    'The MARK number must be a positive whole number.',
    'Correct it.',
  ),
  rule(
    'document',
    'GR-S-008-1',
    'BT-124',
    (root, document) => !isInGreece(document) || described(root, url).length === 1,
    'A Greek invoice must have exactly one verification URL.',
    t`Add a supporting document with the description ${url}.`,
    'warning',
  ),
  rule(
    'document',
    'GR-R-008-2',
    'BT-124',
    (root, document) => !isInGreece(document) || described(root, url).length <= 1,
    'A Greek invoice has more than one verification URL.',
    'Keep one.',
  ),
  rule(
    'document',
    'GR-R-008-3',
    'BT-124',
    (root) =>
      described(root, url).every(
        (one) => text(one, 'cac:Attachment', 'cac:ExternalReference', 'cbc:URI') !== undefined,
      ),
    'The verification URL of the invoice is missing.',
    'Enter the URI.',
  ),
  rule(
    'buyer',
    'GR-R-005',
    'BT-45',
    isNamed,
    "An invoice of a Greek seller must contain the buyer's full name.",
    'Enter the name.',
  ),
  rule(
    'buyer',
    'GR-R-006',
    'BT-48',
    (of, document) => !isGreekBuyer(document) || hasGreekVat(of),
    'A Greek buyer must have a VAT number starting with EL.',
    'Enter a value.',
  ),
  rule(
    'buyer',
    'GR-R-010',
    'BT-49',
    (of, document) => !isGreekBuyer(document) || isGreekEndpoint(of),
    'The electronic address of a Greek buyer must be the tax number (scheme 9933).',
    'Correct it.',
  ),
]

/** A seller that is Greek itself, whoever represents it for tax. */
export const greekSeller: readonly Rule[] = [
  rule(
    'seller',
    'GR-R-009',
    'BT-34',
    isGreekEndpoint,
    'The electronic address of a Greek seller must be the tax number (scheme 9933).',
    'Correct it.',
  ),
]
