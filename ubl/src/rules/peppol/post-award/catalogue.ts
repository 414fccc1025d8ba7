import { isDecimal, zero } from '../../../decimal.ts'
import { t } from '../../../message.ts'
import { attribute, child, children, at as elementAt, text, textOf, written } from '../../../xml/access.ts'
import type { XmlElement } from '../../../xml/tree.ts'
import type { ElementRule } from '../../elements.ts'
import { amount, hasElement } from '../../trade-document.ts'
import { itemIsIdentified } from './despatch-advice.ts'
import { taxRateRules } from './order-amounts.ts'
import { at, decimalAt, isNotNegative, partyIsKnown, partyOf, specification } from './rule.ts'

/** A day as the number of its digits, which compares as the day does; what is none compares with nothing. */
const dayOf = (date: XmlElement | undefined): number => {
  const digits = textOf(date)?.replaceAll('-', '') ?? ''
  return isDecimal(digits) ? Number(digits) : Number.NaN
}

/** The days from and until something stands; open ends are those of what it belongs to. */
type Validity = { readonly from: number; readonly until: number }
const always: Validity = { from: 0, until: 99_999_999 }

function validity(period: XmlElement | undefined, within: Validity): Validity {
  const [start, end] = [child(period, 'cbc:StartDate'), child(period, 'cbc:EndDate')]
  return { from: start ? dayOf(start) : within.from, until: end ? dayOf(end) : within.until }
}
const ofCatalogue = (root: XmlElement): Validity => validity(child(root, 'cac:ValidityPeriod'), always)
const ofLine = (line: XmlElement | undefined, root: XmlElement): Validity =>
  validity(child(line, 'cac:LineValidityPeriod'), ofCatalogue(root))
const ofPrice = (place: XmlElement, line: Validity): Validity =>
  validity(elementAt(place, 'cac:Price', 'cac:ValidityPeriod'), line)

const isWithin = (inner: Validity, outer: Validity): boolean =>
  [inner.from, inner.until].every((day) => day >= outer.from && day <= outer.until)
const isInOrder = ({ from, until }: Validity): boolean => from <= until

const quantities = ['Maximum', 'Minimum'] as const

/** PEPPOL-T19: what a seller offers. */
export const catalogueRules: readonly ElementRule[] = [
  at(
    'cbc:ProfileID',
    'T19-R017',
    (of) =>
      ['catalogue_only', 'catalogue_wo_response'].some(
        (name) => textOf(of) === `urn:fdc:peppol.eu:poacc:bis:${name}:3`,
      ),
    'The process must be a catalogue process.',
    t`Use ${'urn:fdc:peppol.eu:poacc:bis:catalogue_only:3 | urn:fdc:peppol.eu:poacc:bis:catalogue_wo_response:3'} in cbc:ProfileID.`,
  ),
  specification('T19-R018', 'urn:fdc:peppol.eu:poacc:trns:catalogue:3'),
  at(
    'Catalogue/cac:ValidityPeriod',
    'T19-R001',
    (_, __, { root }) => isInOrder(ofCatalogue(root)),
    'The period ends before it begins.',
    'Correct the start or end date.',
  ),
  partyIsKnown('T19-R004', 'supplier', 'cac:SellerSupplierParty', partyOf),
  partyIsKnown('T19-R005', 'customer', 'cac:ContractorCustomerParty', partyOf),
  ...quantities.map((which) =>
    at(
      'cac:CatalogueLine',
      which === 'Maximum' ? 'T19-R008' : 'T19-R009',
      (of) => !hasElement(of, `cbc:${which}OrderQuantity`) || isNotNegative(of, `cbc:${which}OrderQuantity`),
      t`The ${which.toLowerCase()} quantity is negative.`,
      'Enter a quantity that is not negative.',
    ),
  ),
  at(
    'cac:CatalogueLine',
    'T19-R010',
    (of) => {
      const [maximum, minimum] = [decimalAt(of, 'cbc:MaximumOrderQuantity'), decimalAt(of, 'cbc:MinimumOrderQuantity')]
      return maximum === undefined || minimum === undefined || maximum.greaterThanOrEqualTo(minimum)
    },
    'The maximum quantity is less than the minimum.',
    'Correct one of them.',
  ),
  at(
    'cac:CatalogueLine',
    'T19-R007',
    (of, _, { root }) => isWithin(ofLine(of, root), ofCatalogue(root)),
    'The validity of the line is not within that of the catalogue.',
    'Set its validity within that of the catalogue.',
  ),
  at(
    'cac:CatalogueLine',
    'T19-R013',
    (of, _, { root }) => isInOrder(ofLine(of, root)),
    'The period ends before it begins.',
    'Correct the start or end date.',
  ),
  at(
    'cac:RequiredItemLocationQuantity',
    'T19-R006',
    (of) => isNotNegative(of, 'cac:Price', 'cbc:PriceAmount'),
    'The price is missing or negative.',
    'Enter a price that is not negative.',
  ),
  at(
    'cac:RequiredItemLocationQuantity',
    'T19-R011',
    (of, above, { root }) => {
      const line = ofLine(above[above.length - 1], root)
      return isWithin(ofPrice(of, line), line)
    },
    'The validity of the price is not within that of the line.',
    'Set its validity within that of the line.',
  ),
  at(
    'cac:RequiredItemLocationQuantity',
    'T19-R016',
    (of, above, { root }) => isInOrder(ofPrice(of, ofLine(above[above.length - 1], root))),
    'The period ends before it begins.',
    'Correct the start or end date.',
  ),
  ...taxRateRules('T19-R014', 'T19-R015', 'cac:ClassifiedTaxCategory'),
  itemIsIdentified('T19-R012', 'cac:Item'),
]

const place = 'cac:CatalogueLine/cac:RequiredItemLocationQuantity'

/** PEPPOL-T77: what was chosen in a web shop, on its way back to the buyer. */
export const punchOutRules: readonly ElementRule[] = [
  specification('T77-R010', 'urn:fdc:peppol.eu:poacc:trns:punch_out:3'),
  at(
    'Catalogue/cac:ValidityPeriod',
    'T77-R001',
    (of, _, { root }) => dayOf(child(of, 'cbc:EndDate')) >= dayOf(child(root, 'cbc:IssueDate')),
    'The cart needs an end date that is not before its issue date.',
    'Enter the end date of the validity.',
  ),
  at(
    'cac:RequiredItemLocationQuantity/cac:Price',
    'T77-R003',
    (of) => isNotNegative(of, 'cbc:PriceAmount'),
    'The price is missing or negative.',
    'Enter a price that is not negative.',
  ),
  itemIsIdentified('T77-R004', 'cac:Item'),
  at(
    'cac:Item',
    'T77-R005',
    (of) =>
      children(of, 'cac:ItemSpecificationDocumentReference').filter(
        (one) => text(one, 'cbc:DocumentTypeCode') === 'PRODUCT_IMAGE',
      ).length <= 1,
    'The item has more than one main picture.',
    'Keep one main picture.',
  ),
  at(
    place,
    'T77-R006',
    (of) => {
      const base = elementAt(of, 'cac:Price', 'cbc:BaseQuantity')
      const batch = elementAt(of, 'cac:DeliveryUnit', 'cbc:BatchQuantity')
      const unit = attribute(base, 'unitCode')
      return !base || !batch || (unit !== undefined && unit === attribute(batch, 'unitCode'))
    },
    'The unit of the price differs from the unit of the quantity.',
    'Use the same unit for both.',
  ),
  at(
    place,
    'T77-R002',
    (of) => {
      const quantities = [
        ['cac:Price', 'cbc:BaseQuantity'],
        ['cac:DeliveryUnit', 'cbc:BatchQuantity'],
      ] as const
      return (
        quantities.some((path) => !hasElement(of, ...path)) ||
        quantities.every((path) => amount(of, ...path).greaterThan(zero))
      )
    },
    'A quantity in the cart must be greater than zero.',
    'Enter a quantity greater than zero.',
  ),
  at(
    'cac:Item/cac:AdditionalItemProperty',
    'T77-R007',
    (of) => {
      const says = (name: string, ...values: string[]) =>
        children(of, name).some((one) => values.includes(written(one)))
      return !says('cbc:Name', 'ServiceIndicator') || says('cbc:Value', 'true', 'false')
    },
    'The service indicator of the item must be true or false.',
    'Use true or false.',
  ),
  ...taxRateRules('T77-R008', 'T77-R009', 'cac:ClassifiedTaxCategory'),
]
