// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const companies: Described<'companies'> = {
  readAccount: {"line":"GET account"},
  readAccountInfo: {"line":"GET account/info","answer":["application/json","application/xml","text/xml"]},
  saveAccount: {"line":"PUT account","body":"json","answer":"none"},
  readCompany: {"line":"GET companies/{id}"},
  readParent: {"line":"GET companies/{id}/parent"},
  listBranches: {"line":"GET account/branches"},
  listCompanies: {"line":"GET companies"},
  createBranch: {"line":"PUT account/branches/new","body":"json","answer":"none"},
  listNotifications: {"line":"GET account/users/{userId}/notifications"},
  readProperty: {"line":"GET companies/{id}/properties/{prop}","answer":"text"},
  saveProperty: {"line":"PUT companies/{id}/properties/{prop}","body":"text","answer":"none"},
  listAddresses: {"line":"GET orgs/companies/{id}/addresses"},
  addAddress: {"line":"POST orgs/companies/{id}/addresses","body":"json"},
  readConfig: {"line":"GET orgs/companies/{id}/config/{tag}/{key}"},
  createConfig: {"line":"POST orgs/companies/{id}/config/{tag}/{key}","body":"json","answer":"none"},
  saveConfig: {"line":"PUT orgs/companies/{id}/config/{tag}/{key}","body":"json","answer":"none"},
  deleteConfig: {"line":"DELETE orgs/companies/{id}/config/{tag}/{key}","answer":"none"},
  deleteImage: {"line":"DELETE companies/{id}/images/{type}","answer":"none"},
}
