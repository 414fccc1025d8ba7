// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const advices: Described<'advices'> = {
  listAdvisable: {"line":"GET advices/{type}/documents"},
  makeAdvice: {"line":"PUT advices/{type}/{documentId}","needs":{"body":"DocumentIds is required"},"body":"json","answer":"none"},
  readNamed: {"line":"GET documents/{documentId}/advices"},
}
