// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const workingHours: Described<'workingHours'> = {
  readWorkingHours: {"line":"GET users/{id}/working-hours"},
  saveWorkingHours: {"line":"PUT users/{id}/working-hours","needs":{"body":"working hours are required"},"body":"json","answer":"none"},
  removeWorkingHours: {"line":"DELETE users/{id}/working-hours","answer":"none"},
}
