import { Company, CompanyAddress, CompanyConfig, NewBranch, Notification, SchemeValue } from '../entities/index.ts'
import { imageTypes } from '../enumerations/index.ts'
import {
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
    says: 'The company that is entered, for programs: in JSON, or in XML where the Accept header asks for that.',
    may: 'company.read',
    returns: contentAs(['application/json', 'application/xml', 'text/xml']),
    fails: ['NotAcceptable'],
  }),

  saveAccount: call('PUT account', {
    id: 'CMP-02',
    says: 'Saves the company’s name, address and identifiers; items with an empty value are dropped (F-172).',
    may: 'company.write',
    body: record({
      CompanyName: maybe(text({ min: 1 })),
      Identifiers: maybe(list(SchemeValue, { max: 50 })),
      AddressLines: maybe(list(SchemeValue, { max: 50 })),
    }),
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
    returns: pageOf('CompanyAccount', Company),
  }),

  listCompanies: call('GET companies', {
    id: 'CMP-03',
    says: 'The company, its branches and those with which it is connected.',
    may: 'company.read',
    served: false,
    query: { ...paging(20), q: maybe(text({ max: 200 })) },
    returns: pageOf('Items', Company),
  }),

  createBranch: call('PUT account/branches/new', {
    id: 'CMP-07',
    says: 'Makes a branch, with its first person.',
    may: 'company.write',
    served: false,
    body: NewBranch,
    returns: nothing(),
    fails: ['Conflict'],
  }),

  listNotifications: call('GET account/users/{userId}/notifications', {
    id: 'CMP-08',
    says: 'What a person is told of, newest first.',
    may: 'profile.read',
    served: false,
    needs: { userId: 'userId is required' },
    returns: pageOf('Notifications', Notification),
    fails: ['ResourceNotFound'],
  }),

  readProperty: call('GET companies/{id}/properties/{prop}', {
    id: 'CMP-09',
    says: 'A property that the company or an app keeps.',
    may: 'company.read',
    served: false,
    needs: { ...companyId, prop: 'prop is required' },
    path: property,
    returns: plain(),
    fails: ['ResourceNotFound'],
  }),

  saveProperty: call('PUT companies/{id}/properties/{prop}', {
    id: 'CMP-10',
    says: 'Keeps a property of the company.',
    may: 'company.write',
    served: false,
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
    served: false,
    needs: companyId,
    path: aCompany,
    returns: record({ addresses: list(CompanyAddress) }),
    fails: ['ResourceNotFound'],
  }),

  addAddress: call('POST orgs/companies/{id}/addresses', {
    id: 'CMP-12',
    says: 'Adds an address (F-174).',
    may: 'company.write',
    served: false,
    needs: companyId,
    path: aCompany,
    body: CompanyAddress,
    returns: CompanyAddress,
    status: 201,
    fails: ['ResourceNotFound'],
  }),

  readConfig: call('GET orgs/companies/{id}/config/{tag}/{key}', {
    id: 'CMP-13',
    says: 'A setting of the company, under a tag.',
    may: 'company.read',
    served: false,
    needs: configNeeds,
    path: config,
    returns: CompanyConfig,
    fails: ['ResourceNotFound'],
  }),

  createConfig: call('POST orgs/companies/{id}/config/{tag}/{key}', {
    id: 'CMP-14',
    says: 'Adds a setting that was not there.',
    may: 'company.configure',
    served: false,
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
    served: false,
    needs: configNeeds,
    path: config,
    body: CompanyConfig,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  deleteConfig: call('DELETE orgs/companies/{id}/config/{tag}/{key}', {
    id: 'U-053',
    says: 'Takes a setting away.',
    may: 'company.configure',
    served: false,
    needs: configNeeds,
    path: config,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  deleteImage: call('DELETE companies/{id}/images/{type}', {
    id: 'CMP-16',
    says: 'Takes the company’s logo or background away.',
    may: 'company.write',
    served: false,
    needs: { ...companyId, type: 'type is required' },
    path: { ...aCompany, type: oneOf(imageTypes) },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}
