import { t } from '../../message.ts'
import type { ElementRule } from '../../rules/elements.ts'
import { all, at, attribute, child, children, firstAt, isElement, text, textOf, written } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { onElement } from './on-element.ts'

/** How often something stands below an element: rule, F (fatal) or W, the element, the path below it, how often. */
const counts = `
CII-SR-003 W rsm:ExchangedDocumentContext ram:BusinessProcessSpecifiedDocumentContextParameter 0..1
CII-SR-009 F rsm:ExchangedDocumentContext ram:GuidelineSpecifiedDocumentContextParameter 1..1
CII-SR-010 F rsm:ExchangedDocumentContext ram:GuidelineSpecifiedDocumentContextParameter/ram:ID 1..1
CII-SR-014 F rsm:ExchangedDocument ram:TypeCode 1..1
CII-SR-030 W rsm:ExchangedDocument/ram:IncludedNote ram:Content 0..1
CII-SR-039 W ram:AssociatedDocumentLineDocument ram:IncludedNote 0..1
CII-SR-040 W ram:AssociatedDocumentLineDocument ram:IncludedNote/ram:Content 0..1
CII-SR-069 F ram:ApplicableProductCharacteristic ram:Description 1..1
CII-SR-072 F ram:ApplicableProductCharacteristic ram:Value 1..1
CII-SR-439 F ram:SpecifiedLineTradeAgreement ram:NetPriceProductTradePrice/ram:ChargeAmount 1..1
CII-SR-440 F ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge ram:ActualAmount 0..1
CII-SR-441 F ram:SpecifiedLineTradeAgreement ram:NetPriceProductTradePrice/ram:ChargeAmount 0..1
CII-SR-452 W ram:ApplicableHeaderTradeSettlement ram:SpecifiedTradePaymentTerms 0..1
CII-SR-453 W ram:ApplicableHeaderTradeSettlement ram:SpecifiedTradePaymentTerms/ram:Description 0..1
CII-SR-454 W ram:SpecifiedLineTradeSettlement ram:ApplicableTradeTax 1..1
CII-SR-455 F ram:ApplicableHeaderTradeAgreement ram:SellerTradeParty/ram:DefinedTradeContact 0..1
CII-SR-456 F ram:ApplicableHeaderTradeAgreement ram:BuyerTradeParty/ram:DefinedTradeContact 0..1
CII-SR-459 F ram:ApplicableHeaderTradeAgreement ram:SellerTradeParty/ram:URIUniversalCommunication 0..1
CII-SR-460 F ram:ApplicableHeaderTradeAgreement ram:BuyerTradeParty/ram:URIUniversalCommunication 0..1
CII-SR-461 F ram:ApplicableHeaderTradeSettlement ram:ApplicableTradeTax/ram:TaxPointDate 0..1`

const counted = counts
  .trim()
  .split('\n')
  .map((line): ElementRule => {
    const [id = '', flag, where = '', path = '', often] = line.split(' ')
    const name = where.split('/').at(-1)
    const steps = path.split('/')
    const what = steps.at(-1)
    const isOnce = often === '1..1'
    const says = isOnce
      ? t`There must be exactly one ${what} in ${name}.`
      : t`There is more than one ${what} in ${name}.`
    const holds = (of: XmlElement): boolean => {
      const count = all(of, ...steps).length
      return count === 1 || (count === 0 && !isOnce)
    }
    return onElement(
      where,
      id,
      '',
      holds,
      says,
      isOnce ? t`Use ${what} once.` : 'Keep one.',
      flag === 'F' ? 'fatal' : 'warning',
    )
  })

/** A party has one number: its own (ram:ID), or one of a known scheme (ram:GlobalID). */
const oneNumber = (id: string, group: string, party: string): ElementRule =>
  onElement(
    group,
    id,
    '',
    (of) => !(at(of, party, 'ram:ID') && at(of, party, 'ram:GlobalID')),
    t`${party} has both ram:ID and ram:GlobalID.`,
    'Keep one of them.',
    'warning',
  )

/** A kind of document that is referred to once at most, by its type code. */
const oneDocument = (id: string, code: string, what: string): ElementRule =>
  onElement(
    'ram:ApplicableHeaderTradeAgreement',
    id,
    '',
    (of) =>
      children(of, 'ram:AdditionalReferencedDocument').filter((one) => text(one, 'ram:TypeCode') === code).length <= 1,
    t`There is more than one ${what} (type code ${code}).`,
    'Keep one.',
    'warning',
  )

const documentCodes = ['50', '130', '916']
const isAdditional = (of: XmlElement, codes: readonly string[]): boolean =>
  of.name === 'ram:AdditionalReferencedDocument' &&
  children(of, 'ram:TypeCode').some((code) => codes.includes(written(code)))
/** What a reference to a document may have only where the test holds. */
const inReference = (id: string, name: string, mayHave: (of: XmlElement) => boolean): ElementRule => ({
  ...onElement(
    '',
    id,
    '',
    (of) => child(of, name) === undefined || mayHave(of),
    t`${name} is not allowed in this reference.`,
    t`Remove ${name}, or correct the type code of the reference.`,
  ),
  about: (one) => one.startsWith('ram:') && one.endsWith('ReferencedDocument'),
})

type InTax = (of: XmlElement, above: readonly XmlElement[]) => boolean
const inHeader: InTax = (_, above) => above.some(({ name }) => name === 'ram:ApplicableHeaderTradeSettlement')
const isApplicable: InTax = ({ name }) => name === 'ram:ApplicableTradeTax'
const inTax = (id: string, name: string, mayHave: InTax): ElementRule => ({
  ...onElement(
    '',
    id,
    '',
    (of, above) => child(of, name) === undefined || mayHave(of, above),
    t`${name} is not allowed in this tax.`,
    t`Remove ${name}.`,
    'warning',
  ),
  about: (one) => one.startsWith('ram:') && one.endsWith('TradeTax'),
})

const price = ['ram:GrossPriceProductTradePrice', 'ram:AppliedTradeAllowanceCharge'] as const

function dueCodes(of: XmlElement): string[] {
  if (of.name === 'ram:ApplicableTradeTax') return children(of, 'ram:DueDateTypeCode').map(written)
  return of.children.flatMap((node) => (isElement(node) ? dueCodes(node) : []))
}
const quantities = [
  'rsm:SupplyChainTradeTransaction',
  'ram:IncludedSupplyChainTradeLineItem',
  'ram:SpecifiedLineTradeDelivery',
  'ram:BilledQuantity',
] as const
/** Asked of every quantity, so it stops at the first that has one, which mostly is that of the first line. */
const hasUnits = (root: XmlElement | undefined): boolean =>
  root !== undefined && firstAt(root, quantities, (one) => attribute(one, 'unitCode') !== undefined) !== undefined

/** CII-SR and CII-DT that ask for more than that something is absent (CEN/TS 16931-3-3). */
export const ciiSyntaxRules: readonly ElementRule[] = [
  ...counted,
  onElement(
    'ram:SpecifiedTradeProduct',
    'CII-SR-046',
    'BT-157',
    (of) =>
      child(of, 'ram:GlobalID') === undefined ||
      children(of, 'ram:GlobalID').some((one) => attribute(one, 'schemeID') !== undefined),
    "The item's standard identifier has no scheme.",
    'Add schemeID, e.g. 0160 for a GTIN.',
  ),
  onElement(
    'ram:SpecifiedTradeProduct',
    'CII-SR-090',
    'BT-159',
    (of) =>
      child(of, 'ram:OriginTradeCountry') === undefined || all(of, 'ram:OriginTradeCountry', 'ram:ID').length === 1,
    'The country of origin must have exactly one code.',
    'Enter one country code.',
  ),
  onElement(
    'ram:SpecifiedLineTradeAgreement',
    'CII-SR-119',
    'BT-147',
    (of) => {
      const isDiscount = all(of, ...price, 'ram:ChargeIndicator', 'udt:Indicator').some((one) =>
        ['false', '0'].includes(textOf(one) ?? ''),
      )
      const [indicator, amount] = ['ram:ChargeIndicator', 'ram:ActualAmount'].map(
        (name) => all(of, ...price, name).length > 0,
      )
      return (isDiscount && amount === true) || (indicator === false && amount === false)
    },
    'The price discount has no amount or is not marked as an allowance.',
    'Enter the amount, with false in ram:ChargeIndicator.',
    'warning',
  ),
  oneNumber('CII-SR-449', 'ram:ApplicableHeaderTradeDelivery', 'ram:ShipToTradeParty'),
  oneNumber('CII-SR-450', 'ram:ApplicableHeaderTradeAgreement', 'ram:BuyerTradeParty'),
  oneNumber('CII-SR-451', 'ram:ApplicableHeaderTradeSettlement', 'ram:PayeeTradeParty'),
  oneDocument('CII-SR-457', '50', 'tender or lot'),
  oneDocument('CII-SR-458', '130', 'invoiced object'),
  onElement(
    'ram:ApplicableHeaderTradeSettlement',
    'CII-SR-462',
    'BT-8',
    (_, above) => new Set(above[0] === undefined ? [] : dueCodes(above[0])).size <= 1,
    'The VAT breakdown rows have different VAT point date codes.',
    'Use the same code in all of them.',
  ),
  inReference('CII-DT-015', 'ram:URIID', (of) => isAdditional(of, ['916'])),
  inReference('CII-DT-018', 'ram:TypeCode', (of) => isAdditional(of, documentCodes)),
  inReference('CII-DT-021', 'ram:Name', (of) => isAdditional(of, ['916'])),
  inReference('CII-DT-022', 'ram:AttachmentBinaryObject', (of) => isAdditional(of, ['916'])),
  inReference('CII-DT-024', 'ram:ReferenceTypeCode', (of) => isAdditional(of, ['130'])),
  inReference('CII-DT-027', 'ram:FormattedIssueDateTime', ({ name }) => name === 'ram:InvoiceReferencedDocument'),
  {
    ...onElement(
      '',
      'CII-DT-033',
      'BT-130',
      (of, above) => attribute(of, 'unitCode') === undefined || hasUnits(above[0]),
      'A quantity has a unit, but the invoiced quantities have none.',
      'Add a unit (unitCode) to the invoiced quantities.',
    ),
    about: (one) => one.startsWith('ram:') && one.endsWith('Quantity'),
  },
  {
    ...inTax('CII-DT-037', 'ram:TypeCode', (of) =>
      children(of, 'ram:TypeCode').some((code) => written(code) === 'VAT'),
    ),
    severity: 'fatal',
    says: () => 'Only VAT is allowed as a tax.',
    fix: 'Use VAT in ram:TypeCode.',
  },
  inTax('CII-DT-041', 'ram:BasisAmount', inHeader),
  inTax('CII-DT-052', 'ram:ExemptionReasonCode', isApplicable),
  inTax('CII-DT-054', 'ram:TaxPointDate', inHeader),
  inTax('CII-DT-058', 'ram:DueDateTypeCode', inHeader),
  inTax('CII-DT-098', 'ram:ExemptionReason', isApplicable),
  onElement(
    'udt:DateTimeString',
    'CII-DT-097',
    '',
    (of) =>
      attribute(of, 'format') !== '102' || /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(textOf(of) ?? ''),
    'A date with format 102 must be a valid date in the form YYYYMMDD.',
    'Use the format YYYYMMDD.',
  ),
]
