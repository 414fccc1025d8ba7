// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const accruals: Described<'accruals'> = {
  readAccruals: {"line":"GET matching/accruals"},
  exportAccruals: {"line":"GET matching/accruals/csv","answer":["text/csv"]},
  exportAccrualLines: {"line":"GET matching/accruals/jsonl","answer":["application/jsonl"]},
}
