// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const codesElsewhere: Described<'codesElsewhere'> = {
  readThirdParty: {"line":"GET coding/configure_third_party"},
  createThirdParty: {"line":"POST coding/configure_third_party","body":"json","answer":"none"},
  saveThirdParty: {"line":"PUT coding/configure_third_party","body":"json","answer":"none"},
}
