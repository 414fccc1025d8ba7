// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const users: Described<'users'> = {
  readCurrentUser: {"method":"GET","path":"account/info/user","answer":"json"},
  readUser: {"method":"GET","path":"account/users/{id}","needs":{"id":"userId is required"},"answer":"json"},
  listUsers: {"method":"GET","path":"account/{companyId}/users","needs":{"companyId":"companyId is required"},"fits":{"limit":{"most":1000,"says":"Limit must be no greater than 1000"}},"answer":"json"},
  setUserState: {"method":"PUT","path":"account/users/{id}/state","needs":{"id":"userId is required"},"body":"json","answer":"none"},
  readProperty: {"method":"GET","path":"users/{id}/properties/{key}","needs":{"id":"userId is required","key":"key is required"},"answer":"text","tolerates404":true},
  saveProperty: {"method":"PUT","path":"users/{id}/properties/{key}","needs":{"id":"userId is required","key":"key is required"},"body":"text","answer":"none"},
  listCompaniesOfUser: {"method":"GET","path":"users/current/companies","answer":"json"},
  listBranchesOfUser: {"method":"GET","path":"users/{id}/branches","needs":{"id":"userId is required"},"answer":"json"},
  saveUser: {"method":"PUT","path":"account/users/{id}","needs":{"id":"userId is required","body":"user is required","Id":"Id is required"},"body":"json","answer":"none"},
  setRole: {"method":"PUT","path":"account/users/{id}/role","needs":{"id":"userId is required","body":"roleId is required"},"body":"json","answer":"none"},
  readByEmail: {"method":"GET","path":"account/users/byemail/{email}","needs":{"email":"email is required"},"answer":"json"},
  createUser: {"method":"POST","path":"users","needs":{"body":"user is required"},"body":"json","answer":"json"},
  listCompanyIds: {"method":"GET","path":"users/current/companies/ids","answer":"json"},
  removeMember: {"method":"DELETE","path":"account/members/{id}","needs":{"id":"userId is required"},"answer":"none"},
  setPrimaryBranch: {"method":"PUT","path":"users/{id}/primarybranch/{branchId}","needs":{"id":"userId is required","branchId":"branchId is required"},"answer":"none"},
  addMembership: {"method":"PUT","path":"users/{id}/memberships/{companyId}/{roleId}","needs":{"id":"userId is required","companyId":"companyId is required","roleId":"roleId is required"},"answer":"none"},
  removeRole: {"method":"DELETE","path":"users/{id}/memberships/{companyId}/{roleId}","needs":{"id":"userId is required","companyId":"companyId is required","roleId":"roleId is required"},"answer":"none"},
  removeMembership: {"method":"DELETE","path":"users/{id}/memberships/{companyId}","needs":{"id":"userId is required","companyId":"companyId is required"},"answer":"none"},
  saveMemberships: {"method":"PUT","path":"users/{id}/memberships","needs":{"id":"userId is required"},"body":"json","answer":"none"},
  listBusinessProperties: {"method":"POST","path":"users/businessproperties","needs":{"body":"At least one user id is required"},"body":"json","answer":"json"},
  readBusinessProperties: {"method":"GET","path":"users/{id}/businessproperties","needs":{"id":"userId is required"},"answer":"json"},
  saveBusinessProperties: {"method":"PUT","path":"users/{id}/businessproperties","needs":{"id":"userId is required"},"body":"json","answer":"none"},
  listByBusinessProperty: {"method":"GET","path":"users/bybusinessproperty","answer":"json"},
  mayDo: {"method":"GET","path":"accesslist/operation/{op}/type/{type}","needs":{"op":"op is required","type":"type is required"},"answer":"json"},
}
