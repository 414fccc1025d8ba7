// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const rates: Described<'rates'> = {
  listRates: {"method":"GET","path":"exchangerates","answer":"json"},
  readRate: {"method":"GET","path":"exchangerates/{currency}","needs":{"currency":"currency is required"},"answer":"json"},
  saveRates: {"method":"PUT","path":"exchangerates","body":"json","answer":"none"},
}
