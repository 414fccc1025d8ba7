import {
  Branch,
  Company,
  CompanyAddress,
  CompanyAddressInput,
  CompanyConfig,
  CompanyInput,
  CompanySetting,
  NewBranch,
} from '../entities/index.ts'
import { imageMediaTypes, imageTypes } from '../enumerations/index.ts'
import {
  bytesAs,
  call,
  contentAs,
  id,
  list,
  maybe,
  nothing,
  oneOf,
  pageOf,
  paging,
  plain,
  record,
  text,
} from '../words/index.ts'

const companyId = { id: 'id is required' }
const aCompany = { id: id('company') }
const property = { ...aCompany, prop: text({ min: 1, max: 100 }) }
const anAddress = { ...aCompany, addressId: id('address') }
const config = { ...aCompany, tag: text({ min: 1, max: 100 }), key: text({ min: 1, max: 100 }) }
const configNeeds = { ...companyId, tag: 'tag is required', key: 'key is required' }

/** 002 §7 Companies; U-053; responses.md B, accounts and companies. */
export const companies = {
  readAccount: call('GET account', {
    id: 'CMP-01',
    says: 'The company that is entered.',
    may: 'company.read',
    returns: Company,
  }),

  readAccountInfo: call('GET account/info', {
    id: 'K-CMP-01',
    says: 'The company that is entered, for programs: in XML, or in JSON where the Accept header asks for that.',
    may: 'company.read',
    returns: Company,
    xml: {
      root: 'CompanyAccountInfo',
      items: { Identifiers: 'Identifier', AddressLines: 'AddressLine' },
      attributes: ['scheme'],
      text: 'value',
    },
  }),

  saveAccount: call('PUT account', {
    id: 'CMP-02',
    says: 'Saves the company’s name, address, identifiers and whether it stands in the directory; items with an empty value are dropped (F-172). It may be sent as it was read; what else it has cannot be changed here.',
    may: 'company.write',
    body: CompanyInput,
    returns: nothing(),
    fails: ['BadRequest'],
  }),

  readCompany: call('GET companies/{id}', {
    id: 'CMP-04',
    says: 'A company: one’s own, a branch, or a connection’s public profile.',
    may: 'company.read',
    needs: companyId,
    path: aCompany,
    returns: Company,
    fails: ['ResourceNotFound'],
  }),

  readParent: call('GET companies/{id}/parent', {
    id: 'CMP-05',
    says: 'The company of which this one is a branch.',
    may: 'company.read',
    needs: companyId,
    path: aCompany,
    returns: Company,
    fails: ['ResourceNotFound'],
  }),

  listBranches: call('GET account/branches', {
    id: 'CMP-06',
    says: 'The branches of the company.',
    may: 'company.read',
    returns: pageOf('CompanyAccount', Branch),
  }),

  listCompanies: call('GET companies', {
    id: 'CMP-03',
    says: 'The company, its branches and those with which it is connected, in this order and each by name.',
    may: 'company.read',
    query: { ...paging(20), q: maybe(text({ max: 200 })) },
    returns: pageOf('Items', Company),
  }),

  createBranch: call('PUT account/branches/new', {
    id: 'CMP-07',
    says: 'Creates a branch of the company, or of a branch of it, with its first administrator; whoever creates it administers it, too.',
    may: 'company.write',
    needs: { body: 'branch is required' },
    body: NewBranch,
    returns: nothing(),
    fails: ['BadRequest', 'ResourceNotFound', 'Conflict'],
  }),

  readProperty: call('GET companies/{id}/properties/{prop}', {
    id: 'CMP-09',
    says: 'A property of the company or of a branch, as somebody saved it.',
    may: 'company.read',
    needs: { ...companyId, prop: 'prop is required' },
    path: property,
    returns: plain(),
    fails: ['ResourceNotFound'],
  }),

  saveProperty: call('PUT companies/{id}/properties/{prop}', {
    id: 'CMP-10',
    says: 'Saves a property of the company or of a branch.',
    may: 'company.write',
    needs: { ...companyId, prop: 'prop is required' },
    path: property,
    body: plain(),
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  listAddresses: call('GET orgs/companies/{id}/addresses', {
    id: 'CMP-11',
    says: 'The company’s addresses.',
    may: 'company.read',
    needs: companyId,
    path: aCompany,
    returns: record({ addresses: list(CompanyAddress) }),
    fails: ['ResourceNotFound'],
  }),

  addAddress: call('POST orgs/companies/{id}/addresses', {
    id: 'CMP-12',
    says: 'Adds an address (F-174). The default of its type is the one that was made so last.',
    may: 'company.write',
    needs: { ...companyId, body: 'address is required' },
    path: aCompany,
    body: CompanyAddressInput,
    returns: CompanyAddress,
    status: 201,
    fails: ['BadRequest', 'ResourceNotFound'],
  }),

  saveAddress: call('PUT orgs/companies/{id}/addresses/{addressId}', {
    id: 'K-CMP-02',
    says: 'Changes an address.',
    may: 'company.write',
    needs: { ...companyId, addressId: 'addressId is required', body: 'address is required' },
    path: anAddress,
    body: CompanyAddressInput,
    returns: CompanyAddress,
    fails: ['BadRequest', 'ResourceNotFound'],
  }),

  deleteAddress: call('DELETE orgs/companies/{id}/addresses/{addressId}', {
    id: 'K-CMP-03',
    says: 'Removes an address.',
    may: 'company.write',
    needs: { ...companyId, addressId: 'addressId is required' },
    path: anAddress,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  listConfig: call('GET orgs/companies/{id}/config', {
    id: 'K-CMP-04',
    says: 'The settings of the company by tag and key.',
    may: 'company.read',
    needs: companyId,
    path: aCompany,
    query: { tag: maybe(text({ min: 1, max: 100 })) },
    returns: record({ Settings: list(CompanySetting) }),
    fails: ['ResourceNotFound'],
  }),

  readConfig: call('GET orgs/companies/{id}/config/{tag}/{key}', {
    id: 'CMP-13',
    says: 'A setting of the company or of a branch by tag and key.',
    may: 'company.read',
    needs: configNeeds,
    path: config,
    returns: CompanyConfig,
    fails: ['ResourceNotFound'],
  }),

  createConfig: call('POST orgs/companies/{id}/config/{tag}/{key}', {
    id: 'CMP-14',
    says: 'Adds a setting that was not there.',
    may: 'company.configure',
    needs: configNeeds,
    path: config,
    body: CompanyConfig,
    returns: nothing(),
    status: 201,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  saveConfig: call('PUT orgs/companies/{id}/config/{tag}/{key}', {
    id: 'CMP-15',
    says: 'Changes a setting.',
    may: 'company.configure',
    needs: configNeeds,
    path: config,
    body: CompanyConfig,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  deleteConfig: call('DELETE orgs/companies/{id}/config/{tag}/{key}', {
    id: 'U-053',
    says: 'Removes a setting.',
    may: 'company.configure',
    needs: configNeeds,
    path: config,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  readImage: call('GET companies/{id}/images/{type}', {
    id: 'K-CMP-05',
    says: 'The logo or background of a company: one’s own, a branch’s or a connection’s.',
    may: 'company.read',
    needs: { ...companyId, type: 'type is required' },
    path: { ...aCompany, type: oneOf(imageTypes) },
    query: {
      v: maybe(
        text({
          max: 64,
          says: 'The beginning of its hash, as LogoURL names it: such an answer may be kept for a year.',
        }),
      ),
    },
    returns: contentAs(imageMediaTypes),
    fails: ['ResourceNotFound'],
  }),

  saveImage: call('PUT companies/{id}/images/{type}', {
    id: 'K-CMP-06',
    says: 'Sets the logo or background of the company or of a branch: a PNG or JPEG of at most 1 MB and 4,096 pixels a side.',
    may: 'company.write',
    needs: { ...companyId, type: 'type is required', body: 'image is required' },
    path: { ...aCompany, type: oneOf(imageTypes) },
    body: bytesAs(imageMediaTypes),
    returns: nothing(),
    fails: ['BadRequest', 'ResourceNotFound'],
  }),

  deleteImage: call('DELETE companies/{id}/images/{type}', {
    id: 'CMP-16',
    says: 'Removes the logo or background of the company or of a branch.',
    may: 'company.write',
    needs: { ...companyId, type: 'type is required' },
    path: { ...aCompany, type: oneOf(imageTypes) },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}
