// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const teams: Described<'teams'> = {
  disableTeam: {"method":"DELETE","path":"usergroups/{id}","needs":{"id":"team ID is required"},"answer":"none"},
  readTeam: {"method":"GET","path":"usergroups/{id}","needs":{"id":"team ID is required"},"answer":"json"},
  saveTeam: {"method":"PUT","path":"usergroups/{id}","needs":{"id":"team ID is required"},"body":"json","answer":"none"},
  listTeams: {"method":"GET","path":"usergroups","answer":"json"},
  changeMembers: {"method":"PATCH","path":"usergroups/{id}/members","needs":{"id":"team ID is required"},"body":"json","answer":"none"},
  removeMembers: {"method":"DELETE","path":"usergroups/{id}/members","needs":{"id":"team ID is required"},"answer":"none"},
  listMembers: {"method":"GET","path":"usergroups/{id}/members","needs":{"id":"team ID is required"},"answer":"json"},
  saveMembers: {"method":"PUT","path":"usergroups/{id}/members","needs":{"id":"team ID is required"},"body":"json","answer":"none"},
  setState: {"method":"PUT","path":"usergroups/{id}/state/{state}","needs":{"id":"team ID is required","state":"team state is required"},"answer":"none"},
}
