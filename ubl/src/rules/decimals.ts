import { decimalsIn } from '../decimal.ts'
import { t } from '../message.ts'
import { attribute, child, children, text, textOf, written } from '../xml/access.ts'
import type { Scope } from './places.ts'
import { type Rule, rule } from './rule.ts'

const digits = (scope: Scope, id: string, term: string, name: string, what: string): Rule =>
  rule(
    scope,
    id,
    term,
    (of) => decimalsIn(written(child(of, `cbc:${name}`))) <= 2,
    (of) => t`The ${what} is ${text(of, `cbc:${name}`)}; it can have at most two decimal places.`,
    'Round it to two decimal places.',
  )

const inCurrency = (id: string, term: string, currencyName: string, what: string): Rule =>
  rule(
    'document',
    id,
    term,
    (root) => {
      const currency = text(root, currencyName)
      return children(root, 'cac:TaxTotal')
        .map((one) => child(one, 'cbc:TaxAmount'))
        .every((one) => attribute(one, 'currencyID') !== currency || decimalsIn(textOf(one) ?? '') <= 2)
    },
    t`The ${what} has more than two decimal places.`,
    'Round it to two decimal places.',
  )

/** EN 16931-1 clause 6.5.2 with 6.4: no amount has more than two decimals. */
export const decimalRules: readonly Rule[] = [
  digits('allowance', 'BR-DEC-01', 'BT-92', 'Amount', 'allowance'),
  digits('allowance', 'BR-DEC-02', 'BT-93', 'BaseAmount', 'base amount of the allowance'),
  digits('charge', 'BR-DEC-05', 'BT-99', 'Amount', 'charge'),
  digits('charge', 'BR-DEC-06', 'BT-100', 'BaseAmount', 'base amount of the charge'),
  digits('totals', 'BR-DEC-09', 'BT-106', 'LineExtensionAmount', 'sum of line net amounts'),
  digits('totals', 'BR-DEC-10', 'BT-107', 'AllowanceTotalAmount', 'sum of allowances'),
  digits('totals', 'BR-DEC-11', 'BT-108', 'ChargeTotalAmount', 'sum of charges'),
  digits('totals', 'BR-DEC-12', 'BT-109', 'TaxExclusiveAmount', 'total without VAT'),
  inCurrency('BR-DEC-13', 'BT-110', 'cbc:DocumentCurrencyCode', 'total VAT'),
  digits('totals', 'BR-DEC-14', 'BT-112', 'TaxInclusiveAmount', 'total with VAT'),
  inCurrency('BR-DEC-15', 'BT-111', 'cbc:TaxCurrencyCode', 'total VAT in the accounting currency'),
  digits('totals', 'BR-DEC-16', 'BT-113', 'PrepaidAmount', 'amount paid'),
  digits('totals', 'BR-DEC-17', 'BT-114', 'PayableRoundingAmount', 'rounding amount'),
  digits('totals', 'BR-DEC-18', 'BT-115', 'PayableAmount', 'amount due'),
  digits('breakdown', 'BR-DEC-19', 'BT-116', 'TaxableAmount', 'taxable amount'),
  digits('breakdown', 'BR-DEC-20', 'BT-117', 'TaxAmount', 'VAT amount'),
  digits('line', 'BR-DEC-23', 'BT-131', 'LineExtensionAmount', 'line net amount'),
  digits('lineAllowance', 'BR-DEC-24', 'BT-136', 'Amount', 'allowance'),
  digits('lineAllowance', 'BR-DEC-25', 'BT-137', 'BaseAmount', 'base amount of the allowance'),
  digits('lineCharge', 'BR-DEC-27', 'BT-141', 'Amount', 'charge'),
  digits('lineCharge', 'BR-DEC-28', 'BT-142', 'BaseAmount', 'base amount of the charge'),
]
