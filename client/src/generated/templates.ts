// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const templates: Described<'templates'> = {
  listTemplates: {"line":"GET documents/templates"},
  saveTemplate: {"line":"PUT documents/templates/{id}","needs":{"body":"Template is required"},"body":"json"},
  deleteTemplate: {"line":"DELETE documents/templates/{id}","answer":"none"},
  useTemplate: {"line":"POST documents/templates/{id}/drafts"},
}
