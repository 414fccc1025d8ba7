import { decimalOf } from '../decimal.ts'
import { t } from '../message.ts'
import { attribute, child, text } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { inOrder } from './document.ts'
import { type Rule, rule } from './rule.ts'
import { amount, has, hasElement, lineVatCategory, vatCategory } from './trade-document.ts'

const quantity = (line: XmlElement): XmlElement | undefined =>
  child(line, 'cbc:InvoicedQuantity') ?? child(line, 'cbc:CreditedQuantity')

/** EN 16931-1 clause 6.4.1: what each line must have. */
export const lineRules: readonly Rule[] = [
  rule(
    'line',
    'BR-21',
    'BT-126 BG-25',
    (line) => has(line, 'cbc:ID'),
    'The line has no number.',
    'Enter a line number.',
  ),
  rule(
    'line',
    'BR-22',
    'BT-129 BG-25',
    (line) => quantity(line) !== undefined,
    'The line has no quantity.',
    'Enter the quantity.',
  ),
  rule(
    'line',
    'BR-23',
    'BT-130 BG-25',
    (line) => attribute(quantity(line), 'unitCode') !== undefined,
    'The quantity has no unit.',
    'Choose a unit.',
  ),
  rule(
    'line',
    'BR-24',
    'BT-131 BG-25',
    (line) => hasElement(line, 'cbc:LineExtensionAmount'),
    'The line has no net amount.',
    'Enter quantity and price.',
  ),
  rule(
    'line',
    'BR-25',
    'BT-153 BG-25',
    (line) => has(line, 'cac:Item', 'cbc:Name'),
    'The item has no name.',
    'Enter an item description.',
  ),
  rule(
    'line',
    'BR-26',
    'BT-146 BG-25',
    (line) => hasElement(line, 'cac:Price', 'cbc:PriceAmount'),
    'The item has no price.',
    'Enter the net price.',
  ),
  rule(
    'line',
    'BR-27',
    'BT-146',
    (line) => decimalOf(text(line, 'cac:Price', 'cbc:PriceAmount'))?.greaterThanOrEqualTo(0) === true,
    (line) => t`The price is ${text(line, 'cac:Price', 'cbc:PriceAmount') ?? 'missing'}; it must be zero or more.`,
    'Make the quantity negative instead.',
  ),
  rule(
    'line',
    'BR-28',
    'BT-148',
    (line) => !amount(line, 'cac:Price', 'cac:AllowanceCharge', 'cbc:BaseAmount').lessThan(0),
    'The gross price is negative.',
    'Make the quantity negative instead.',
  ),
  rule(
    'line',
    'BR-CO-04',
    'BT-151 BG-25',
    (line) => hasElement(lineVatCategory(line), 'cbc:ID'),
    'The line has no VAT category.',
    'Choose a VAT category.',
  ),
  rule(
    'linePeriod',
    'BR-30',
    'BT-135 BT-134',
    inOrder,
    "The line's period ends before it begins.",
    'Correct the start or end date.',
  ),
  rule(
    'linePeriod',
    'BR-CO-20',
    'BT-134 BT-135 BG-26',
    (period) => hasElement(period, 'cbc:StartDate') || hasElement(period, 'cbc:EndDate'),
    "The line's period has neither a start nor an end.",
    'Enter a start or end date.',
  ),
  rule(
    'itemAttribute',
    'BR-54',
    'BT-160 BT-161 BG-32',
    (property) => hasElement(property, 'cbc:Name') && hasElement(property, 'cbc:Value'),
    'An item attribute needs a name and a value.',
    'Enter both, or remove it.',
  ),
  rule(
    'itemStandardId',
    'BR-64',
    'BT-157',
    (id) => attribute(id, 'schemeID') !== undefined,
    "The item's standard identifier has no scheme.",
    'Choose a scheme (schemeID), e.g. 0160 for a GTIN.',
  ),
  rule(
    'itemClassification',
    'BR-65',
    'BT-158',
    (code) => attribute(code, 'listID') !== undefined,
    "The item's classification has no list.",
    'Add the list (listID), e.g. STI for CPV.',
  ),
]

const hasReason = (row: XmlElement): boolean =>
  hasElement(row, 'cbc:AllowanceChargeReason') || hasElement(row, 'cbc:AllowanceChargeReasonCode')

type Terms = { amount: string; reason: string; reasonCode: string; category?: string; group: string }

/** The rules of allowances and charges are the same four times over; only ids and terms differ. */
function allowanceRules(
  scope: 'allowance' | 'charge' | 'lineAllowance' | 'lineCharge',
  ids: { amount: string; category?: string; reason: string; same: string; either: string },
  terms: Terms,
): Rule[] {
  const what = scope === 'allowance' || scope === 'lineAllowance' ? 'allowance' : 'charge'
  const reasons = `${terms.reason} ${terms.reasonCode}`
  const rules = [
    rule(
      scope,
      ids.amount,
      `${terms.amount} ${terms.group}`,
      (row) => hasElement(row, 'cbc:Amount'),
      `The ${what} has no amount.`,
      'Enter the amount.',
    ),
    rule(scope, ids.reason, `${reasons} ${terms.group}`, hasReason, `The ${what} has no reason.`, 'Enter a reason.'),
    rule(
      scope,
      ids.either,
      `${reasons} ${terms.group}`,
      hasReason,
      `The ${what} has neither a reason nor a reason code.`,
      'Enter a reason.',
    ),
    rule(
      scope,
      ids.same,
      reasons,
      // Whether words and code mean the same cannot be told by a program: the standard's own rule always holds.
      () => true,
      `The ${what} reason does not match its code.`,
      'Make them match.',
    ),
  ]
  if (ids.category && terms.category)
    rules.push(
      rule(
        scope,
        ids.category,
        `${terms.category} ${terms.group}`,
        (row) => hasElement(vatCategory(row), 'cbc:ID'),
        `The ${what} has no VAT category.`,
        'Choose a VAT category.',
      ),
    )
  return rules
}

/** EN 16931-1 clause 6.4.1: allowances and charges, of the document and of its lines. */
export const allowanceAndChargeRules: readonly Rule[] = [
  ...allowanceRules(
    'allowance',
    { amount: 'BR-31', category: 'BR-32', reason: 'BR-33', same: 'BR-CO-05', either: 'BR-CO-21' },
    { amount: 'BT-92', category: 'BT-95', reason: 'BT-97', reasonCode: 'BT-98', group: 'BG-20' },
  ),
  ...allowanceRules(
    'charge',
    { amount: 'BR-36', category: 'BR-37', reason: 'BR-38', same: 'BR-CO-06', either: 'BR-CO-22' },
    { amount: 'BT-99', category: 'BT-102', reason: 'BT-104', reasonCode: 'BT-105', group: 'BG-21' },
  ),
  ...allowanceRules(
    'lineAllowance',
    { amount: 'BR-41', reason: 'BR-42', same: 'BR-CO-07', either: 'BR-CO-23' },
    { amount: 'BT-136', reason: 'BT-139', reasonCode: 'BT-140', group: 'BG-27' },
  ),
  ...allowanceRules(
    'lineCharge',
    { amount: 'BR-43', reason: 'BR-44', same: 'BR-CO-08', either: 'BR-CO-24' },
    { amount: 'BT-141', reason: 'BT-144', reasonCode: 'BT-145', group: 'BG-28' },
  ),
]
