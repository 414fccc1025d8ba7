// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const profile: Described<'profile'> = {
  listFields: {"method":"GET","path":"v0/fields","answer":"json"},
  saveField: {"method":"PUT","path":"v0/fields/{id}","needs":{"id":"id is required"},"body":"json","answer":"json"},
  listNotes: {"method":"GET","path":"v0/notes","answer":"json"},
  createNote: {"method":"POST","path":"v0/notes","body":"json","answer":"json"},
  readImage: {"method":"GET","path":"v0/images/{type}","needs":{"type":"type is required"},"answer":["image/png","image/jpeg"]},
  saveImage: {"method":"PUT","path":"v0/images/{type}","needs":{"type":"type is required"},"body":["image/png","image/jpeg"],"answer":"json"},
  readRelationshipProperties: {"method":"GET","path":"v0/relationshipproperties","answer":"json"},
  saveRelationshipProperties: {"method":"PUT","path":"v0/relationshipproperties","body":"json","answer":"none"},
  readDashboard: {"method":"GET","path":"v0/dashboard/config","answer":"json"},
  saveDashboard: {"method":"PUT","path":"v0/dashboard/config","body":"json","answer":"none"},
  createPlan: {"method":"POST","path":"v0/plans","body":"json","answer":"json"},
  savePlan: {"method":"PUT","path":"v0/plans/{id}","needs":{"id":"id is required"},"body":"json","answer":"json"},
  activatePlan: {"method":"PUT","path":"v0/plans/{id}/activate","needs":{"id":"id is required"},"answer":"none"},
  closePlan: {"method":"PUT","path":"v0/plans/{id}/close","needs":{"id":"id is required"},"answer":"none"},
  listPlans: {"method":"GET","path":"v0/plans","answer":"json"},
  readPlan: {"method":"GET","path":"v0/plans/{id}","needs":{"id":"id is required"},"answer":"json"},
  showsBanner: {"method":"GET","path":"v0/promotions/{id}/show-banner","needs":{"id":"id is required"},"answer":"json"},
  answerPromotion: {"method":"POST","path":"v0/promotions/{id}/response","needs":{"id":"id is required"},"answer":"none"},
  listRecommendations: {"method":"GET","path":"v0/recommendations","answer":"json"},
  createRecommendation: {"method":"POST","path":"v0/recommendations","body":"json","answer":"json"},
  acceptRecommendation: {"method":"PUT","path":"v0/recommendations/{id}/accept","needs":{"id":"id is required"},"body":"json","answer":"none"},
  rejectRecommendation: {"method":"DELETE","path":"v0/recommendations/{id}","needs":{"id":"id is required"},"answer":"none"},
}
