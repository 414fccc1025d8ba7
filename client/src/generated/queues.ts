// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const queues: Described<'queues'> = {
  routeDocument: {"line":"GET advanced-queues/v0/{documentId}/{taskType}/route","needs":{"documentId":"documentId must be defined","taskType":"taskType must be defined"}},
  isEnabled: {"line":"GET advanced-queues/flags/serviceEnabledForClient","needs":{"client":"client name must be defined"}},
  evaluate: {"line":"POST advanced-queues/assignments/evaluate","needs":{"body":"evaluationInput must be defined"},"body":"json"},
}
