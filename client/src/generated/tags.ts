// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const tags: Described<'tags'> = {
  listTags: {"line":"GET documents/{documentId}/tags"},
  addTag: {"line":"PUT documents/{documentId}/tags/{tag}","answer":"none"},
  removeTag: {"line":"DELETE documents/{documentId}/tags/{tag}","answer":"none"},
  listTagsInUse: {"line":"GET documents/tags"},
}
