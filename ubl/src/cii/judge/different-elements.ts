import { decimalOf } from '../../decimal.ts'
import type { ElementRule } from '../../rules/elements.ts'
import { has, hasElement } from '../../rules/trade-document.ts'
import { attribute, child, children, isElement, text, written } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { onElement } from './on-element.ts'

const descendants = (of: XmlElement, name: string): boolean =>
  of.children.some((node) => isElement(node) && (node.name === name || descendants(node, name)))
const isTransfer = (means: XmlElement | undefined): boolean => ['30', '58'].includes(text(means, 'ram:TypeCode') ?? '')
const hasAccount = (of: XmlElement): boolean => hasElement(of, 'ram:IBANID') || hasElement(of, 'ram:ProprietaryID')

export const isBlank = (value: string | undefined): boolean => (value ?? '').trim() === ''
/** A day of a period as the published rules compare it: a text as it stands, of one format alone. */
const dayOf = (period: XmlElement, name: string): string | undefined =>
  children(child(period, name), 'udt:DateTimeString')
    .filter((one) => attribute(one, 'format') === '102')
    .map(written)[0]

const isInOrder = (period: XmlElement): boolean => {
  if (!hasElement(period, 'ram:StartDateTime') || !hasElement(period, 'ram:EndDateTime')) return true
  const [start, end] = [dayOf(period, 'ram:StartDateTime'), dayOf(period, 'ram:EndDateTime')]
  return start !== undefined && end !== undefined && end >= start
}
const hasDay = (period: XmlElement): boolean =>
  hasElement(period, 'ram:StartDateTime') || hasElement(period, 'ram:EndDateTime')

const header = 'ram:ApplicableHeaderTradeSettlement'
const line = 'ram:SpecifiedLineTradeSettlement'
const inPeriod = (
  where: string,
  id: string,
  terms: string,
  holds: (period: XmlElement) => boolean,
  says: string,
): ElementRule =>
  onElement(
    `${where}/ram:BillingSpecifiedPeriod`,
    id,
    terms,
    holds,
    says,
    holds === hasDay ? 'Enter a start or end date.' : 'Correct the start or end date.',
  )

/** Rows of these categories have rules of their own, and no published rule of all rows is asked of them. */
export const exemptCategories: ReadonlySet<string> = new Set(['L', 'M', 'O'])
const isApart = (row: XmlElement): boolean =>
  exemptCategories.has(written(child(row, 'ram:CategoryCode'))) &&
  written(child(row, 'ram:TypeCode')).toUpperCase() === 'VAT'

/** Rules of EN 16931 that the binding asks of an element of CII wherever it stands. */
export const differentElementRules: readonly ElementRule[] = [
  onElement(
    'ram:AdditionalReferencedDocument',
    'BR-52',
    'BT-122 BG-24',
    (of) => has(of, 'ram:IssuerAssignedID'),
    'A supporting document has no reference.',
    'Add a reference (ram:IssuerAssignedID).',
  ),
  ...(
    [
      ['BR-62', 'BT-34', 'ram:SellerTradeParty', "The seller's electronic address has no scheme."],
      ['BR-63', 'BT-49', 'ram:BuyerTradeParty', "The buyer's electronic address has no scheme."],
    ] as const
  ).map(([id, term, party, says]) =>
    onElement(
      `${party}/ram:URIUniversalCommunication`,
      id,
      term,
      (of) => !isBlank(attribute(child(of, 'ram:URIID'), 'schemeID')),
      says,
      'Choose a scheme (schemeID), e.g. 0088 for a GLN.',
    ),
  ),
  inPeriod(header, 'BR-29', 'BT-74 BT-73', isInOrder, 'The invoicing period ends before it begins.'),
  inPeriod(line, 'BR-30', 'BT-135 BT-134', isInOrder, "The line's period ends before it begins."),
  inPeriod(header, 'BR-CO-19', 'BT-73 BT-74 BG-14', hasDay, 'The invoicing period has neither a start nor an end.'),
  inPeriod(line, 'BR-CO-20', 'BT-134 BT-135 BG-26', hasDay, "The line's period has neither a start nor an end."),
  onElement(
    'ram:SpecifiedTradeAllowanceCharge',
    'BR-66',
    'BG-20 BG-21',
    (of) => hasElement(of, 'ram:ChargeIndicator'),
    'It is not stated whether this is an allowance or a charge.',
    'Add ram:ChargeIndicator: true for a charge, false for an allowance.',
  ),
  onElement(
    'ram:ApplicableTradeTax',
    'BR-CO-03',
    'BT-7 BT-8',
    (of, above) => {
      const [root, , settlement] = above
      if (!root || settlement?.name !== header || isApart(of)) return true
      return !(descendants(root, 'ram:TaxPointDate') && descendants(root, 'ram:DueDateTypeCode'))
    },
    'The document has both a VAT point date and a VAT point date code.',
    'Keep either the date (ram:TaxPointDate) or the code (ram:DueDateTypeCode).',
  ),
  // Editions of the published rule look at the payer's account, later ones at that of the payee. So we ask of both.
  ...['ram:PayerPartyDebtorFinancialAccount', 'ram:PayeePartyCreditorFinancialAccount'].flatMap((name) => [
    onElement(
      name,
      'BR-50',
      'BT-84 BG-17',
      (of, above) => !isTransfer(above[above.length - 1]) || hasAccount(of),
      'An account number is missing.',
      'Enter the account number, e.g. the IBAN.',
    ),
  ]),
  onElement(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    'BR-CO-25',
    'BT-9 BT-20 BT-115',
    (of, above) =>
      !decimalOf(text(of, 'ram:DuePayableAmount'))?.greaterThan(0) ||
      ['ram:DueDateDateTime', 'ram:Description'].some((name) =>
        hasElement(above[above.length - 1], 'ram:SpecifiedTradePaymentTerms', name),
      ),
    'There is an amount due, but neither a due date nor payment terms.',
    'Enter a due date or payment terms.',
  ),
]
