import { t } from '../../../message.ts'
import { text, textOf } from '../../../xml/access.ts'
import { isCode } from '../../code-lists.ts'
import type { ElementRule } from '../../elements.ts'
import { hasElement } from '../../trade-document.ts'
import { isListed } from './code-lists.ts'
import {
  allowanceRules,
  lineRules,
  oneCurrency,
  priceRules,
  reasonRules,
  taxRateRules,
  totalsRules,
} from './order-amounts.ts'
import { at, linesAreNumbered, partyIsKnown, partyOf, specification } from './rule.ts'

const process = (name: string): string => `urn:fdc:peppol.eu:poacc:bis:${name}:3`

/** What an order and the change of one have in common; their rules have the same numbers. */
const orders = (ids: string, root: string, urn: string, processes: readonly string[]): ElementRule[] => [
  at(
    'cbc:ProfileID',
    `${ids}-R031`,
    (of) => processes.includes(textOf(of) ?? ''),
    'The process must be an ordering process.',
    t`Use ${processes.join(' | ')} in cbc:ProfileID.`,
  ),
  specification(`${ids}-R034`, urn),
  at(
    root,
    `${ids}-R002`,
    (of) => hasElement(of, 'cac:ValidityPeriod', 'cbc:EndDate'),
    'The order has no validity end date.',
    'Add the end date of the validity.',
    'warning',
  ),
  partyIsKnown(`${ids}-R014`, 'originator', 'cac:OriginatorCustomerParty', partyOf),
  at(
    'cac:PartyTaxScheme',
    `${ids}-R026`,
    (of) => {
      const country = text(of, 'cbc:CompanyID')?.slice(0, 2)
      const isVat = text(of, 'cac:TaxScheme', 'cbc:ID') === 'VAT'
      return !isVat || country === undefined || country === 'EL' || isCode('ISO3166-1_Alpha2', country)
    },
    'A VAT number must begin with its country code.',
    'Start it with the two-letter country code (EL for Greece).',
  ),
  ...oneCurrency(`${ids}-R003`, `${ids}-R028`, '', 'cac:AnticipatedMonetaryTotal'),
  ...totalsRules(ids, ids === 'T114' ? 'warning' : 'fatal'),
  ...allowanceRules(
    {
      base: `${ids}-R020`,
      percent: `${ids}-R021`,
      amount: `${ids}-R022`,
      reason: `${ids}-R023`,
      negative: `${ids}-R032`,
    },
    `${root}/cac:AllowanceCharge cac:LineItem/cac:AllowanceCharge`,
    'cac:AllowanceCharge',
  ),
  ...taxRateRules(`${ids}-R029`, `${ids}-R030`, 'cac:TaxCategory cac:ClassifiedTaxCategory'),
  ...lineRules(ids),
  ...priceRules(`${ids}-R005`, `${ids}-R027`, `${ids}-R033`),
  ...reasonRules(ids, (list, code) => isListed([list], code)),
  linesAreNumbered(`${ids}-R001`),
  at(
    'cac:QuotationLineReference/cbc:LineID',
    `${ids}-R035`,
    (_, __, { root: order }) => hasElement(order, 'cac:QuotationDocumentReference', 'cbc:ID'),
    'A line refers to a quote line, but the order has no quote reference.',
    'Add the quote number to the order.',
  ),
]

/** PEPPOL-T01: an order. */
export const orderRules: readonly ElementRule[] = orders(
  'T01',
  'Order',
  'urn:fdc:peppol.eu:poacc:trns:order:3',
  ['order_only', 'ordering', 'advanced_ordering'].map(process),
)

/** PEPPOL-T114: the change of an order. */
export const orderChangeRules: readonly ElementRule[] = orders(
  'T114',
  'OrderChange',
  'urn:fdc:peppol.eu:poacc:trns:order_change:3',
  [process('advanced_ordering')],
)

/** PEPPOL-T115: the end of an order. */
export const orderCancellationRules: readonly ElementRule[] = [
  at(
    'cbc:ProfileID',
    'T115-R031',
    (of) => textOf(of) === process('advanced_ordering'),
    'The process must be an ordering process.',
    t`Use ${process('advanced_ordering')} in cbc:ProfileID.`,
  ),
  specification('T115-R034', 'urn:fdc:peppol.eu:poacc:trns:order_cancellation:3'),
]
