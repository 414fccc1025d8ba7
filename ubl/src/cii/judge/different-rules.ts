import { decimalOf, sum } from '../../decimal.ts'
import { t } from '../../message.ts'
import { roundedToCents } from '../../rules/amounts.ts'
import { isCreditTransfer } from '../../rules/places.ts'
import { type Rule, rule } from '../../rules/rule.ts'
import { amount, has, hasElement } from '../../rules/trade-document.ts'
import { all, at, attribute, child, children, text, textOf } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'

const seller = ['cac:AccountingSupplierParty', 'cac:Party'] as const
const country = (...party: readonly string[]) => [
  ...party,
  'cac:PostalAddress',
  'cac:Country',
  'cbc:IdentificationCode',
]

const same = (one: string | undefined, other: string | undefined): boolean => one !== undefined && one === other

/** Rules of EN 16931 that CEN/TS 16931-3-3 binds to CII in another way than 3-2 to UBL, in the terms of all rules. */
export const differentRules: readonly Rule[] = [
  rule(
    'document',
    'BR-09',
    'BT-40 BG-5',
    (root) => has(root, ...country(...seller)),
    "The seller's address has no country.",
    'Choose a country.',
  ),
  rule(
    'document',
    'BR-11',
    'BT-55',
    (root) => has(root, ...country('cac:AccountingCustomerParty', 'cac:Party')),
    "The buyer's address has no country.",
    'Choose a country.',
  ),
  rule(
    'payee',
    'BR-17',
    'BT-59 BG-10 BG-4',
    (payee, { root }) => {
      const other = at(root, ...seller)
      const ids = (of: XmlElement | undefined) =>
        all(of, 'cac:PartyIdentification', 'cbc:ID').flatMap((id) => textOf(id) ?? [])
      return (
        hasElement(payee, 'cac:PartyName', 'cbc:Name') &&
        !same(text(payee, 'cac:PartyName', 'cbc:Name'), text(other, 'cac:PartyLegalEntity', 'cbc:RegistrationName')) &&
        !same(
          text(payee, 'cac:PartyLegalEntity', 'cbc:CompanyID'),
          text(other, 'cac:PartyLegalEntity', 'cbc:CompanyID'),
        ) &&
        !ids(payee).some((id) => ids(other).includes(id))
      )
    },
    'The payee has no name or is the same as the seller.',
    "Enter the payee's name, or remove the payee if it is the seller.",
  ),
  rule(
    'representative',
    'BR-20',
    'BT-69 BG-12 BG-4 BG-11',
    (party) => hasElement(party, ...country()),
    "The tax representative's address has no country.",
    'Choose a country.',
  ),
  rule(
    'totals',
    'BR-53',
    'BT-111 BT-6',
    (_, { root, currency }) => {
      const accounting = text(root, 'cbc:TaxCurrencyCode')
      return (
        !hasElement(root, 'cbc:TaxCurrencyCode') ||
        (accounting !== currency &&
          all(root, 'cac:TaxTotal', 'cbc:TaxAmount').some((one) => attribute(one, 'currencyID') === accounting))
      )
    },
    'The document reports VAT in another currency, but has no VAT total in it.',
    'Add the VAT total in the accounting currency, or remove that currency.',
  ),
  rule(
    'taxTotal',
    'BR-CO-14',
    'BT-110 BT-117',
    (of, { places, currency }) => {
      const stated = child(of, 'cbc:TaxAmount')
      if (attribute(stated, 'currencyID') !== currency || currency === undefined) return true
      const rows = places.breakdown.map(({ element }) => amount(element, 'cbc:TaxAmount'))
      return amount(stated).equals(roundedToCents(sum(rows)))
    },
    (of) => t`The total VAT is ${text(of, 'cbc:TaxAmount') ?? 'missing'}; it must be the sum of the VAT breakdown.`,
    'Recalculate the totals.',
  ),
  rule(
    'document',
    'BR-CO-15',
    'BT-112 BT-109 BT-110',
    (root, { currency }) => {
      if (!hasElement(root, 'cbc:DocumentCurrencyCode')) return true
      const of = child(root, 'cac:LegalMonetaryTotal')
      const [net, gross] = ['cbc:TaxExclusiveAmount', 'cbc:TaxInclusiveAmount'].map((name) => decimalOf(text(of, name)))
      if (!net || !gross) return false
      const taxes = all(root, 'cac:TaxTotal', 'cbc:TaxAmount').filter(
        (one) => attribute(one, 'currencyID') === currency,
      )
      return gross.equals(net) || (taxes.length === 1 && gross.equals(roundedToCents(net.plus(amount(taxes[0])))))
    },
    'The total with VAT must be the total without VAT plus the total VAT in the document currency.',
    'Recalculate the totals.',
  ),
  rule(
    'line',
    'BR-CO-18',
    'BG-23',
    (_, { places }) => places.breakdown.length > 0,
    'The document has no VAT breakdown.',
    'Choose a VAT category for each line.',
  ),
  rule(
    'paymentMeans',
    'BR-CO-27',
    'BT-84',
    // An account has an IBAN, or another number, or neither: the published rule always holds.
    () => true,
    'The payment account has neither an IBAN nor another number.',
    'Enter the account number, e.g. the IBAN.',
  ),
  rule(
    'paymentMeans',
    'BR-61',
    'BT-84 BT-81',
    // CII is asked for the number of an account that is there, not for the account.
    (means) =>
      !isCreditTransfer(means) ||
      children(means, 'cac:PayeeFinancialAccount').every((account) => hasElement(account, 'cbc:ID')),
    'The document requests a credit transfer, but the account has no number.',
    'Enter the account number, e.g. the IBAN.',
  ),
]
