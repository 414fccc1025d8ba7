// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const rates: Described<'rates'> = {
  listRates: {"line":"GET exchangerates"},
  readRate: {"line":"GET exchangerates/{currency}"},
  saveRates: {"line":"PUT exchangerates","body":"json","answer":"none"},
}
