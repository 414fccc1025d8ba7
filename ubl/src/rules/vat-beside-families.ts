import { t } from '../message.ts'
import { all, isElement, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { isCode } from './code-lists.ts'
import { type Rule, rule } from './rule.ts'
import type { Taxed, TradeDocument } from './trade-document.ts'

const uses = ['line', 'allowance', 'charge'] as const

/** Whether a category is used in a scope, be it said that it is of VAT or not. */
export const isUsedIn = ({ codesIn, strayCodesIn }: TradeDocument, scope: Taxed, code: string): boolean =>
  codesIn[scope].has(code) || strayCodesIn[scope].has(code)

const breaksDown = ({ codesIn }: TradeDocument, code: string): boolean => codesIn.breakdown.has(code)

const onlyO = (number: string, scope: Taxed, what: string, terms: string): Rule =>
  rule(
    'document',
    `BR-O-${number}`,
    terms,
    (_, { codesIn }) => !codesIn.breakdown.has('O') || [...codesIn[scope]].every((code) => code === 'O'),
    t`The document is not subject to VAT (O), but has ${what} of another category.`,
    'Use O for everything or nothing.',
  )

/** What stands beside the families: deliveries within the Union, "not subject", split payment and VAT numbers. */
export const vatBesideFamilies: readonly Rule[] = [
  rule(
    'document',
    'BR-IC-11',
    'BT-72 BG-14 BT-118 BG-23',
    (root, document) =>
      !breaksDown(document, 'K') ||
      isGiven(text(root, 'cac:Delivery', 'cbc:ActualDeliveryDate')) ||
      all(root, 'cac:InvoicePeriod').some((period) => period.children.some(isElement)),
    'An intra-Community supply (K) needs a delivery date or a period.',
    'Enter the delivery date.',
  ),
  rule(
    'document',
    'BR-IC-12',
    'BT-80 BT-118 BG-23',
    (root, document) =>
      !breaksDown(document, 'K') ||
      isGiven(
        text(root, 'cac:Delivery', 'cac:DeliveryLocation', 'cac:Address', 'cac:Country', 'cbc:IdentificationCode'),
      ),
    'An intra-Community supply (K) needs a delivery country.',
    'Enter the delivery address, at least its country.',
  ),
  onlyO('11', 'breakdown', 'a VAT breakdown row', 'BT-118 BG-23'),
  onlyO('12', 'line', 'a line', 'BT-151 BG-25 BT-118 BG-23'),
  onlyO('13', 'allowance', 'an allowance', 'BT-95 BG-20 BT-118 BG-23'),
  onlyO('14', 'charge', 'a charge', 'BT-102 BG-21 BT-118 BG-23'),
  rule(
    'document',
    'BR-B-01',
    'BT-151 BT-95 BT-102',
    (_, document) => !usesCode(document, 'B') || countriesIn(document.root).every((country) => country === 'IT'),
    'Split payment (B) is only allowed for invoices within Italy.',
    'Choose another category.',
  ),
  rule(
    'document',
    'BR-B-02',
    'BT-151 BT-95 BT-102 BG-25 BG-20 BG-21',
    (_, document) => !usesCode(document, 'B') || !uses.some((scope) => isUsedIn(document, scope, 'S')),
    'Split payment (B) and standard rate (S) cannot be combined in one document.',
    'Use one of them.',
  ),
  rule(
    'taxRegistration',
    'BR-CO-09',
    'BT-31 BT-63 BT-48',
    (scheme) => {
      const id = text(scheme, 'cbc:CompanyID')
      return id === undefined || isCountry(id.slice(0, 2))
    },
    (scheme) => t`The VAT number ${text(scheme, 'cbc:CompanyID')} does not begin with a country code.`,
    'Start it with the country code, e.g. DE; Greece may use EL.',
  ),
]

/** Greece, Northern Ireland and Kosovo have prefixes that ISO 3166 does not know. */
const otherPrefixes: ReadonlySet<string> = new Set(['EL', 'XI', '1A'])

/** Whether a VAT number begins so. */
export const isCountry = (prefix: string): boolean => isCode('ISO3166-1_Alpha2', prefix) || otherPrefixes.has(prefix)

/** More than one character: what the published rules take for a date or a country that is given. */
const isGiven = (value: string | undefined): boolean => (value ?? '').length > 1

/** Every country that a document names, wherever. */
export function countriesIn(element: XmlElement): string[] {
  if (element.name === 'cbc:IdentificationCode') return [textOf(element) ?? '']
  return element.children.flatMap((node) => (isElement(node) ? countriesIn(node) : []))
}

const usesCode = ({ codesIn, strayCodesIn }: TradeDocument, code: string): boolean =>
  [codesIn, strayCodesIn].some((scopes) => Object.values(scopes).some((codes) => codes.has(code)))
