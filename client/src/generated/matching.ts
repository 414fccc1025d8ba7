// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const matching: Described<'matching'> = {
  readMatch: {"line":"GET documents/{documentId}/match"},
}
