// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const exchange: Described<'exchange'> = {
  readLatestDispatch: {"line":"GET documents/{documentId}/dispatches/latest"},
  checkParties: {"line":"GET documents/{documentId}/parties/{connectionId}"},
  readOrigin: {"line":"GET documents/{documentId}/origin"},
  enterPurchase: {"line":"PUT documents/{documentId}/received","needs":{"body":"Draft is required"},"body":"json","answer":"none"},
  dispatchDocument: {"line":"PUT documents/{documentId}/dispatches/{newUuid}","body":"json"},
  dispatch: {"line":"PUT documents/v2/documents/{id}/dispatch","body":"json","answer":"none"},
  changeState: {"line":"PUT documents/{documentId}/statechange","body":"json"},
  undoAnswer: {"line":"DELETE documents/{documentId}/statechange/{responseId}","answer":"none"},
  sendAnswer: {"line":"PUT documents/{documentId}/statechange/{responseId}","answer":"none"},
  confirmPayee: {"line":"PUT documents/{documentId}/payee","body":"json","answer":"none"},
  denyDuplicate: {"line":"PUT documents/{documentId}/distinct","body":"json","answer":"none"},
  listStateReasons: {"line":"GET status-change-reasons"},
}
