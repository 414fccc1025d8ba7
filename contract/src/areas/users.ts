import { User } from '../entities/index.ts'
import { accountStates } from '../enumerations.ts'
import {
  call,
  country,
  id,
  list,
  maybe,
  nothing,
  oneOf,
  pageOf,
  plain,
  record,
  text,
  whole,
  yes,
} from '../words/index.ts'

const userId = { id: 'userId is required' }
const aUser = { id: id('user') }

/** 002 §7 Users; responses.md B, Users. */
export const users = {
  readCurrentUser: call('GET account/info/user', {
    id: 'USR-01',
    says: 'The person who asks.',
    may: 'member',
    returns: User,
  }),

  readUser: call('GET account/users/{id}', {
    id: 'USR-02',
    says: 'A person of the company.',
    may: 'user.read',
    needs: userId,
    path: aUser,
    returns: User,
    fails: ['ResourceNotFound'],
  }),

  listUsers: call('GET account/{companyId}/users', {
    id: 'USR-03',
    says: 'The people of a company or branch.',
    may: 'user.read',
    needs: { companyId: 'companyId is required' },
    query: {
      limit: whole({ min: 1, max: 1000, default: 50 }),
      page: whole({ min: 0, max: 1_000_000, default: 0 }),
      q: maybe(text({ max: 200 })),
      id: maybe(list(id('user'), { max: 1000 })),
      includeMemberships: yes(false),
      findMembers: yes(false),
      public: yes(false),
    },
    returns: pageOf('UserAccounts', User),
    fails: ['ResourceNotFound'],
  }),

  setUserState: call('PUT account/users/{id}/state', {
    id: 'USR-13',
    says: 'Locks a person out, or lets them in again; locking ends their sessions at once.',
    may: 'user.write',
    needs: userId,
    path: aUser,
    body: oneOf(accountStates),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readProperty: call('GET users/{id}/properties/{key}', {
    id: 'USR-09',
    says: 'A property that the person or an app keeps, such as the language.',
    may: 'profile.read',
    needs: { ...userId, key: 'key is required' },
    path: { ...aUser, key: text({ max: 100, min: 1 }) },
    returns: plain(),
    tolerates404: true,
    fails: ['ResourceNotFound'],
  }),

  saveProperty: call('PUT users/{id}/properties/{key}', {
    id: 'USR-08',
    says: 'Keeps a property of the person.',
    may: 'profile.write',
    needs: { ...userId, key: 'key is required' },
    path: { ...aUser, key: text({ max: 100, min: 1 }) },
    body: plain(),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Forbidden'],
  }),

  listCompaniesOfUser: call('GET users/current/companies', {
    id: 'USR-10',
    says: 'The companies and branches that the person may enter.',
    may: 'profile.read',
    returns: record({
      Companies: list(record({ Id: id('company'), Name: text(), Country: country(), Role: id('role') })),
    }),
  }),

  listBranchesOfUser: call('GET users/{id}/branches', {
    id: 'USR-12',
    says: 'The branches in which a person works.',
    may: 'user.read',
    needs: userId,
    path: aUser,
    returns: record({ Branches: list(record({ Id: id('company'), Name: text(), Country: country() })) }),
    fails: ['ResourceNotFound'],
  }),
}
