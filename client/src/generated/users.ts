// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const users: Described<'users'> = {
  readCurrentUser: {"method":"GET","path":"account/info/user","answer":"json"},
  readUser: {"method":"GET","path":"account/users/{id}","needs":{"id":"userId is required"},"answer":"json"},
  listUsers: {"method":"GET","path":"account/{companyId}/users","needs":{"companyId":"companyId is required"},"answer":"json"},
  setUserState: {"method":"PUT","path":"account/users/{id}/state","needs":{"id":"userId is required"},"body":"json","answer":"none"},
  readProperty: {"method":"GET","path":"users/{id}/properties/{key}","needs":{"id":"userId is required","key":"key is required"},"answer":"text","tolerates404":true},
  saveProperty: {"method":"PUT","path":"users/{id}/properties/{key}","needs":{"id":"userId is required","key":"key is required"},"body":"text","answer":"none"},
  listCompaniesOfUser: {"method":"GET","path":"users/current/companies","answer":"json"},
  listBranchesOfUser: {"method":"GET","path":"users/{id}/branches","needs":{"id":"userId is required"},"answer":"json"},
}
