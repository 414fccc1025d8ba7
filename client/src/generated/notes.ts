// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const notes: Described<'notes'> = {
  listNotes: {"line":"GET v0/notes"},
  createNote: {"line":"POST v0/notes","body":"json"},
  addFile: {"line":"POST v0/notes/files","body":"parts","timeout":60000},
  readFile: {"line":"GET v0/notes/{id}/file","answer":["application/octet-stream"],"timeout":60000},
  deleteNote: {"line":"DELETE v0/notes/{id}","answer":"none"},
}
