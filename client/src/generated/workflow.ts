// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const workflow: Described<'workflow'> = {
  listInstanceLogs: {"method":"GET","path":"workflow/instances/{id}/logs","needs":{"id":"id is required"},"answer":"json"},
  listDocumentLogs: {"method":"GET","path":"documents/{id}/process/logs","needs":{"id":"documentId is required"},"answer":"json"},
  startForRequisition: {"method":"POST","path":"workflow/instances/{id}/requisition/{documentId}/{workflowName}","needs":{"id":"id is required","documentId":"documentId is required","workflowName":"workflowName is required"},"answer":"none"},
  emitOutcome: {"method":"POST","path":"workflow/documents/{id}/outcomes/{outcome}","needs":{"id":"documentId is required","outcome":"outcome is required"},"answer":"none"},
  emitOutcomeLater: {"method":"POST","path":"workflow/documents/{id}/outcomes/{outcome}/async","needs":{"id":"documentId is required","outcome":"outcome is required"},"answer":"json"},
  listQueue: {"method":"GET","path":"workflow/outcomequeue","answer":"json"},
  readQueued: {"method":"GET","path":"workflow/outcomequeue/{id}","needs":{"id":"id is required"},"answer":"json"},
  routeTask: {"method":"GET","path":"queue/{taskType}/route","needs":{"taskType":"taskType is required"},"answer":"json"},
  listAssignees: {"method":"GET","path":"queue/{id}/assignees","needs":{"id":"id is required"},"answer":"json"},
  readVersion: {"method":"GET","path":"workflow/versions/{id}","needs":{"id":"id is required"},"answer":"json"},
  saveVersion: {"method":"PUT","path":"workflow/versions/{id}","needs":{"id":"id is required"},"body":"json","answer":"json"},
}
