import { type Decimal, decimalOf, sum } from '../decimal.ts'
import { t } from '../message.ts'
import { all, attribute, children, text } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { roundedToCents } from './amounts.ts'
import type { ElementRule } from './elements.ts'
import { type Rule, rule } from './rule.ts'
import { amount, has, hasElement } from './trade-document.ts'

const paidByOthers = (root: XmlElement): Decimal =>
  sum(children(root, 'cac:PrepaidPayment').map((one) => amount(one, 'cbc:PaidAmount')))

/** The extension of XRechnung: what others pay counts towards the amount due, in place of BR-CO-16. */
export const extensionRules: readonly Rule[] = [
  rule(
    'totals',
    'BR-DEX-09',
    'BT-115 BT-112 BT-113 BT-114',
    (of, { root }) =>
      hasElement(of, 'cbc:PayableAmount') &&
      hasElement(of, 'cbc:TaxInclusiveAmount') &&
      roundedToCents(amount(of, 'cbc:PayableAmount').minus(amount(of, 'cbc:PayableRoundingAmount'))).equals(
        roundedToCents(
          amount(of, 'cbc:TaxInclusiveAmount').minus(amount(of, 'cbc:PrepaidAmount')).plus(paidByOthers(root)),
        ),
      ),
    'The amount due must be the total with VAT, less the amount paid, plus rounding and third-party payments.',
    'Correct the totals.',
  ),
]

type Asked = (of: XmlElement, above: readonly XmlElement[]) => boolean
const ofElement = (
  id: string,
  term: string,
  about: ElementRule['about'],
  holds: Asked,
  message: string,
  fix: string,
  severity: ElementRule['severity'] = 'fatal',
): ElementRule => ({ id, severity, terms: term.split(' '), about, holds, says: () => message, fix })

const isPayment: ElementRule['about'] = (name, parent) => name === 'cac:PrepaidPayment' && parent === 'Invoice'
const payment = (number: string, element: string, what: string): ElementRule => ({
  id: `BR-DEX-${number}`,
  severity: 'fatal',
  terms: [`BT-DEX-00${Number(number) - 9}`],
  about: isPayment,
  holds: (of) => has(of, element),
  says: () => t`The third-party payment has no ${what}.`,
  fix: t`Enter the ${what}.`,
})

/** Lines below lines, and payments by third parties. */
export const extensionElementRules: readonly ElementRule[] = [
  ofElement(
    'BR-DEX-02',
    'BT-131',
    (name, parent) => (name === 'cac:InvoiceLine' && parent === 'Invoice') || name === 'cac:SubInvoiceLine',
    (of) => {
      const below = children(of, 'cac:SubInvoiceLine')
      return (
        below.length === 0 ||
        decimalOf(text(of, 'cbc:LineExtensionAmount'))?.equals(
          sum(below.map((one) => amount(one, 'cbc:LineExtensionAmount'))),
        ) === true
      )
    },
    'The amount of a line must be the sum of its sub-lines.',
    'Correct it or its sub-lines.',
    'warning',
  ),
  ofElement(
    'BR-DEX-03',
    'BG-DEX-06',
    (name, parent) => name === 'cac:Item' && parent === 'cac:SubInvoiceLine',
    (of) => all(of, 'cac:ClassifiedTaxCategory').length === 1,
    'A sub-line must have exactly one VAT category.',
    'Add one.',
  ),
  payment('10', 'cbc:ID', 'type'),
  payment('11', 'cbc:PaidAmount', 'amount'),
  payment('12', 'cbc:InstructionID', 'description'),
  ofElement(
    'BR-DEX-13',
    'BT-DEX-002',
    isPayment,
    (of) => (text(of, 'cbc:PaidAmount')?.split('.')[1]?.length ?? 0) <= 2,
    'The third-party payment has more than two decimal places.',
    'Round it to two decimal places.',
  ),
  ofElement(
    'BR-DEX-14',
    'BT-DEX-002 BT-5',
    isPayment,
    (of, above) =>
      all(of, 'cbc:PaidAmount').some(
        (paid) => attribute(paid, 'currencyID') === text(above[0], 'cbc:DocumentCurrencyCode'),
      ),
    'The currency of the third-party payment differs from the invoice currency.',
    'Use the invoice currency.',
  ),
]
