// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const info: Described<'info'> = {
  listCountries: {"method":"GET","path":"info/countries","answer":"json"},
  readStatus: {"method":"GET","path":"info/status","answer":"json"},
}
