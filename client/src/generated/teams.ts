// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const teams: Described<'teams'> = {
  disableTeam: {"line":"DELETE usergroups/{id}","needs":{"id":"team ID is required"},"answer":"none"},
  readTeam: {"line":"GET usergroups/{id}","needs":{"id":"team ID is required"}},
  saveTeam: {"line":"PUT usergroups/{id}","needs":{"id":"team ID is required"},"body":"json","answer":"none"},
  listTeams: {"line":"GET usergroups"},
  changeMembers: {"line":"PATCH usergroups/{id}/members","needs":{"id":"team ID is required"},"body":"json","answer":"none"},
  removeMembers: {"line":"DELETE usergroups/{id}/members","needs":{"id":"team ID is required"},"answer":"none"},
  listMembers: {"line":"GET usergroups/{id}/members","needs":{"id":"team ID is required"}},
  saveMembers: {"line":"PUT usergroups/{id}/members","needs":{"id":"team ID is required"},"body":"json","answer":"none"},
  setState: {"line":"PUT usergroups/{id}/state/{state}","needs":{"id":"team ID is required","state":"team state is required"},"answer":"none"},
}
