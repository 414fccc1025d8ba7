import { decimalsIn } from '../decimal.ts'
import { type Said, said } from '../said.ts'
import { attribute, children, countOf, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { TradeDocument } from './trade-document.ts'

/** A rule on any element of a kind, wherever it stands. */
export type ElementRule = {
  readonly id: string
  readonly severity: 'fatal' | 'warning'
  readonly terms?: readonly string[]
  /** whether it says anything of elements of that name in elements of the other */
  readonly about: (name: string, parent: string | undefined) => boolean
  readonly holds: (of: XmlElement, above: readonly XmlElement[], document: TradeDocument) => boolean
  readonly says: (of: XmlElement) => string | Said
  readonly fix: string | Said
}

const isBinary = (name: string): boolean => name.endsWith('BinaryObject')
const isAmount = (name: string): boolean => name.endsWith('Amount') && !name.endsWith('PriceAmount')
const isOfPriceDiscount = (above: readonly XmlElement[]): boolean =>
  above[above.length - 1]?.name === 'cac:AllowanceCharge' && above[above.length - 2]?.name === 'cac:Price'
const decimalsOf = (of: XmlElement): number => decimalsIn(textOf(of) ?? '')

/** What EN 16931 asks of the data types of UBL, and of addresses and tax schemes anywhere. */
export const elementRules: readonly ElementRule[] = [
  {
    id: 'UBL-DT-01',
    severity: 'fatal',
    about: isAmount,
    holds: (of, above) => isOfPriceDiscount(above) || decimalsOf(of) <= 2,
    says: (of) => said`${of.name} is ${textOf(of)}: an amount has two decimals at most.`,
    fix: 'Round it to two decimals.',
  },
  {
    id: 'UBL-DT-06',
    severity: 'fatal',
    about: isBinary,
    holds: (of) => attribute(of, 'mimeCode') !== undefined,
    says: (of) => said`${of.name} has no mimeCode.`,
    fix: 'Say what kind of file it is, e.g. mimeCode="application/pdf".',
  },
  {
    id: 'UBL-DT-07',
    severity: 'fatal',
    about: isBinary,
    holds: (of) => attribute(of, 'filename') !== undefined,
    says: (of) => said`${of.name} has no filename.`,
    fix: 'Add the name of the file.',
  },
  {
    id: 'UBL-DT-18',
    severity: 'warning',
    about: (name) => name !== 'cbc:PaymentMeansCode',
    holds: (of) => attribute(of, 'name') === undefined,
    says: (of) => said`${of.name} has the attribute name, which a core invoice has on the payment means code only.`,
    fix: 'Remove the attribute.',
  },
  {
    id: 'UBL-SR-51',
    severity: 'fatal',
    about: (name) => name.startsWith('cac:'),
    holds: (of) => (of.name === 'cac:AddressLine' ? countOf(of, 'cbc:Line') <= 1 : countOf(of, 'cac:AddressLine') <= 1),
    says: () => 'An address has more than one third line.',
    fix: 'Keep one cac:AddressLine with one cbc:Line.',
  },
  {
    id: 'UBL-SR-53',
    severity: 'fatal',
    about: (name) => name === 'cac:PartyTaxScheme',
    holds: (of) => text(of, 'cac:TaxScheme', 'cbc:ID') === undefined || children(of, 'cbc:CompanyID').length > 0,
    says: () => 'A party has a tax scheme without the number under which it is registered there.',
    fix: 'Add cbc:CompanyID, or remove the tax scheme.',
  },
]
