// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const orderSpawning: Described<'orderSpawning'> = {
  copyCoding: {"line":"POST order-spawning/v1/orders/{id}/codingInformation/sourceType/{s}/targetType/{t}"},
  dispatch: {"line":"POST order-spawning/v1/documents/{id}/dispatch","answer":"none"},
  readSource: {"line":"GET order-spawning/v1/orders/{id}/source"},
  validate: {"line":"GET order-spawning/v1/orders/{id}/validate"},
  enrich: {"line":"POST order-spawning/v1/orders/{id}/enrichMoR","answer":"none"},
  readOrder: {"line":"GET order-spawning/v1/orders/{id}"},
}
