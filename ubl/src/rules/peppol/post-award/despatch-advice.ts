import type { ElementRule } from '../../elements.ts'
import { hasElement } from '../../trade-document.ts'
import { at, isNotNegative, partyIsKnown, partyOf, specification } from './rule.ts'

/** An item has the number of its seller or of a standard. */
export const itemIsIdentified = (id: string, where: string, ...path: readonly string[]): ElementRule =>
  at(
    where,
    id,
    (of) =>
      hasElement(of, ...path, 'cac:StandardItemIdentification', 'cbc:ID') ||
      hasElement(of, ...path, 'cac:SellersItemIdentification', 'cbc:ID'),
    "The item has neither a seller's item number nor a standard item number.",
    'Enter one of them.',
  )

/** PEPPOL-T16: what is on its way. */
export const despatchAdviceRules: readonly ElementRule[] = [
  specification('T16-R011', 'urn:fdc:peppol.eu:poacc:trns:despatch_advice:3'),
  partyIsKnown('T16-R008', 'buyer', 'cac:BuyerCustomerParty', partyOf),
  partyIsKnown('T16-R009', 'seller', 'cac:SellerSupplierParty', partyOf),
  partyIsKnown('T16-R010', 'originator', 'cac:OriginatorCustomerParty', partyOf),
  itemIsIdentified('T16-R003', 'cac:DespatchLine', 'cac:Item'),
  at(
    'cac:DespatchLine',
    'T16-R004',
    (of) => hasElement(of, 'cac:Item', 'cbc:Name'),
    'The item has no name.',
    'Enter a description.',
  ),
  at(
    'cac:DespatchLine',
    'T16-R005',
    (of) => hasElement(of, 'cbc:DeliveredQuantity'),
    'The line has no quantity.',
    'Enter the quantity.',
    'warning',
  ),
  at(
    'cac:DespatchLine',
    'T16-R006',
    (of) => isNotNegative(of, 'cbc:DeliveredQuantity'),
    'The delivered quantity is missing or negative.',
    'Enter a quantity that is not negative.',
  ),
  at(
    'cac:DespatchLine',
    'T16-R007',
    (of) => !hasElement(of, 'cbc:OutstandingQuantity') || hasElement(of, 'cbc:OutstandingReason'),
    'A quantity is outstanding, but no reason is given.',
    'Explain why the rest is outstanding.',
    'warning',
  ),
]
