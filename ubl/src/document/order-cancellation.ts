import { branch, document, leaf } from '../xml/build.ts'
import type { Tree } from '../xml/tree.ts'
import type { PartyForm } from './party.ts'
import { partyElement } from './party-elements.ts'

export type OrderCancellationForm = {
  id: string
  /** YYYY-MM-DD */
  issueDate: string
  /** why, in words: UBL asks for it */
  reason: string
  /** the order that is canceled as a whole */
  order: { id: string; uuid?: string | undefined; issueDate?: string | undefined }
  contractReference?: string | undefined
  buyer: PartyForm
  seller: PartyForm
}

/** The buyer's request that an order be canceled, in UBL 2.1. It has no lines: it is about all of the order. */
export function orderCancellation(form: OrderCancellationForm): Tree {
  return document(
    'OrderCancellation',
    leaf('cbc:ID', form.id),
    leaf('cbc:IssueDate', form.issueDate),
    leaf('cbc:CancellationNote', form.reason),
    branch(
      'cac:OrderReference',
      leaf('cbc:ID', form.order.id),
      leaf('cbc:UUID', form.order.uuid),
      leaf('cbc:IssueDate', form.order.issueDate),
    ),
    branch('cac:Contract', leaf('cbc:ID', form.contractReference)),
    branch('cac:BuyerCustomerParty', partyElement('cac:Party', form.buyer)),
    branch('cac:SellerSupplierParty', partyElement('cac:Party', form.seller)),
  )
}
