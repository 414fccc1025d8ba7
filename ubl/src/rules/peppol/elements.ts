import { isDay } from '../../schema/data-types.ts'
import { attribute, child, text, textOf } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import type { ElementRule } from '../elements.ts'
import {
  isAustralian,
  isBelgian,
  isDanish,
  isGln,
  isItalianOffice,
  isItalianTaxCode,
  isItalianVat,
  isNorwegian,
  isSwedish,
} from './check-digits.ts'

const isIdentifier = (name: string): boolean =>
  name === 'cbc:EndpointID' || name === 'cbc:CompanyID' || name === 'cbc:ID'

/** PEPPOL-COMMON-R: an identifier of a scheme is one that the scheme could have given out. */
const identifier = (
  id: string,
  scheme: string,
  what: string,
  isRight: (text: string) => boolean,
  severity: ElementRule['severity'] = 'fatal',
  about: (name: string) => boolean = isIdentifier,
): ElementRule => ({
  id: `PEPPOL-COMMON-${id}`,
  severity,
  about,
  holds: (of, above) =>
    attribute(of, 'schemeID') !== scheme ||
    (of.name === 'cbc:ID' && above[above.length - 1]?.name !== 'cac:PartyIdentification') ||
    isRight(textOf(of) ?? ''),
  says: (of) => `${JSON.stringify(textOf(of) ?? '')} is not ${what}.`,
  fix: `Correct it: it must be ${what} (scheme ${scheme}).`,
})

const isEndpoint = (name: string): boolean => name === 'cbc:EndpointID'

const categories: readonly [id: string, reason: string, category: string][] = [
  ['P0104', 'VATEX-EU-G', 'G'],
  ['P0105', 'VATEX-EU-O', 'O'],
  ['P0106', 'VATEX-EU-IC', 'K'],
  ['P0107', 'VATEX-EU-AE', 'AE'],
  ['P0108', 'VATEX-EU-D', 'E'],
  ['P0109', 'VATEX-EU-F', 'E'],
  ['P0110', 'VATEX-EU-I', 'E'],
  ['P0111', 'VATEX-EU-J', 'E'],
]

const amounts: ReadonlySet<string> = new Set(
  'Amount BaseAmount PriceAmount TaxAmount TaxableAmount LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount'
    .split(' ')
    .map((name) => `cbc:${name}`),
)
const dates: ReadonlySet<string> = new Set(
  'IssueDate DueDate TaxPointDate StartDate EndDate ActualDeliveryDate'.split(' ').map((name) => `cbc:${name}`),
)

const isEmpty = ({ children }: XmlElement): boolean =>
  children.every((node) => (typeof node === 'string' ? !/\S/.test(node) : node.name.startsWith('#')))

/** A VAT total without breakdown is in the accounting currency (BT-111). */
const isAccountingTotal = (of: XmlElement, above: readonly XmlElement[]): boolean => {
  const parent = above[above.length - 1]
  return (
    of.name === 'cbc:TaxAmount' && (parent?.name !== 'cac:TaxTotal' || child(parent, 'cac:TaxSubtotal') === undefined)
  )
}

/** What Peppol BIS Billing 3 asks of elements wherever they stand. */
export const peppolElementRules: readonly ElementRule[] = [
  {
    id: 'PEPPOL-EN16931-R008',
    severity: 'fatal',
    about: () => true,
    holds: (of) => !isEmpty(of),
    says: (of) => `${of.name} is empty.`,
    fix: 'Fill it, or leave it out.',
  },
  {
    id: 'PEPPOL-EN16931-R051',
    severity: 'fatal',
    about: (name) => amounts.has(name),
    holds: (of, above, { currency }) => attribute(of, 'currencyID') === currency || isAccountingTotal(of, above),
    says: (of) =>
      `${of.name} is in ${attribute(of, 'currencyID') ?? 'no currency'}, not in the currency of the invoice.`,
    fix: 'Give all amounts in the currency of the invoice.',
  },
  {
    id: 'PEPPOL-EN16931-F001',
    severity: 'fatal',
    about: (name) => dates.has(name),
    holds: (of) => isDay(textOf(of) ?? ''),
    says: (of) => `${of.name} is ${JSON.stringify(textOf(of) ?? '')}, which is no date.`,
    fix: 'Write the date as YYYY-MM-DD.',
  },
  ...categories.map(
    ([id, reason, category]): ElementRule => ({
      id: `PEPPOL-EN16931-${id}`,
      severity: 'fatal',
      about: (name) => name === 'cac:TaxCategory',
      holds: (of) =>
        text(of, 'cbc:TaxExemptionReasonCode')?.toUpperCase() !== reason || text(of, 'cbc:ID') === category,
      says: (of) =>
        `The exemption ${reason} goes with the VAT category ${category}, not ${text(of, 'cbc:ID') ?? 'none'}.`,
      fix: `Choose the VAT category ${category}, or another reason.`,
    }),
  ),
  identifier('R040', '0088', 'a GLN', isGln),
  identifier('R041', '0192', 'a Norwegian organisation number', isNorwegian),
  identifier('R042', '0184', 'a Danish CVR number', isDanish),
  identifier('R043', '0208', 'a Belgian enterprise number', isBelgian),
  identifier('R044', '0201', 'an Italian office code', isItalianOffice, 'warning'),
  identifier('R045', '0210', 'an Italian tax code', isItalianTaxCode, 'warning'),
  identifier('R046', '9907', 'an Italian tax code', isItalianTaxCode, 'warning', isEndpoint),
  identifier('R047', '0211', 'an Italian VAT number', isItalianVat, 'warning'),
  identifier('R049', '0007', 'a Swedish organisation number', isSwedish),
  identifier('R050', '0151', 'an Australian business number', isAustralian),
]
