// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const approvals: Described<'approvals'> = {
  approve: {"line":"PATCH approval-service/v0/steps/current/{documentId}","body":"json"},
  canApprove: {"line":"GET approval-service/v0/canapprove/{documentId}"},
  readNextStep: {"line":"GET approval-service/v0/steps/next/{documentId}"},
  reject: {"line":"POST approval-service/v0/reject/{documentId}","answer":"none"},
  readFlow: {"line":"GET approval-service/v0/approvalflow/{documentId}"},
  createStep: {"line":"POST approval-service/v0/steps/current/{documentId}","body":"json"},
  readPermissions: {"line":"GET approval-service/v0/approvals/permissions/{documentId}"},
  withdraw: {"line":"DELETE approval-service/v0/approvalflow/{documentId}/steps/{stepId}","answer":"none"},
  listWaiting: {"line":"GET approval-service/v0/approvals/waiting"},
  approveDocuments: {"line":"POST documents/approvals","body":"json"},
  readApproval: {"line":"GET documents/{documentId}/approval"},
}
