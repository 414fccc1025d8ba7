// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const companies: Described<'companies'> = {
  readAccount: {"method":"GET","path":"account","answer":"json"},
  saveAccount: {"method":"PUT","path":"account","body":"json","answer":"none"},
  readCompany: {"method":"GET","path":"companies/{id}","needs":{"id":"id is required"},"answer":"json"},
  readParent: {"method":"GET","path":"companies/{id}/parent","needs":{"id":"id is required"},"answer":"json"},
  listBranches: {"method":"GET","path":"account/branches","answer":"json"},
  listCompanies: {"method":"GET","path":"companies","answer":"json"},
  createBranch: {"method":"PUT","path":"account/branches/new","body":"json","answer":"none"},
  listNotifications: {"method":"GET","path":"account/users/{userId}/notifications","needs":{"userId":"userId is required"},"answer":"json"},
  readProperty: {"method":"GET","path":"companies/{id}/properties/{prop}","needs":{"id":"id is required","prop":"prop is required"},"answer":"text"},
  saveProperty: {"method":"PUT","path":"companies/{id}/properties/{prop}","needs":{"id":"id is required","prop":"prop is required"},"body":"text","answer":"none"},
  listAddresses: {"method":"GET","path":"orgs/companies/{id}/addresses","needs":{"id":"id is required"},"answer":"json"},
  addAddress: {"method":"POST","path":"orgs/companies/{id}/addresses","needs":{"id":"id is required"},"body":"json","answer":"json"},
  readConfig: {"method":"GET","path":"orgs/companies/{id}/config/{tag}/{key}","needs":{"id":"id is required","tag":"tag is required","key":"key is required"},"answer":"json"},
  createConfig: {"method":"POST","path":"orgs/companies/{id}/config/{tag}/{key}","needs":{"id":"id is required","tag":"tag is required","key":"key is required"},"body":"json","answer":"none"},
  saveConfig: {"method":"PUT","path":"orgs/companies/{id}/config/{tag}/{key}","needs":{"id":"id is required","tag":"tag is required","key":"key is required"},"body":"json","answer":"none"},
  deleteConfig: {"method":"DELETE","path":"orgs/companies/{id}/config/{tag}/{key}","needs":{"id":"id is required","tag":"tag is required","key":"key is required"},"answer":"none"},
  deleteImage: {"method":"DELETE","path":"companies/{id}/images/{type}","needs":{"id":"id is required","type":"type is required"},"answer":"none"},
}
