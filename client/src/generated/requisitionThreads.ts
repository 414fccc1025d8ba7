// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const requisitionThreads: Described<'requisitionThreads'> = {
  readThread: {"line":"GET procurement/documents/requisitions/{documentId}/thread"},
  postToThread: {"line":"PUT procurement/documents/requisitions/{documentId}/thread/{postId}","body":"json","answer":"none"},
}
