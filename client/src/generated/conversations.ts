// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const conversations: Described<'conversations'> = {
  listOfDocument: {"line":"GET conversations/documents/{id}"},
  readLatestOfDocument: {"line":"GET conversations/documents/{id}/latest"},
  post: {"line":"PUT conversations/documents/{id}/posts/{postId}","body":"json","answer":"none"},
  listReplies: {"line":"GET conversations/replies"},
  listConversations: {"line":"GET conversations"},
  readConversation: {"line":"GET conversations/{id}"},
  readConversationMetadata: {"line":"GET documents/{documentId}/conversationMetadata"},
}
