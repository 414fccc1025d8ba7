import { OrderReceipts, ReceiptInput } from '../entities/index.ts'
import { call, id, nothing, uuid, yes } from '../words/index.ts'

const needs = { orderId: 'orderId is required' }
const path = { orderId: id('order') }

/** Issue 22: who asked for things notes what has come of them. */
export const receipts = {
  readReceipts: call('GET procurement/documents/orders/{orderId}/receipts', {
    id: 'K-RCP-01',
    says: 'What has come of an order, line by line, and whether the reader may note more: who asked for it by a requisition, and buyers.',
    may: 'requisition.read',
    needs,
    path,
    returns: OrderReceipts,
    fails: ['ResourceNotFound'],
  }),
  saveReceipt: call('PUT procurement/documents/orders/{orderId}/receipts/{receiptId}', {
    id: 'K-RCP-02',
    says: 'Notes what has come, or is sent back, under an id that the caller chose: a receipt advice that the supplier gets at once. As a draft it waits for its files, which are added to the document of that id; saved again without, it is sent.',
    may: 'requisition.write',
    needs: { ...needs, receiptId: 'receiptId is required' },
    path: { ...path, receiptId: uuid() },
    query: { draft: yes(false) },
    body: ReceiptInput,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Forbidden', 'Conflict', 'BadRequest', 'NotConnected'],
  }),
}
