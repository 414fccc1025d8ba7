// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const workflow: Described<'workflow'> = {
  listInstanceLogs: {"line":"GET workflow/instances/{id}/logs"},
  listDocumentLogs: {"line":"GET documents/{id}/process/logs","needs":{"id":"documentId is required"}},
  startForRequisition: {"line":"POST workflow/instances/{id}/requisition/{documentId}/{workflowName}","answer":"none"},
  emitOutcome: {"line":"POST workflow/documents/{id}/outcomes/{outcome}","needs":{"id":"documentId is required"},"answer":"none"},
  emitOutcomeLater: {"line":"POST workflow/documents/{id}/outcomes/{outcome}/async","needs":{"id":"documentId is required"}},
  listQueue: {"line":"GET workflow/outcomequeue"},
  readQueued: {"line":"GET workflow/outcomequeue/{id}"},
  routeTask: {"line":"GET queue/{taskType}/route"},
  listAssignees: {"line":"GET queue/{id}/assignees"},
  readVersion: {"line":"GET workflow/versions/{id}"},
  saveVersion: {"line":"PUT workflow/versions/{id}","body":"json"},
}
