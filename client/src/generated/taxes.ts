// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const taxes: Described<'taxes'> = {
  computeTaxes: {"method":"POST","path":"tax-service/v1/workflow/taxes/{documentId}","needs":{"documentId":"documentId is required"},"answer":"json"},
  readTaxes: {"method":"GET","path":"taxservice/v2/{documentId}/taxes","needs":{"documentId":"documentId is required"},"answer":"json"},
  validateTaxes: {"method":"GET","path":"taxservice/v2/{documentId}/validate-taxes","needs":{"documentId":"documentId is required"},"answer":"json"},
}
