import { BlanketOrder, CallOffInput } from '../entities/index.ts'
import { call, id, nothing, uuid } from '../words/index.ts'

const needs = { orderId: 'orderId is required' }
const path = { orderId: id('order') }

/** Issue 22: blanket orders, of which things are called off until nothing is left or their validity ends. */
export const callOffs = {
  readBlanketOrder: call('GET procurement/documents/orders/{orderId}/call-offs', {
    id: 'K-COF-01',
    says: 'What was called off of a blanket order and what is left, line by line, on either side; and whether the reader may call off more.',
    may: 'document.read',
    needs,
    path,
    returns: BlanketOrder,
    fails: ['ResourceNotFound'],
  }),
  callOff: call('PUT procurement/documents/orders/{orderId}/call-offs/{callOffId}', {
    id: 'K-COF-02',
    says: 'Calls off, under an id that the caller chose: an order of type 226 at the prices of the blanket order, which its supplier gets at once. Never more than is left, and only while the blanket order is valid.',
    may: 'requisition.write',
    needs: { ...needs, callOffId: 'callOffId is required', body: 'what is called off is required' },
    path: { ...path, callOffId: uuid() },
    body: CallOffInput,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Forbidden', 'Conflict', 'BadRequest', 'NotConnected'],
  }),
}
