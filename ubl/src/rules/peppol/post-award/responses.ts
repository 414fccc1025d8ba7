import { t } from '../../../message.ts'
import { attribute, children, text, textOf, written } from '../../../xml/access.ts'
import type { XmlElement } from '../../../xml/tree.ts'
import type { ElementRule } from '../../elements.ts'
import { hasElement } from '../../trade-document.ts'
import { isListed, listNames } from './code-lists.ts'
import { at, inOrder, linesAreNumbered, partiesAreRegistered, specification } from './rule.ts'

/** An answer that takes the order or refuses it as a whole says nothing of its lines. */
const withoutLines = (id: string, code: string): ElementRule =>
  at(
    'cbc:OrderResponseCode',
    id,
    (of, above) => textOf(of) !== code || children(above[above.length - 1], 'cac:OrderLine').length === 0,
    t`The response ${code} applies to the whole order, but there are lines.`,
    'Remove the lines, or respond with CA.',
  )

const orderResponses = (ids: string, urn: string): ElementRule[] => [
  specification(`${ids}-R006`, urn),
  at(
    'cbc:PriceAmount',
    `${ids}-R005`,
    (of, _, { currency }) => currency !== undefined && attribute(of, 'currencyID') === currency,
    'The currency of the amount differs from the document currency.',
    'Use the document currency for all amounts.',
  ),
  partiesAreRegistered(`${ids}-R001`, 'buyer', 'cac:BuyerCustomerParty/cac:Party'),
  partiesAreRegistered(`${ids}-R002`, 'seller', 'cac:SellerSupplierParty/cac:Party'),
  inOrder(`${ids}-R004`, 'cac:PromisedDeliveryPeriod'),
  linesAreNumbered(`${ids}-R003`),
  at(
    'cbc:OrderResponseCode',
    `${ids}-R007`,
    (of, above) => textOf(of) !== 'CA' || children(above[above.length - 1], 'cac:OrderLine').length > 0,
    'The order is accepted with changes, but no line has a change.',
    'Add the changed lines.',
  ),
  withoutLines(`${ids}-R008`, 'AP'),
  withoutLines(`${ids}-R009`, 'RE'),
  withoutLines(`${ids}-R010`, 'AB'),
]

/** PEPPOL-T76: the answer to an order. */
export const orderResponseRules = orderResponses('T76', 'urn:fdc:peppol.eu:poacc:trns:order_response:3')

/** PEPPOL-T116: the answer to an order that may still change. */
export const advancedOrderResponseRules = orderResponses(
  'T116',
  'urn:fdc:peppol.eu:poacc:trns:order_response_advanced:3',
)

const invoiceProcesses = ['urn:fdc:peppol.eu:poacc:bis:invoice_response:3', 'urn:peppol:bis:billing_with_response']

const isFor = (status: XmlElement, reason: string): boolean =>
  children(status, 'cbc:StatusReasonCode').some((code) => written(code) === reason)
const namesList = (status: XmlElement, list: string): boolean =>
  children(status, 'cbc:StatusReasonCode').some((code) => attribute(code, 'listID') === list)

/** The code of a status is one of the list that it names. */
const fromItsList = (id: string, list: 'OPStatusAction' | 'OPStatusReason'): ElementRule =>
  at(
    'cac:Status',
    id,
    (of) => !namesList(of, list) || isListed([list], text(of, 'cbc:StatusReasonCode') ?? ''),
    'The code is not in the specified list.',
    t`Choose ${listNames[list] ?? list} from the list.`,
  )

/** PEPPOL-T111: what becomes of an invoice. */
export const invoiceResponseRules: readonly ElementRule[] = [
  at(
    'cac:Response',
    'T111-R001',
    (of) =>
      !['CA', 'UQ', 'RE'].includes(text(of, 'cbc:ResponseCode') ?? '') ||
      children(of, 'cac:Status').some((status) => hasElement(status, 'cbc:StatusReasonCode')),
    'The invoice is rejected, under query or conditionally accepted, but no code gives the reason.',
    'Add a reason or the requested action.',
  ),
  at(
    'cac:Status',
    'T111-R002',
    (of) => !isFor(of, 'OTH') || hasElement(of, 'cbc:StatusReason'),
    'The reason is "other" (OTH), but it is not described.',
    'Describe the reason.',
    'warning',
  ),
  specification('T111-R003', 'urn:fdc:peppol.eu:poacc:trns:invoice_response:3'),
  at(
    'cac:Status',
    'T111-R004',
    (of) => !isFor(of, 'PPD') || hasElement(of, 'cbc:StatusReason'),
    'The invoice is partly paid (PPD), but the amount paid is missing.',
    'Describe what was paid.',
  ),
  at(
    'cbc:ProfileID',
    'T111-R005',
    (of) => invoiceProcesses.includes(textOf(of) ?? ''),
    'The process must be that of an invoice response.',
    t`Use ${invoiceProcesses.join(' | ')} in cbc:ProfileID.`,
  ),
  fromItsList('T111-R006', 'OPStatusAction'),
  fromItsList('T111-R007', 'OPStatusReason'),
]

/** PEPPOL-T71: what a network says of a message. */
export const messageLevelResponseRules: readonly ElementRule[] = [
  specification('T71-R001', 'urn:fdc:peppol.eu:poacc:trns:mlr:3'),
]

/** PEPPOL-T58: the answer to a catalogue. */
export const catalogueResponseRules: readonly ElementRule[] = [
  specification('T58-R001', 'urn:fdc:peppol.eu:poacc:trns:catalogue_response:3'),
]
