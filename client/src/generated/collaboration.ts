// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const collaboration: Described<'collaboration'> = {
  saveCard: {"line":"PUT collaboration/v3/cards/{uuid}","body":"json","answer":"none"},
  saveCollaborations: {"line":"PUT collaboration/v3/cards/{uuid}/collaborations","body":"json","answer":"none"},
  readCard: {"line":"GET collaboration/v3/cards/{uuid}"},
}
