import { decimalsIn } from '../decimal.ts'
import { type Message, t } from '../message.ts'
import { attribute, countOf, textOf, written } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { isAllowance, isCharge } from './places.ts'
import { hasElement, type TradeDocument } from './trade-document.ts'

/** A rule on any element of a kind, wherever it stands. */
export type ElementRule = {
  readonly id: string
  readonly severity: 'fatal' | 'warning'
  readonly terms?: readonly string[]
  /** whether it says anything of elements of that name in elements of the other */
  readonly about: (name: string, parent: string | undefined) => boolean
  readonly holds: (of: XmlElement, above: readonly XmlElement[], document: TradeDocument) => boolean
  readonly says: (of: XmlElement) => string | Message
  readonly fix: string | Message
}

const isBinary = (name: string): boolean => name.endsWith('BinaryObject')
const isAmount = (name: string): boolean => name.endsWith('Amount') && !name.endsWith('PriceAmount')
const isOfPriceDiscount = (above: readonly XmlElement[]): boolean =>
  above[above.length - 1]?.name === 'cac:AllowanceCharge' && above[above.length - 2]?.name === 'cac:Price'
const decimalsOf = (of: XmlElement): number => decimalsIn(written(of))

/** A reason stands once, on whatever level a row stands. */
const onceReason = (id: string, term: string, isIt: (row: XmlElement) => boolean, what: string): ElementRule => ({
  id,
  severity: 'fatal',
  terms: [term],
  about: (name) => name === 'cac:AllowanceCharge',
  holds: (row) => !isIt(row) || countOf(row, 'cbc:AllowanceChargeReason') <= 1,
  says: () => t`There is more than one ${what}.`,
  fix: 'Keep one.',
})

/** What EN 16931 asks of the data types of UBL, and of addresses and tax schemes anywhere. */
export const elementRules: readonly ElementRule[] = [
  {
    id: 'UBL-DT-01',
    severity: 'fatal',
    about: isAmount,
    holds: (of, above) => isOfPriceDiscount(above) || decimalsOf(of) <= 2,
    says: (of) => t`${of.name} is ${textOf(of)}: an amount can have at most two decimal places.`,
    fix: 'Round it to two decimal places.',
  },
  {
    id: 'UBL-DT-06',
    severity: 'fatal',
    about: isBinary,
    holds: (of) => attribute(of, 'mimeCode') !== undefined,
    says: (of) => t`${of.name} has no mimeCode.`,
    fix: 'Add the file type, e.g. mimeCode="application/pdf".',
  },
  {
    id: 'UBL-DT-07',
    severity: 'fatal',
    about: isBinary,
    holds: (of) => attribute(of, 'filename') !== undefined,
    says: (of) => t`${of.name} has no file name.`,
    fix: 'Add the file name.',
  },
  {
    id: 'UBL-DT-18',
    severity: 'warning',
    about: (name) => name !== 'cbc:PaymentMeansCode',
    holds: (of) => attribute(of, 'name') === undefined,
    says: (of) => t`${of.name} has the attribute name, which a core invoice allows only on the payment means code.`,
    fix: 'Remove the attribute.',
  },
  onceReason('UBL-SR-30', 'BT-97', isAllowance, 'allowance reason'),
  onceReason('UBL-SR-31', 'BT-104', isCharge, 'charge reason'),
  {
    id: 'UBL-SR-51',
    severity: 'fatal',
    about: (name) => name === 'cac:PostalAddress' || name === 'cac:Address',
    holds: (of) => countOf(of, 'cac:AddressLine') <= 1,
    says: () => 'An address can have only one third line.',
    fix: 'Keep one cac:AddressLine with one cbc:Line.',
  },
  {
    id: 'UBL-SR-53',
    severity: 'fatal',
    about: (name) => name === 'cac:PartyTaxScheme',
    holds: (of) => hasElement(of, 'cac:TaxScheme', 'cbc:ID') && hasElement(of, 'cbc:CompanyID'),
    says: () => 'A party needs both a tax scheme and its registration number, or neither.',
    fix: 'Add cbc:CompanyID and the scheme, or remove both.',
  },
]
