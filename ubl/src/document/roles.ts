import type { DocumentType } from '../model/document-types.ts'
import { child } from '../xml/access.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { type PartyHead, partyOf } from './party.ts'

/** Who issues a document and who gets it, each by the first element that is there. */
type Roles = { from: readonly string[]; to: readonly string[] }

const supplierBills: Roles = { from: ['cac:AccountingSupplierParty'], to: ['cac:AccountingCustomerParty'] }
const customerBills: Roles = { from: ['cac:AccountingCustomerParty'], to: ['cac:AccountingSupplierParty'] }
const buyerAsks: Roles = {
  from: ['cac:BuyerCustomerParty', 'cac:OriginatorCustomerParty'],
  to: ['cac:SellerSupplierParty'],
}
const sellerAnswers: Roles = {
  from: ['cac:SellerSupplierParty'],
  to: ['cac:BuyerCustomerParty', 'cac:OriginatorCustomerParty'],
}
const senderReceiver: Roles = { from: ['cac:SenderParty'], to: ['cac:ReceiverParty'] }

/** UBL 2.2 clause 2: the issuing and the receiving role of each document type. */
const roles: Readonly<Record<DocumentType, Roles>> = {
  Invoice: supplierBills,
  CreditNote: supplierBills,
  DebitNote: customerBills,
  Reminder: supplierBills,
  Statement: supplierBills,
  SelfBilledInvoice: customerBills,
  SelfBilledCreditNote: customerBills,
  RemittanceAdvice: customerBills,
  Order: buyerAsks,
  OrderChange: buyerAsks,
  OrderCancellation: buyerAsks,
  RequestForQuotation: buyerAsks,
  OrderResponse: sellerAnswers,
  OrderResponseSimple: sellerAnswers,
  Quotation: sellerAnswers,
  DespatchAdvice: {
    from: ['cac:DespatchSupplierParty', 'cac:SellerSupplierParty'],
    to: ['cac:DeliveryCustomerParty', 'cac:BuyerCustomerParty'],
  },
  ReceiptAdvice: {
    from: ['cac:DeliveryCustomerParty', 'cac:BuyerCustomerParty'],
    to: ['cac:DespatchSupplierParty', 'cac:SellerSupplierParty'],
  },
  Catalogue: { from: ['cac:ProviderParty'], to: ['cac:ReceiverParty'] },
  ApplicationResponse: senderReceiver,
  DocumentStatus: senderReceiver,
  AttachedDocument: senderReceiver,
  Enquiry: { from: ['cac:RequestorParty'], to: ['cac:ResponderParty'] },
  EnquiryResponse: { from: ['cac:ResponderParty'], to: ['cac:RequestorParty'] },
}

export const senderOf = (tree: Tree): PartyHead => inRole(tree.root, roles[tree.type].from)

export const receiverOf = (tree: Tree): PartyHead => inRole(tree.root, roles[tree.type].to)

/**
 * Who asked for what is traded: the originator where there is one, as a person or a party, else the person whom the
 * buyer names as contact (BT-56).
 */
export function requesterOf(root: XmlElement): string | undefined {
  const originator = inRole(root, ['cac:OriginatorCustomerParty'])
  const buyer = inRole(root, ['cac:BuyerCustomerParty', 'cac:AccountingCustomerParty', 'cac:DeliveryCustomerParty'])
  return originator.contact?.name || originator.name || buyer.contact?.name || undefined
}

function inRole(root: XmlElement, names: readonly string[]): PartyHead {
  const role = names.map((name) => child(root, name)).find((one) => one !== undefined)
  // SupplierParty and CustomerParty hold a cac:Party with a contact beside it; SenderParty and its kin are one.
  const party = child(role, 'cac:Party')
  if (!party) return partyOf(role)
  const contact = ['cac:SellerContact', 'cac:BuyerContact', 'cac:AccountingContact', 'cac:DespatchContact']
  return partyOf(party, child(party, 'cac:Contact') ?? contact.map((name) => child(role, name)).find(Boolean))
}
