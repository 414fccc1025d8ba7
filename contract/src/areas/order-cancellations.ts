import { call, id, nothing, record, text, uuid } from '../words/index.ts'

/** Issue 22: an order that its supplier has answered is canceled by both: its buyer asks, the supplier agrees. */
export const orderCancellations = {
  cancelOrder: call('PUT procurement/documents/orders/{orderId}/cancellations/{cancellationId}', {
    id: 'K-OCN-01',
    says: 'Asks the supplier of an order to cancel all of it, by an OrderCancellation under an id that the caller chose. Once they accept it, the order is canceled on both sides. Nothing of the order may have been despatched, received or invoiced; an order that nobody has answered is canceled at once by K-DOC-02 (BusinessCancel).',
    may: 'requisition.manage',
    needs: {
      orderId: 'orderId is required',
      cancellationId: 'cancellationId is required',
      body: 'the reason is required',
    },
    path: { orderId: id('order'), cancellationId: uuid() },
    body: record({ Reason: text({ min: 1, max: 2000 }) }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Forbidden', 'Conflict', 'BadRequest', 'NotConnected'],
  }),
}
