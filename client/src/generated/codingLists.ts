// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const codingLists: Described<'codingLists'> = {
  listLists: {"method":"GET","path":"coding/lists","answer":"json"},
  readList: {"method":"GET","path":"coding/lists/{listId}","answer":"json"},
  searchEntries: {"method":"POST","path":"coding/lists/{listId}/entries","body":"json","answer":"json"},
  saveList: {"method":"PUT","path":"coding/lists/{listId}","body":"json","answer":"json"},
  addEntries: {"method":"POST","path":"coding/lists/{listId}/entries/add","body":"json","answer":"none"},
  removeEntries: {"method":"POST","path":"coding/lists/{listId}/entries/remove","body":"json","answer":"none"},
  deleteList: {"method":"DELETE","path":"coding/lists/{listId}","answer":"none"},
  deleteEntries: {"method":"DELETE","path":"coding/lists/{listId}/entries","answer":"none"},
}
