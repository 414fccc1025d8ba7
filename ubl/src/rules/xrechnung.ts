import { type Decimal, decimalOf } from '../decimal.ts'
import { t } from '../message.ts'
import { all, attribute, children, text, textOf, written } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { ElementRule } from './elements.ts'
import { billingRules } from './peppol/billing.ts'
import { amountTolerance, computedAmounts } from './peppol/computed-amounts.ts'
import { dateElements, peppolElementRules } from './peppol/elements.ts'
import { germany } from './peppol/germany.ts'
import { type Rule, rule } from './rule.ts'
import { hasElement } from './trade-document.ts'
import { isSpecification, specifications } from './xrechnung-kinds.ts'

/** Peppol took the German rules over with numbers of its own: DE-R-001 is BR-DE-1, DE-R-023-1 is BR-DE-23-a. */
const germanId = (id: string): string =>
  id.replace(/^DE-R-0*(\d+)(?:-([12]))?$/, (_, number: string, half?: string) =>
    half === undefined ? `BR-DE-${number}` : `BR-DE-${number}-${half === '1' ? 'a' : 'b'}`,
  )

/** What XRechnung has taken over from Peppol. */
const fromPeppol: ReadonlySet<string> = new Set(
  'R001 R005 R008 R010 R020 R041 R042 R043 R044 R046 R053 R054 R055 R061 R101 R110 R111 R121 R130'
    .split(' ')
    .map((id) => `PEPPOL-EN16931-${id}`),
)
const taken = <T extends { readonly id: string }>(rules: readonly T[]): T[] =>
  rules.filter(({ id }) => fromPeppol.has(id))

/** What XRechnung has taken over in its own way: a forint has no decimals to round to, and a wrong line only warns. */
const halfForint = decimalOf('0.5') as Decimal
const computed = computedAmounts(({ currency }) => (currency === 'HUF' ? halfForint : amountTolerance)).map(
  (one): Rule => (one.id === 'PEPPOL-EN16931-R120' ? { ...one, severity: 'warning' } : one),
)

/** A whole address begins with its scheme; as it is written, white space and all. */
export const isWholeAddress = (address: XmlElement): boolean => /^[a-z][a-z0-9+.-]+:/i.test(written(address))

/** XRechnung 3.0.2 (KoSIT's Schematron 2.6.0): for all who bill German authorities, whatever country they are in. */
export const xrechnungRules: readonly Rule[] = [
  ...germany.map((one): Rule => ({ ...one, id: germanId(one.id) })),
  rule(
    'document',
    'BR-DE-21',
    'BT-24',
    (root) => children(root, 'cbc:CustomizationID').some((one) => isSpecification(written(one))),
    'The specification must be that of XRechnung.',
    t`Use ${specifications.core} in ${'cbc:CustomizationID'}.`,
    'warning',
  ),
  rule(
    'supportingDocument',
    'BR-TMP-2',
    'BT-124',
    (of) =>
      all(of, 'cac:Attachment', 'cac:ExternalReference').every((one) => children(one, 'cbc:URI').some(isWholeAddress)),
    'The URL of an attached document is incomplete.',
    'Use a complete URL, e.g. https://example.com/timesheet.pdf.',
  ),
  rule(
    'document',
    'BR-DE-TMP-32',
    'BT-72 BG-14 BG-26',
    (root, { places }) =>
      all(root, 'cac:Delivery', 'cbc:ActualDeliveryDate').length > 0 ||
      hasElement(root, 'cac:InvoicePeriod') ||
      places.line.every(({ element }) => hasElement(element, 'cac:InvoicePeriod')),
    'The delivery date is missing: there is neither a date nor a period.',
    'Add the delivery date or the invoicing period.',
    'warning',
  ),
  ...taken(billingRules),
  ...computed,
]

/** UBL wants the number of an order (BT-13) beside that of the sales order (BT-14), be it empty. */
const isOrderNumber = (of: XmlElement, above: readonly XmlElement[]): boolean =>
  of.name === 'cbc:ID' && above[above.length - 1]?.name === 'cac:OrderReference'

export const xrechnungElementRules: readonly ElementRule[] = [
  ...taken(peppolElementRules).map(
    (one): ElementRule =>
      one.id === 'PEPPOL-EN16931-R008'
        ? { ...one, holds: (of, above, document) => one.holds(of, above, document) || isOrderNumber(of, above) }
        : one,
  ),
  {
    id: 'BR-TMP-6',
    severity: 'warning',
    about: (name) => dateElements.has(name) || name === 'cbc:PaymentDueDate',
    holds: (of) => /^\d{4}-\d{2}-\d{2}$/.test(textOf(of) ?? ''),
    says: (of) => t`${of.name} is ${JSON.stringify(textOf(of) ?? '')}, which does not have the format YYYY-MM-DD.`,
    fix: 'Use a date as YYYY-MM-DD, without time or time zone.',
  },
]

const categories = ['M1', 'M2', 'M3', 'N1', 'N2', 'N3']
const kinds = ['clean', 'zero-emission', 'other']
const vehicles = (item: XmlElement): XmlElement[] =>
  all(item, 'cac:CommodityClassification', 'cbc:ItemClassificationCode').filter((code) => isVehicle(code))
const isVehicle = (code: XmlElement): boolean => attribute(code, 'listID') === 'CVD'
const isKind = (property: XmlElement): boolean => children(property, 'cbc:Name').some((name) => written(name) === 'cva')
const procured = (item: XmlElement): XmlElement[] => children(item, 'cac:AdditionalItemProperty').filter(isKind)
const itemsOf = (line: XmlElement): XmlElement[] => children(line, 'cac:Item')

/** XRechnung CVD: invoices for vehicles under the Clean Vehicles Directive. */
export const cleanVehicleRules: readonly Rule[] = [
  rule(
    'document',
    'BR-DE-CVD-01',
    'BT-12',
    (root) => all(root, 'cac:ContractDocumentReference', 'cbc:ID').some((id) => textOf(id) !== undefined),
    'The contract reference is missing.',
    'Enter a number.',
  ),
  rule(
    'document',
    'BR-DE-CVD-02',
    'BT-17',
    (root) => all(root, 'cac:OriginatorDocumentReference', 'cbc:ID').some((id) => textOf(id) !== undefined),
    'The tender or lot reference is missing.',
    'Enter a number.',
  ),
  rule(
    'document',
    'BR-DE-CVD-03',
    'BG-25 BT-158 BT-160',
    (_, { places }) =>
      places.line.some(({ element }) =>
        itemsOf(element).some((item) => vehicles(item).length > 0 && procured(item).length > 0),
      ),
    'No line has a vehicle with both its category and its type.',
    'Add a classification from the list CVD and the property cva to a line.',
  ),
  rule(
    'itemClassification',
    'BR-DE-CVD-04',
    'BT-158',
    (of) => attribute(of, 'listID')?.trim() !== 'CVD' || categories.includes(textOf(of) ?? ''),
    'The vehicle category must be one of M1, M2, M3, N1, N2, N3.',
    'Choose one of them.',
  ),
  rule(
    'itemAttribute',
    'BR-DE-CVD-05',
    'BT-161 BT-160',
    (of) => !isKind(of) || kinds.includes(text(of, 'cbc:Value') ?? ''),
    'The vehicle type (cva) must be clean, zero-emission or other.',
    'Choose one of them.',
  ),
  rule(
    'line',
    'BR-DE-CVD-06-a',
    'BT-160 BT-158',
    (line) => itemsOf(line).every((item) => vehicles(item).length === 0 || procured(item).length === 1),
    'A vehicle must have exactly one vehicle type (cva).',
    'Use the property cva exactly once on its line.',
  ),
  rule(
    'line',
    'BR-DE-CVD-06-b',
    'BT-158 BT-160',
    (line) => itemsOf(line).every((item) => procured(item).length === 0 || vehicles(item).length === 1),
    'A vehicle type (cva) must have exactly one vehicle category.',
    'Use exactly one classification from the list CVD on its line.',
  ),
]
