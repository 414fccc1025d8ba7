import { Membership } from '../../entities/index.ts'
import { call, country, id, list, nothing, record, text, yes } from '../../words/index.ts'

const userId = { id: 'userId is required' }
const aUser = { id: id('user') }
const membership = { ...aUser, companyId: id('company') }
const inRole = { ...membership, roleId: id('role') }
const companyNeeds = { ...userId, companyId: 'companyId is required' }
const roleNeeds = { ...companyNeeds, roleId: 'roleId is required' }
const write = { may: 'user.write' } as const
const fails = ['ResourceNotFound', 'Conflict', 'BadRequest'] as const

/** In which companies and branches a person works. */
export const memberships = {
  listBranchesOfUser: call('GET users/{id}/branches', {
    id: 'USR-12',
    says: 'The branches in which a person works, and in which of them mainly.',
    may: 'user.read',
    needs: userId,
    path: aUser,
    returns: list(record({ Id: id('company'), Name: text(), Country: country(), Primary: yes() })),
    fails: ['ResourceNotFound'],
  }),

  setPrimaryBranch: call('PUT users/{id}/primarybranch/{branchId}', {
    id: 'USR-15',
    says: 'Says in which branch a person mainly works.',
    ...write,
    needs: { ...userId, branchId: 'branchId is required' },
    path: { ...aUser, branchId: id('company') },
    returns: nothing(),
    fails,
  }),

  addMembership: call('PUT users/{id}/memberships/{companyId}/{roleId}', {
    id: 'USR-16',
    says: 'Lets a person work in a company with a role (F-353).',
    ...write,
    needs: roleNeeds,
    path: inRole,
    returns: nothing(),
    fails,
  }),

  removeRole: call('DELETE users/{id}/memberships/{companyId}/{roleId}', {
    id: 'USR-17',
    says: 'Takes a role in a company from a person.',
    ...write,
    needs: roleNeeds,
    path: inRole,
    returns: nothing(),
    fails,
  }),

  removeMembership: call('DELETE users/{id}/memberships/{companyId}', {
    id: 'USR-18',
    says: 'Takes a person out of a company.',
    ...write,
    needs: companyNeeds,
    path: membership,
    returns: nothing(),
    fails,
  }),

  saveMemberships: call('PUT users/{id}/memberships', {
    id: 'USR-19',
    says: 'Sets all companies in which a person works, with their roles.',
    ...write,
    needs: userId,
    path: aUser,
    body: record({ Memberships: list(Membership, { max: 1000 }) }),
    returns: nothing(),
    fails,
  }),
}
