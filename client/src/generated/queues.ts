// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const queues: Described<'queues'> = {
  routeDocument: {"method":"GET","path":"advanced-queues/v0/{documentId}/{taskType}/route","needs":{"documentId":"documentId must be defined","taskType":"taskType must be defined"},"answer":"json"},
  isEnabled: {"method":"GET","path":"advanced-queues/flags/serviceEnabledForClient","needs":{"client":"client name must be defined"},"answer":"json"},
  evaluate: {"method":"POST","path":"advanced-queues/assignments/evaluate","needs":{"body":"evaluationInput must be defined"},"body":"json","answer":"json"},
}
