// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const documentNumbers: Described<'documentNumbers'> = {
  nextNumber: {"line":"GET documents/numbers/next-number"},
  numberExists: {"line":"GET documents/numbers/{number}/exists"},
  listNumberSeeds: {"line":"GET documents/numbers"},
  isNumberTaken: {"line":"HEAD documents/bynumber","needs":{"number":"number is required","senderConnectionId":"senderConnectionId is required","documentType":"documentType is required","issueDate":"issueDate is required","receiverId":"receiverId is required"},"answer":"exists"},
}
