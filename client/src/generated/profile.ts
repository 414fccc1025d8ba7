// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const profile: Described<'profile'> = {
  listFields: {"line":"GET v0/fields"},
  saveField: {"line":"PUT v0/fields/{id}","body":"json"},
  listNotes: {"line":"GET v0/notes"},
  createNote: {"line":"POST v0/notes","body":"json"},
  readImage: {"line":"GET v0/images/{type}","answer":["image/png","image/jpeg"]},
  saveImage: {"line":"PUT v0/images/{type}","body":["image/png","image/jpeg"]},
  readRelationshipProperties: {"line":"GET v0/relationshipproperties"},
  saveRelationshipProperties: {"line":"PUT v0/relationshipproperties","body":"json","answer":"none"},
  readDashboard: {"line":"GET v0/dashboard/config"},
  saveDashboard: {"line":"PUT v0/dashboard/config","body":"json","answer":"none"},
  listRecommendations: {"line":"GET v0/recommendations"},
  createRecommendation: {"line":"POST v0/recommendations","body":"json"},
  acceptRecommendation: {"line":"PUT v0/recommendations/{id}/accept","body":"json","answer":"none"},
  rejectRecommendation: {"line":"DELETE v0/recommendations/{id}","answer":"none"},
}
