import { type Message, t } from '../../message.ts'
import type { ElementRule } from '../../rules/elements.ts'
import { billingRules } from '../../rules/peppol/billing.ts'
import { isIban } from '../../rules/peppol/check-digits.ts'
import { peppolElementRules } from '../../rules/peppol/elements.ts'
import type { Rule } from '../../rules/rule.ts'
import { hasElement } from '../../rules/trade-document.ts'
import { isWholeAddress, xrechnungElementRules, xrechnungRules } from '../../rules/xrechnung.ts'
import { isSpecification, kindOf, specifications, type XrechnungKind } from '../../rules/xrechnung-kinds.ts'
import { all, at, attribute, child, children, countOf, text, textOf, written } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { likeRule, onElement } from './on-element.ts'
import { ciiBillingRules, ciiPeppolElementRules, inDigits } from './peppol.ts'

/** CII has no group for a direct debit (BG-19): it is there where one of its three terms is. */
const debit = (settlement: XmlElement | undefined) => ({
  mandate: all(settlement, 'ram:SpecifiedTradePaymentTerms', 'ram:DirectDebitMandateID').length > 0,
  creditor: child(settlement, 'ram:CreditorReferenceID') !== undefined,
  account:
    all(settlement, 'ram:SpecifiedTradeSettlementPaymentMeans', 'ram:PayerPartyDebtorFinancialAccount', 'ram:IBANID')
      .length > 0,
})
const isDebit = (means: XmlElement, settlement: XmlElement | undefined): boolean => {
  const { mandate, creditor } = debit(settlement)
  return mandate || creditor || all(means, 'ram:PayerPartyDebtorFinancialAccount', 'ram:IBANID').length > 0
}

const inDebit = (number: string, terms: string, term: keyof ReturnType<typeof debit>, what: string): ElementRule =>
  onElement(
    'ram:ApplicableHeaderTradeSettlement',
    `BR-DE-${number}`,
    terms,
    (of) => {
      const { [term]: own, ...others } = debit(of)
      const isOther = Object.values(others).some((isThere) => isThere)
      // One of the three alone is none of them: the rules ask for it and another.
      return own ? isOther : !isOther
    },
    t`A direct debit has no ${what}.`,
    t`Enter the ${what}.`,
  )

type Kind = 'transfer' | 'card' | 'debit'
const has: Readonly<Record<Kind, (means: XmlElement, settlement: XmlElement | undefined) => boolean>> = {
  transfer: (means) => child(means, 'ram:PayeePartyCreditorFinancialAccount') !== undefined,
  card: (means) => child(means, 'ram:ApplicableTradeSettlementFinancialCard') !== undefined,
  debit: isDebit,
}
const kinds: readonly Kind[] = ['transfer', 'card', 'debit']

/** For a kind of payment its own group must be there, and no other may. */
const payment = (number: string, codes: readonly string[], own: Kind, terms: string): ElementRule[] => {
  const asks = (id: string, holds: (of: XmlElement, settlement: XmlElement | undefined) => boolean, says: Message) =>
    onElement(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      `BR-DE-${number}-${id}`,
      terms,
      (of, above) => !codes.includes(text(of, 'ram:TypeCode') ?? '') || holds(of, above[above.length - 1]),
      says,
      'Enter only the details of that payment means.',
    )
  return [
    asks('a', has[own], t`Payment means ${codes.join(', ')} has no details.`),
    asks(
      'b',
      (of, settlement) =>
        kinds.every((kind) => kind === own || !has[kind](of, settlement)) &&
        (own !== 'debit' || child(of, 'ram:PayeeSpecifiedCreditorFinancialInstitution') === undefined),
      t`Payment means ${codes.join(', ')} has details of another payment means.`,
    ),
  ]
}

const specificationsIn = (context: XmlElement): string[] =>
  all(context, 'ram:GuidelineSpecifiedDocumentContextParameter', 'ram:ID').map(written)

/** A supporting document (BG-24) is told from other references by its type. */
const isSupporting = (of: XmlElement): boolean => text(of, 'ram:TypeCode') === '916'
const reference = 'ram:AdditionalReferencedDocument'
const supporting = `ram:ApplicableHeaderTradeAgreement/${reference}`
const once = (id: string, term: string, name: string): ElementRule =>
  onElement(
    supporting,
    id,
    term,
    (of) => !isSupporting(of) || countOf(of, name) <= 1,
    t`There is more than one ${name} in ${reference}.`,
    'Keep one.',
    'warning',
  )

const vatTotal = ['ram:SpecifiedTradeSettlementHeaderMonetarySummation', 'ram:TaxTotalAmount'] as const

const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other

/** Where the dates of a core invoice stand: BT-2, -7, -9, -26, -72 to -74, -134 and -135. */
const dates: ReadonlySet<string | undefined> = new Set(
  'IssueDateTime TaxPointDate DueDateDateTime FormattedIssueDateTime OccurrenceDateTime StartDateTime EndDateTime'
    .split(' ')
    .map((name) => `ram:${name}`),
)
const dateStrings: ReadonlySet<string> = new Set(['udt:DateTimeString', 'udt:DateString', 'qdt:DateTimeString'])

const ownRules: readonly ElementRule[] = [
  ...payment('23', ['30', '58'], 'transfer', 'BG-17'),
  ...payment('24', ['48', '54', '55'], 'card', 'BG-18'),
  ...payment('25', ['59'], 'debit', 'BG-19'),
  onElement(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    'BR-DE-20',
    'BT-91',
    (of) =>
      text(of, 'ram:TypeCode') !== '59' ||
      isIban(textOf(all(of, 'ram:PayerPartyDebtorFinancialAccount', 'ram:IBANID')[0]) ?? ''),
    'The account of a SEPA direct debit must be an IBAN.',
    'Correct the IBAN.',
    'warning',
  ),
  onElement(
    'rsm:ExchangedDocumentContext',
    'BR-DE-21',
    'BT-24',
    (of) => specificationsIn(of).some(isSpecification),
    'The specification must be that of XRechnung.',
    t`Use ${specifications.core} in ${'cbc:CustomizationID'}.`,
    'warning',
  ),
  inDebit('30', 'BT-90', 'creditor', 'creditor identifier'),
  inDebit('31', 'BT-91', 'account', "payer's account"),
  likeRule(
    xrechnungRules,
    'BR-TMP-2',
    supporting,
    (of) => !isSupporting(of) || children(of, 'ram:URIID').every(isWholeAddress),
  ),
  onElement(
    'ram:SpecifiedLineTradeAgreement',
    'BR-TMP-3',
    'BT-149 BT-150',
    (of) => {
      const [net, gross] = ['Net', 'Gross'].map((kind) =>
        at(of, `ram:${kind}PriceProductTradePrice`, 'ram:BasisQuantity'),
      )
      if (!net || !gross) return true
      return textOf(net) === textOf(gross) && !differ(attribute(net, 'unitCode'), attribute(gross, 'unitCode'))
    },
    'The net and gross price of a line must have the same quantity.',
    'Use the same quantity and unit for both prices.',
  ),
  once('BR-TMP-4', 'BT-123', 'ram:Name'),
  once('BR-TMP-5', 'BT-125', 'ram:AttachmentBinaryObject'),
  inDigits('BR-TMP-7', (name, parent) => dateStrings.has(name) && dates.has(parent), /^\s*\d{8}\s*$/, 'warning'),
  likeRule(
    xrechnungRules,
    'BR-DE-TMP-32',
    'rsm:SupplyChainTradeTransaction',
    (of) =>
      all(of, 'ram:ApplicableHeaderTradeDelivery', 'ram:ActualDeliverySupplyChainEvent', 'ram:OccurrenceDateTime')
        .length > 0 ||
      hasElement(of, 'ram:ApplicableHeaderTradeSettlement', 'ram:BillingSpecifiedPeriod') ||
      children(of, 'ram:IncludedSupplyChainTradeLineItem').every((line) =>
        hasElement(line, 'ram:SpecifiedLineTradeSettlement', 'ram:BillingSpecifiedPeriod'),
      ),
  ),
]

/** What the extension asks of CII beside its code lists. */
export const ciiExtensionElementRules: readonly ElementRule[] = [
  onElement(
    'ram:AssociatedDocumentLineDocument',
    'BR-DEX-15',
    'BG-25',
    (of) => child(of, 'ram:ParentLineID') === undefined,
    'XRechnung allows sub-lines in UBL only.',
    'Send the invoice in UBL, or without sub-lines.',
    'warning',
  ),
]
export const kindOfCii = (root: XmlElement): XrechnungKind =>
  kindOf(children(root, 'rsm:ExchangedDocumentContext').flatMap(specificationsIn).find(isSpecification))
const own: ReadonlySet<string> = new Set(ownRules.map(({ id }) => id))
const asked: ReadonlySet<string> = new Set([...xrechnungRules, ...xrechnungElementRules].map(({ id }) => id))

/** Of the VAT totals XRechnung asks no more than that none stands twice: an invoice that is not subject to VAT has none. */
const vatTotals: ReadonlySet<string> = new Set(['R053', 'R054', 'R055'].map((number) => `PEPPOL-EN16931-${number}`))
const withoutVatTotal = (one: ElementRule): ElementRule =>
  vatTotals.has(one.id)
    ? { ...one, holds: (of, above, document) => !hasElement(of, ...vatTotal) || one.holds(of, above, document) }
    : one

/** XRechnung 3.0.2 bound to CII: its own rules, and those that it has taken over from Peppol. */
export const ciiXrechnungRules: readonly Rule[] = [
  ...xrechnungRules.filter(({ id }) => !id.startsWith('PEPPOL-') && !own.has(id)),
  ...ciiBillingRules.filter(({ id }) => asked.has(id)),
  ...billingRules.filter(({ id }) => id === 'PEPPOL-EN16931-R046'),
]
export const ciiXrechnungElementRules: readonly ElementRule[] = [
  ...ownRules,
  // KoSIT asks this of CII, too, but for the group that D16B wants even where nothing is in it.
  ...peppolElementRules
    .filter(({ id }) => id === 'PEPPOL-EN16931-R008')
    .map((one) => ({ ...one, about: (name: string) => name !== 'ram:ApplicableHeaderTradeDelivery' })),
  ...ciiPeppolElementRules.filter(({ id }) => asked.has(id)).map(withoutVatTotal),
]
