// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const items: Described<'items'> = {
  listItems: {"line":"GET items"},
  saveItem: {"line":"PUT items/{id}","needs":{"body":"Item is required"},"body":"json"},
  deleteItem: {"line":"DELETE items/{id}","answer":"none"},
}
