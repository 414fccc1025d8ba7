// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const access: Described<'access'> = {
  explain: {"line":"GET users/{id}/why/{action}","needs":{"id":"userId is required"}},
  listRoles: {"line":"GET roles"},
}
