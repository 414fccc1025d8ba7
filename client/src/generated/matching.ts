// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const matching: Described<'matching'> = {
  readMatch: {"line":"GET documents/{documentId}/match"},
  listMatches: {"line":"GET matching/invoices"},
  listMatchOrders: {"line":"GET documents/{documentId}/match/orders"},
  acceptDifferences: {"line":"POST documents/{documentId}/match/acceptance","body":"json","answer":"none"},
  reopenMatch: {"line":"DELETE documents/{documentId}/match/acceptance","answer":"none"},
  readLineLinkerMetrics: {"line":"GET ada/workflow/coding/linelinker/metrics","timeout":4000},
  readTolerances: {"line":"GET matching/tolerances"},
  saveTolerances: {"line":"PUT matching/tolerances","body":"json","answer":"none"},
  holdInvoice: {"line":"PUT documents/{documentId}/onhold","body":"json","answer":"none"},
  resumeInvoice: {"line":"DELETE documents/{documentId}/onhold","answer":"none"},
}
