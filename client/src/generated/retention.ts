// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const retention: Described<'retention'> = {
  holdDocument: {"line":"PUT documents/{documentId}/hold","body":"json","answer":"none"},
  releaseDocument: {"line":"PUT documents/{documentId}/release","body":"json","answer":"none"},
  holdPartner: {"line":"PUT documents/holds/{connectionId}","body":"json","answer":"none"},
  releasePartner: {"line":"PUT documents/holds/{connectionId}/release","body":"json","answer":"none"},
  listHolds: {"line":"GET documents/holds"},
  readRetention: {"line":"GET documents/retention"},
  countExpired: {"line":"GET documents/retention/expired"},
  saveRetention: {"line":"PUT documents/retention","body":"json","answer":"none"},
}
