import { t } from '../../../message.ts'
import { isDay } from '../../../schema/data-types.ts'
import { attribute, isElement, text, written } from '../../../xml/access.ts'
import type { ElementRule } from '../../elements.ts'
import { isVat } from '../../places.ts'
import { identifier, identifierRules } from '../identifiers.ts'
import { at } from './rule.ts'

const digits =
  (count: number) =>
  (value: string): boolean =>
    value.length === count && /^\d+$/.test(value)

const isDutchVat = (value: string): boolean => /^NL\d{9}B\d{2}$/.test(value)

/** A number of one of these is judged by its scheme alone, whatever it is a number of. */
const schemes = new Set('0088 0192 0184 0096 0198 0208 0201 0210 0211 0007 0151 0106 0190 9944'.split(' '))

/** PEPPOL-COMMON: what Peppol asks of every document of ordering, delivery and answering. */
export const commonRules: readonly ElementRule[] = [
  {
    id: 'PEPPOL-COMMON-R001',
    severity: 'fatal',
    about: (name) => name.startsWith('cbc:'),
    holds: (of) => of.children.some((node) => typeof node === 'string' && node !== ''),
    says: (of) => t`${of.name} is empty.`,
    fix: 'Enter a value, or remove it.',
  },
  {
    id: 'PEPPOL-COMMON-R002',
    severity: 'fatal',
    about: (name) => name.startsWith('cac:'),
    holds: (of) => of.children.some((node) => isElement(node) && !node.name.startsWith('#')),
    says: (of) => t`${of.name} is empty.`,
    fix: 'Enter a value, or remove it.',
  },
  {
    id: 'PEPPOL-COMMON-R003',
    severity: 'warning',
    about: (name) => !name.includes(':'),
    holds: (of, above) => above.length > 0 || !of.attributes.some(({ name }) => name.endsWith('schemaLocation')),
    says: () => 'The document contains a schema location.',
    fix: 'Remove xsi:schemaLocation.',
  },
  at(
    'cbc:IssueDate cbc:DueDate cbc:TaxPointDate cbc:StartDate cbc:EndDate cbc:ActualDeliveryDate',
    'COMMON-R030',
    (of) => isDay(written(of)),
    'The date is not a valid date.',
    'Use a date as YYYY-MM-DD.',
  ),
  ...identifierRules,
  identifier('R052', '0096', 'a Danish production unit', digits(10)),
  identifier('R053', '0198', 'a Danish SE number', (value) => /^DK\d{8}$/.test(value)),
  identifier('R054', '0106', 'a Dutch chamber of commerce number', digits(8), 'warning'),
  identifier('R055', '0190', 'a Dutch organisation number', digits(20), 'warning'),
  identifier('R056-1', '9944', 'a Dutch VAT number', isDutchVat, 'warning'),
  at(
    'cac:PartyTaxScheme/cbc:CompanyID',
    'COMMON-R056-2',
    (of, above) => {
      const scheme = above[above.length - 1]
      const number = text(of) ?? ''
      const isJudged = schemes.has(attribute(of, 'schemeID') ?? '')
      return isJudged || !scheme || !isVat(scheme) || !number.startsWith('NL') || isDutchVat(number)
    },
    'The Dutch VAT number is not valid.',
    'Use NL, nine digits, B and two digits.',
    'warning',
  ),
  identifier('R057', '0217', 'a Dutch establishment number', digits(12), 'warning'),
]
