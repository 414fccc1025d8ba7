// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const orderSpawning: Described<'orderSpawning'> = {
  copyCoding: {"method":"POST","path":"order-spawning/v1/orders/{id}/codingInformation/sourceType/{s}/targetType/{t}","needs":{"id":"id is required","s":"s is required","t":"t is required"},"answer":"json"},
  dispatch: {"method":"POST","path":"order-spawning/v1/documents/{id}/dispatch","needs":{"id":"id is required"},"answer":"none"},
  readSource: {"method":"GET","path":"order-spawning/v1/orders/{id}/source","needs":{"id":"id is required"},"answer":"json"},
  validate: {"method":"GET","path":"order-spawning/v1/orders/{id}/validate","needs":{"id":"id is required"},"answer":"json"},
  enrich: {"method":"POST","path":"order-spawning/v1/orders/{id}/enrichMoR","needs":{"id":"id is required"},"answer":"none"},
  readOrder: {"method":"GET","path":"order-spawning/v1/orders/{id}","needs":{"id":"id is required"},"answer":"json"},
}
