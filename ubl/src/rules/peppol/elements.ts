import { t } from '../../message.ts'
import { isDay } from '../../schema/data-types.ts'
import { attribute, child, text, textOf, written } from '../../xml/access.ts'
import { isBlank } from '../../xml/characters.ts'
import { isAside, type XmlElement, type XmlNode } from '../../xml/tree.ts'
import { coreAmounts } from '../codes.ts'
import type { ElementRule } from '../elements.ts'
import { identifierRules } from './identifiers.ts'

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

const amounts: ReadonlySet<string> = new Set(coreAmounts)
export const dateElements: ReadonlySet<string> = new Set(
  'IssueDate DueDate TaxPointDate StartDate EndDate ActualDeliveryDate'.split(' ').map((name) => `cbc:${name}`),
)

function isEmpty({ children }: XmlElement): boolean {
  for (let i = 0; i < children.length; i++) {
    const node = children[i] as XmlNode
    if (typeof node === 'string' ? !isBlank(node) : !isAside(node)) return false
  }
  return true
}

/** A VAT total without breakdown is in the accounting currency (BT-111). */
const isAccountingTotal = (of: XmlElement, above: readonly XmlElement[]): boolean => {
  const parent = above[above.length - 1]
  return of.name === 'cbc:TaxAmount' && parent?.name === 'cac:TaxTotal' && !child(parent, 'cac:TaxSubtotal')
}

/** What Peppol BIS Billing 3 asks of elements wherever they stand. */
export const peppolElementRules: readonly ElementRule[] = [
  {
    id: 'PEPPOL-EN16931-R008',
    severity: 'fatal',
    about: () => true,
    holds: (of) => !isEmpty(of),
    says: (of) => t`${of.name} is empty.`,
    fix: 'Enter a value, or remove it.',
  },
  {
    id: 'PEPPOL-EN16931-R051',
    severity: 'fatal',
    about: (name) => amounts.has(name),
    holds: (of, above, { currency }) => attribute(of, 'currencyID') === currency || isAccountingTotal(of, above),
    says: (of) => t`${of.name} is in ${attribute(of, 'currencyID') ?? 'no currency'}, not in the invoice currency.`,
    fix: 'Use the invoice currency for all amounts.',
  },
  {
    id: 'PEPPOL-EN16931-F001',
    severity: 'fatal',
    about: (name) => dateElements.has(name),
    holds: (of) => isDay(written(of)),
    says: (of) => t`${of.name} is ${JSON.stringify(textOf(of) ?? '')}, which is not a date.`,
    fix: 'Use a date as YYYY-MM-DD.',
  },
  ...categories.map(
    ([id, reason, category]): ElementRule => ({
      id: `PEPPOL-EN16931-${id}`,
      severity: 'fatal',
      about: (name) => name === 'cac:TaxCategory',
      holds: (of) =>
        text(of, 'cbc:TaxExemptionReasonCode')?.toUpperCase() !== reason || text(of, 'cbc:ID') === category,
      says: (of) =>
        t`The exemption reason ${reason} belongs to the VAT category ${category}, not ${text(of, 'cbc:ID') ?? 'none'}.`,
      fix: t`Choose the VAT category ${category}, or another reason.`,
    }),
  ),
  ...identifierRules,
]
