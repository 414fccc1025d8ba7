// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const callOffs: Described<'callOffs'> = {
  readBlanketOrder: {"line":"GET procurement/documents/orders/{orderId}/call-offs"},
  callOff: {"line":"PUT procurement/documents/orders/{orderId}/call-offs/{callOffId}","needs":{"body":"what is called off is required"},"body":"json","answer":"none"},
}
