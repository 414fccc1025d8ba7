import { Company, SchemeValue } from '../entities/index.ts'
import { call, id, list, maybe, nothing, pageOf, record, text } from '../words/index.ts'

const companyId = { id: 'id is required' }
const aCompany = { id: id('company') }

/** 002 §7 Companies; responses.md B, accounts and companies. */
export const companies = {
  readAccount: call('GET account', {
    id: 'CMP-01',
    says: 'The company that is entered.',
    may: 'company.read',
    returns: Company,
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
}
