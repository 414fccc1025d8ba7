// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const approvalLimits: Described<'approvalLimits'> = {
  listLimits: {"line":"GET approval-limits"},
  setLimit: {"line":"PUT approval-limits/{holderId}","needs":{"body":"a limit is required"},"body":"json","answer":"none"},
  removeLimit: {"line":"DELETE approval-limits/{holderId}","answer":"none"},
}
