// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const codingLists: Described<'codingLists'> = {
  listLists: {"line":"GET coding/lists"},
  readList: {"line":"GET coding/lists/{listId}"},
  searchEntries: {"line":"POST coding/lists/{listId}/entries","body":"json"},
  saveList: {"line":"PUT coding/lists/{listId}","body":"json"},
  addEntries: {"line":"POST coding/lists/{listId}/entries/add","body":"json","answer":"none"},
  removeEntries: {"line":"POST coding/lists/{listId}/entries/remove","body":"json","answer":"none"},
  deleteList: {"line":"DELETE coding/lists/{listId}","answer":"none"},
  deleteEntries: {"line":"DELETE coding/lists/{listId}/entries","answer":"none"},
}
