// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const recurring: Described<'recurring'> = {
  listRecurring: {"line":"GET documents/recurring"},
  saveRecurring: {"line":"PUT documents/recurring/{id}","needs":{"body":"Recurring is required"},"body":"json"},
  deleteRecurring: {"line":"DELETE documents/recurring/{id}","answer":"none"},
  runRecurring: {"line":"POST documents/recurring/{id}/days/{day}"},
  skipRecurring: {"line":"DELETE documents/recurring/{id}/days/{day}","answer":"none"},
}
