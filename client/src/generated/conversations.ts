// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const conversations: Described<'conversations'> = {
  listOfDocument: {"method":"GET","path":"conversations/documents/{id}","needs":{"id":"id is required"},"answer":"json"},
  readLatestOfDocument: {"method":"GET","path":"conversations/documents/{id}/latest","needs":{"id":"id is required"},"answer":"json"},
  listConversations: {"method":"GET","path":"conversations","answer":"json"},
  readConversation: {"method":"GET","path":"conversations/{id}","needs":{"id":"id is required"},"answer":"json"},
}
