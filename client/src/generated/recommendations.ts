// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const recommendations: Described<'recommendations'> = {
  listRecommendations: {"line":"GET v0/recommendations"},
  listPublic: {"line":"GET v0/recommendations/public"},
  createRecommendation: {"line":"POST v0/recommendations","body":"json"},
  acceptRecommendation: {"line":"PUT v0/recommendations/{id}/accept","body":"json","answer":"none"},
  rejectRecommendation: {"line":"DELETE v0/recommendations/{id}","answer":"none"},
}
