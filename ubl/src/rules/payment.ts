import { all, text } from '../xml/access.ts'
import { isCreditTransfer } from './places.ts'
import { type Rule, rule } from './rule.ts'
import { amount, has, hasElement } from './trade-document.ts'

/** EN 16931-1 clause 6.4.1: what payment must have. */
export const paymentRules: readonly Rule[] = [
  rule(
    'paymentMeans',
    'BR-49',
    'BT-81 BG-16',
    (means) => hasElement(means, 'cbc:PaymentMeansCode'),
    'The payment instructions have no payment means.',
    'Choose a payment means.',
  ),
  rule(
    'creditTransferAccount',
    'BR-50',
    'BT-84 BG-17',
    (account) => has(account, 'cbc:ID'),
    'The payment account has no number.',
    'Enter the account number, e.g. the IBAN.',
  ),
  rule(
    'card',
    'BR-51',
    'BT-87',
    (card) => (text(card, 'cbc:PrimaryAccountNumberID')?.length ?? 0) <= 10,
    'The document shows too many digits of a card number.',
    'Keep at most the first six and last four digits.',
    'warning',
  ),
  rule(
    'paymentMeans',
    'BR-61',
    'BT-84 BT-81',
    (means) => !isCreditTransfer(means) || all(means, 'cac:PayeeFinancialAccount', 'cbc:ID').length > 0,
    'The document requests a credit transfer but has no account.',
    'Enter the account number, e.g. the IBAN.',
  ),
  rule(
    'payableAmount',
    'BR-CO-25',
    'BT-9 BT-20 BT-115',
    // A credit note of UBL has no due date of its own: the published rule asks of invoices only.
    (payable, { root, tree }) =>
      tree.type === 'CreditNote' ||
      !amount(payable).greaterThan(0) ||
      hasElement(root, 'cbc:DueDate') ||
      all(root, 'cac:PaymentTerms', 'cbc:Note').length > 0,
    'There is an amount due, but neither a due date nor payment terms.',
    'Enter a due date or payment terms.',
  ),
]
