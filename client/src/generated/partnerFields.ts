// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const partnerFields: Described<'partnerFields'> = {
  listFields: {"line":"GET v0/fields"},
  saveField: {"line":"PUT v0/fields/{id}","body":"json"},
  deleteField: {"line":"DELETE v0/fields/{id}","answer":"none"},
  listAsked: {"line":"GET v0/fields/asked/{connectionId}"},
  saveAnswers: {"line":"PUT v0/fields/asked/{connectionId}","body":"json","answer":"none"},
  saveAnswerFile: {"line":"PUT v0/fields/asked/{connectionId}/{id}/file","body":"parts","answer":"none","timeout":60000},
  listGiven: {"line":"GET v0/fields/given/{connectionId}"},
  readFile: {"line":"GET v0/fields/{side}/{connectionId}/{id}/file","answer":["application/octet-stream"],"timeout":60000},
}
