// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const ledger: Described<'ledger'> = {
  readLedgerSettings: {"line":"GET ledger/settings"},
  saveLedgerSettings: {"line":"PUT ledger/settings","needs":{"body":"LedgerSettings is required"},"body":"json","answer":"none"},
  checkLedgerExport: {"line":"POST ledger/datev/check","body":"json","timeout":60000},
  exportLedger: {"line":"POST ledger/datev","body":"json","answer":["text/csv"],"timeout":60000},
}
