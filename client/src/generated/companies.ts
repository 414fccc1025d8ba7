// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const companies: Described<'companies'> = {
  readAccount: {"line":"GET account"},
  readAccountInfo: {"line":"GET account/info"},
  saveAccount: {"line":"PUT account","body":"json","answer":"none"},
  readCompany: {"line":"GET companies/{id}"},
  readParent: {"line":"GET companies/{id}/parent"},
  listBranches: {"line":"GET account/branches"},
  listCompanies: {"line":"GET companies"},
  createBranch: {"line":"PUT account/branches/new","needs":{"body":"branch is required"},"body":"json","answer":"none"},
  readProperty: {"line":"GET companies/{id}/properties/{prop}","answer":"text"},
  saveProperty: {"line":"PUT companies/{id}/properties/{prop}","body":"text","answer":"none"},
  listAddresses: {"line":"GET orgs/companies/{id}/addresses"},
  addAddress: {"line":"POST orgs/companies/{id}/addresses","needs":{"body":"address is required"},"body":"json"},
  saveAddress: {"line":"PUT orgs/companies/{id}/addresses/{addressId}","needs":{"body":"address is required"},"body":"json"},
  deleteAddress: {"line":"DELETE orgs/companies/{id}/addresses/{addressId}","answer":"none"},
  listConfig: {"line":"GET orgs/companies/{id}/config"},
  readConfig: {"line":"GET orgs/companies/{id}/config/{tag}/{key}"},
  createConfig: {"line":"POST orgs/companies/{id}/config/{tag}/{key}","body":"json","answer":"none"},
  saveConfig: {"line":"PUT orgs/companies/{id}/config/{tag}/{key}","body":"json","answer":"none"},
  deleteConfig: {"line":"DELETE orgs/companies/{id}/config/{tag}/{key}","answer":"none"},
  readImage: {"line":"GET companies/{id}/images/{type}","answer":["image/png","image/jpeg"]},
  saveImage: {"line":"PUT companies/{id}/images/{type}","needs":{"body":"image is required"},"body":["image/png","image/jpeg"],"answer":"none"},
  deleteImage: {"line":"DELETE companies/{id}/images/{type}","answer":"none"},
}
