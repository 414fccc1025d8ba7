// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const spend: Described<'spend'> = {
  readSpend: {"line":"GET procurement/spend"},
  exportSpend: {"line":"GET procurement/spend/csv","answer":["text/csv"]},
}
