import { type Decimal, decimalOf, sum, zero } from '../decimal.ts'
import { t } from '../message.ts'
import { all, child, children, isElement, text } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { lineNeeded } from './basic.ts'
import { type Rule, rule } from './rule.ts'
import type { TradeDocument } from './trade-document.ts'

const amountIn = (of: XmlElement | undefined, name: string): Decimal | undefined => decimalOf(text(of, `cbc:${name}`))

/** What the lines say of an element, in all. */
const sumOf = ({ places }: TradeDocument, name: string): Decimal =>
  sum(places.line.map(({ element }) => amountIn(element, name) ?? zero))

/** What the lines come to: invoices less credit notes. */
const linesTotal = (document: TradeDocument): Decimal =>
  sumOf(document, 'DebitLineAmount').minus(sumOf(document, 'CreditLineAmount'))

const names = (line: XmlElement): boolean =>
  children(line, 'cac:BillingReference')
    .flatMap((billing) => billing.children.filter(isElement))
    .some((one) => one.name.endsWith('DocumentReference') && text(one, 'cbc:ID') !== undefined)

const amounts = ['DebitLineAmount', 'CreditLineAmount', 'BalanceAmount', 'Amount']

/** A difference of a line that nobody explains: who is paid less asks why. */
const unexplained = (line: XmlElement): boolean =>
  all(line, 'cac:BillingReference', 'cac:BillingReferenceLine', 'cac:AllowanceCharge').some(
    (row) =>
      text(row, 'cbc:AllowanceChargeReason') === undefined && text(row, 'cbc:AllowanceChargeReasonCode') === undefined,
  )

interface Total {
  readonly id: string
  readonly what: string
  readonly stated: (root: XmlElement) => Decimal | undefined
  readonly expected: (root: XmlElement, document: TradeDocument) => Decimal
}

const charged = (root: XmlElement, charge: string): Decimal =>
  sum(
    children(root, 'cac:AllowanceCharge')
      .filter((row) => text(row, 'cbc:ChargeIndicator') === charge)
      .map((row) => amountIn(row, 'Amount') ?? zero),
  )

const legal = (root: XmlElement): XmlElement | undefined => child(root, 'cac:LegalMonetaryTotal')

const totals: readonly Total[] = [
  {
    id: 'KONTOR-18',
    what: 'The total of debits',
    stated: (root) => amountIn(root, 'TotalDebitAmount'),
    expected: (_, document) => sumOf(document, 'DebitLineAmount'),
  },
  {
    id: 'KONTOR-19',
    what: 'The total of credits',
    stated: (root) => amountIn(root, 'TotalCreditAmount'),
    expected: (_, document) => sumOf(document, 'CreditLineAmount'),
  },
  {
    id: 'KONTOR-20',
    what: 'The amount paid',
    stated: (root) => amountIn(root, 'TotalPaymentAmount'),
    expected: (_, document) => linesTotal(document),
  },
  {
    id: 'KONTOR-21',
    what: 'The sum of the lines',
    stated: (root) => amountIn(legal(root), 'LineExtensionAmount'),
    expected: (_, document) => linesTotal(document),
  },
  {
    id: 'KONTOR-22',
    what: 'The amount due',
    stated: (root) => amountIn(legal(root), 'PayableAmount'),
    expected: (root, document) =>
      linesTotal(document)
        .plus(charged(root, 'true'))
        .minus(charged(root, 'false'))
        .minus(amountIn(legal(root), 'PrepaidAmount') ?? zero)
        .plus(amountIn(legal(root), 'PayableRoundingAmount') ?? zero),
  },
]

/** Who gives balances alone has no debits and credits to add. */
const addsUp = ({ places }: TradeDocument): boolean =>
  places.line.some(({ element }) => amounts.slice(0, 2).some((name) => amountIn(element, name)))

const totalRules: readonly Rule[] = totals.map(({ id, what, stated, expected }) =>
  rule(
    'document',
    id,
    'BT-115',
    (root, document) => !addsUp(document) || (stated(root)?.eq(expected(root, document)) ?? true),
    (root, document) =>
      t`${what} is ${stated(root)?.toFixed() ?? ''}; it must be ${expected(root, document).toFixed()}.`,
    'Recalculate the totals.',
    'warning',
  ),
)

/** Kontor's own, for what lists documents: remittance advices and reminders. */
export const accountRules: readonly Rule[] = [
  lineNeeded,
  rule(
    'line',
    'KONTOR-15',
    'BT-25',
    (line) => names(line) || text(line, 'cbc:Note') !== undefined,
    'The line names no document.',
    'Enter the number of the invoice or credit note.',
  ),
  rule(
    'line',
    'KONTOR-16',
    'BT-131',
    (line) => amounts.some((name) => text(line, `cbc:${name}`) !== undefined),
    'The line has no amount.',
    'Enter the amount.',
  ),
  rule(
    'line',
    'KONTOR-17',
    'BT-139',
    (line) => !unexplained(line),
    'The difference has no reason.',
    'Say why less or more was paid.',
  ),
  ...totalRules,
]
