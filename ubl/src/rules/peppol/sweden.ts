import { decimalOf } from '../../decimal.ts'
import { all, at, child, children, text, textOf } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { type Rule, rule } from '../rule.ts'
import type { TradeDocument } from '../trade-document.ts'
import { isSwedish } from './check-digits.ts'
import { otherRegistrations, sellerParty, vatNumbers } from './countries.ts'

const isSwedishSeller = ({ root, countries }: TradeDocument): boolean =>
  countries.supplierAddress === 'SE' && vatNumbers(sellerParty(root)).some((vat) => vat.startsWith('SE'))
/** '' where the number is there and says nothing. */
const swedishId = (of: XmlElement): string | undefined => {
  const id = at(of, 'cac:Party', 'cac:PartyLegalEntity', 'cbc:CompanyID')
  return id && (textOf(id) ?? '')
}
const giro = (of: XmlElement, which: string): string | undefined =>
  text(of, 'cbc:PaymentMeansCode') === '30' &&
  text(of, 'cac:PayeeFinancialAccount', 'cac:FinancialInstitutionBranch', 'cbc:ID') === which
    ? text(of, 'cac:PayeeFinancialAccount', 'cbc:ID')
    : undefined
const isNumeric = (value: string | undefined): boolean => value === undefined || decimalOf(value) !== undefined
const isLong = (value: string | undefined, min: number, max: number): boolean =>
  value === undefined || (value.length >= min && value.length <= max)
const standardRate = (category: XmlElement | undefined): boolean =>
  text(category, 'cbc:ID') !== 'S' ||
  ['25', '12', '6'].includes(decimalOf(text(category, 'cbc:Percent'))?.toString() ?? '')

/** Sellers with an address in Sweden. */
export const sweden: readonly Rule[] = [
  rule(
    'seller',
    'SE-R-001',
    'BT-31',
    (of, document) =>
      !isSwedishSeller(document) || vatNumbers(child(of, 'cac:Party')).every((vat) => vat.length === 14),
    'A Swedish VAT number must have 14 characters.',
    'Correct the number, e.g. SE556677889901.',
  ),
  rule(
    'seller',
    'SE-R-002',
    'BT-31',
    (of, document) =>
      !isSwedishSeller(document) || vatNumbers(child(of, 'cac:Party')).every((vat) => isNumeric(vat.slice(2, 14))),
    'A Swedish VAT number must have twelve digits after SE.',
    'Correct the number, e.g. SE556677889901.',
  ),
  rule(
    'seller',
    'SE-R-003',
    'BT-30',
    (of) => isNumeric(swedishId(of)),
    'A Swedish organisation number can only contain digits.',
    'Correct the number, e.g. 5566778899.',
  ),
  rule(
    'seller',
    'SE-R-004',
    'BT-30',
    (of) => isLong(swedishId(of), 10, 10),
    'A Swedish organisation number must have ten digits.',
    'Correct the number, e.g. 5566778899.',
  ),
  rule(
    'seller',
    'SE-R-005',
    'BT-32',
    (of) =>
      swedishId(of) === undefined ||
      otherRegistrations(child(of, 'cac:Party')).every((one) => textOf(one)?.toUpperCase() === 'GODKÄND FÖR F-SKATT'),
    'The tax registration of a Swedish seller must be "Godkänd för F-skatt".',
    'Use "Godkänd för F-skatt".',
  ),
  rule(
    'line',
    'SE-R-006',
    'BT-152',
    (line, document) =>
      !isSwedishSeller(document) || all(line, 'cac:Item', 'cac:ClassifiedTaxCategory').every(standardRate),
    'Swedish standard rates are 25, 12 and 6 percent.',
    'Choose one of them.',
  ),
  rule(
    'row',
    'SE-R-006',
    'BT-96 BT-103',
    (row, document) => !isSwedishSeller(document) || children(row, 'cac:TaxCategory').every(standardRate),
    'Swedish standard rates are 25, 12 and 6 percent.',
    'Choose one of them.',
  ),
  rule(
    'breakdown',
    'SE-R-006',
    'BT-119',
    (row, document) => !isSwedishSeller(document) || children(row, 'cac:TaxCategory').every(standardRate),
    'Swedish standard rates are 25, 12 and 6 percent.',
    'Choose one of them.',
  ),
  rule(
    'paymentMeans',
    'SE-R-007',
    'BT-84',
    (of) => isNumeric(giro(of, 'SE:PLUSGIRO')),
    'A Plusgiro account can only contain digits.',
    'Correct the account.',
    'warning',
  ),
  rule(
    'paymentMeans',
    'SE-R-008',
    'BT-84',
    (of) => isNumeric(giro(of, 'SE:BANKGIRO')),
    'A Bankgiro account can only contain digits.',
    'Correct the account.',
    'warning',
  ),
  rule(
    'paymentMeans',
    'SE-R-009',
    'BT-84',
    (of) => isLong(giro(of, 'SE:BANKGIRO'), 7, 8),
    'A Bankgiro account must have 7 or 8 digits.',
    'Correct the account.',
    'warning',
  ),
  rule(
    'paymentMeans',
    'SE-R-010',
    'BT-84',
    (of) => isLong(giro(of, 'SE:PLUSGIRO'), 2, 8),
    'A Plusgiro account must have 2 to 8 digits.',
    'Correct the account.',
    'warning',
  ),
  rule(
    'paymentMeans',
    'SE-R-011',
    'BT-81',
    (of) => !['50', '56'].includes(text(of, 'cbc:PaymentMeansCode') ?? ''),
    'Bankgiro and Plusgiro must be specified as a credit transfer.',
    'Use 30, with SE:BANKGIRO or SE:PLUSGIRO as the institution.',
    'warning',
  ),
  rule(
    'paymentMeans',
    'SE-R-012',
    'BT-81',
    (of, { countries }) => countries.customerAddress !== 'SE' || text(of, 'cbc:PaymentMeansCode') !== '31',
    'Between Swedish parties, a credit transfer must have the code 30.',
    'Use 30.',
    'warning',
  ),
  rule(
    'seller',
    'SE-R-013',
    'BT-30',
    (of) => {
      const id = swedishId(of)
      return id === undefined || (/^\d+$/.test(id) && isSwedish(id.slice(0, 10)))
    },
    'The check digit of the Swedish organisation number is incorrect.',
    'Correct the number.',
  ),
]
