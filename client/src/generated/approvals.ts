// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const approvals: Described<'approvals'> = {
  approve: {"method":"PATCH","path":"approval-service/v0/steps/current/{documentId}","needs":{"documentId":"documentId is required"},"body":"json","answer":"json"},
  canApprove: {"method":"GET","path":"approval-service/v0/canapprove/{documentId}","needs":{"documentId":"documentId is required"},"answer":"json"},
  readNextStep: {"method":"GET","path":"approval-service/v0/steps/next/{documentId}","needs":{"documentId":"documentId is required"},"answer":"json"},
  reject: {"method":"POST","path":"approval-service/v0/reject/{documentId}","needs":{"documentId":"documentId is required"},"answer":"none"},
  readFlow: {"method":"GET","path":"approval-service/v0/approvalflow/{documentId}","needs":{"documentId":"documentId is required"},"answer":"json"},
  createStep: {"method":"POST","path":"approval-service/v0/steps/current/{documentId}","needs":{"documentId":"documentId is required"},"body":"json","answer":"json"},
  readPermissions: {"method":"GET","path":"approval-service/v0/approvals/permissions/{documentId}","needs":{"documentId":"documentId is required"},"answer":"json"},
}
