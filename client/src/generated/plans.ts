// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const plans: Described<'plans'> = {
  createPlan: {"line":"POST v0/plans","body":"json"},
  savePlan: {"line":"PUT v0/plans/{id}","body":"json"},
  activatePlan: {"line":"PUT v0/plans/{id}/activate","answer":"none"},
  closePlan: {"line":"PUT v0/plans/{id}/close","answer":"none"},
  listPlans: {"line":"GET v0/plans"},
  readPlan: {"line":"GET v0/plans/{id}"},
}
