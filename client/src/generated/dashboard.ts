// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const dashboard: Described<'dashboard'> = {
  readDashboard: {"line":"GET v0/dashboard/config"},
  saveDashboard: {"line":"PUT v0/dashboard/config","body":"json","answer":"none"},
  readFigures: {"line":"GET v0/dashboard/figures"},
}
