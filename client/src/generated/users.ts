// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const users: Described<'users'> = {
  readCurrentUser: {"line":"GET account/info/user"},
  readUser: {"line":"GET account/users/{id}","needs":{"id":"userId is required"}},
  listUsers: {"line":"GET account/{companyId}/users","fits":{"limit":{"most":1000,"says":"Limit must be no greater than 1000"}}},
  setUserState: {"line":"PUT account/users/{id}/state","needs":{"id":"userId is required"},"body":"json","answer":"none"},
  readProperty: {"line":"GET users/{id}/properties/{key}","needs":{"id":"userId is required"},"answer":"text","tolerates404":true},
  saveProperty: {"line":"PUT users/{id}/properties/{key}","needs":{"id":"userId is required"},"body":"text","answer":"none"},
  listCompaniesOfUser: {"line":"GET users/current/companies"},
  listBranchesOfUser: {"line":"GET users/{id}/branches","needs":{"id":"userId is required"}},
  saveUser: {"line":"PUT account/users/{id}","needs":{"id":"userId is required","body":"user is required","Id":"Id is required"},"body":"json","answer":"none"},
  setRole: {"line":"PUT account/users/{id}/role","needs":{"id":"userId is required","body":"roleId is required"},"body":"json","answer":"none"},
  readByEmail: {"line":"GET account/users/byemail/{email}"},
  createUser: {"line":"POST users","needs":{"body":"user is required"},"body":"json"},
  listCompanyIds: {"line":"GET users/current/companies/ids"},
  removeMember: {"line":"DELETE account/members/{id}","needs":{"id":"userId is required"},"answer":"none"},
  setPrimaryBranch: {"line":"PUT users/{id}/primarybranch/{branchId}","needs":{"id":"userId is required"},"answer":"none"},
  addMembership: {"line":"PUT users/{id}/memberships/{companyId}/{roleId}","needs":{"id":"userId is required"},"answer":"none"},
  removeRole: {"line":"DELETE users/{id}/memberships/{companyId}/{roleId}","needs":{"id":"userId is required"},"answer":"none"},
  removeMembership: {"line":"DELETE users/{id}/memberships/{companyId}","needs":{"id":"userId is required"},"answer":"none"},
  saveMemberships: {"line":"PUT users/{id}/memberships","needs":{"id":"userId is required"},"body":"json","answer":"none"},
  listBusinessProperties: {"line":"POST users/businessproperties","needs":{"body":"At least one user id is required"},"body":"json"},
  readBusinessProperties: {"line":"GET users/{id}/businessproperties","needs":{"id":"userId is required"}},
  saveBusinessProperties: {"line":"PUT users/{id}/businessproperties","needs":{"id":"userId is required"},"body":"json","answer":"none"},
  listByBusinessProperty: {"line":"GET users/bybusinessproperty"},
  mayDo: {"line":"GET accesslist/operation/{op}/type/{type}"},
}
