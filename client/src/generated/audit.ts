// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const audit: Described<'audit'> = {
  listAuditLines: {"line":"GET audit"},
  readAuditProof: {"line":"GET audit/proof","answer":["application/x-ndjson"]},
}
