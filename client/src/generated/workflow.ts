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
  retryQueued: {"line":"POST workflow/outcomequeue/{id}/retry","answer":"none"},
  routeTask: {"line":"GET queue/{taskType}/route"},
  listAssignees: {"line":"GET queue/{id}/assignees"},
  readVersion: {"line":"GET workflow/versions/{id}"},
  saveVersion: {"line":"PUT workflow/versions/{id}","body":"json"},
  listVersions: {"line":"GET workflow/versions"},
  readSteps: {"line":"GET workflow/versions/{id}/steps"},
  saveSteps: {"line":"PUT workflow/versions/{id}/steps","body":"json"},
  publishVersion: {"line":"POST workflow/versions/{id}/publication","body":"json","answer":"none"},
  retireVersion: {"line":"DELETE workflow/versions/{id}/publication","answer":"none"},
  deleteVersion: {"line":"DELETE workflow/versions/{id}","answer":"none"},
  replay: {"line":"POST workflow/versions/{id}/replay","body":"json"},
  listInstances: {"line":"GET workflow/instances"},
  readInstance: {"line":"GET workflow/instances/{id}"},
  stopInstance: {"line":"DELETE workflow/instances/{id}","answer":"none"},
}
