// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const orderCancellations: Described<'orderCancellations'> = {
  cancelOrder: {"line":"PUT procurement/documents/orders/{orderId}/cancellations/{cancellationId}","needs":{"body":"the reason is required"},"body":"json","answer":"none"},
}
