// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const startCards: Described<'startCards'> = {
  listCards: {"line":"GET onboarding/adaptive/config/v2/cards"},
  saveCards: {"line":"PUT onboarding/adaptive/config/v2/cards","needs":{"body":"cards are required"},"body":"json","answer":"none"},
}
