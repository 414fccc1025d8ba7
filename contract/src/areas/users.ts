import { Absence, BusinessProperty, Membership, User, UserInput } from '../entities/index.ts'
import { accountStates } from '../enumerations/index.ts'
import {
  call,
  country,
  date,
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
  whole,
  yes,
} from '../words/index.ts'

const userId = { id: 'userId is required' }
const aUser = { id: id('user') }
const membership = { ...aUser, companyId: id('company') }
const inRole = { ...membership, roleId: id('role') }
const companyNeeds = { ...userId, companyId: 'companyId is required' }
const roleNeeds = { ...companyNeeds, roleId: 'roleId is required' }
const read = { may: 'user.read', served: false } as const
const write = { may: 'user.write', served: false } as const
const fails = ['ResourceNotFound'] as const
const properties = record({ Properties: list(BusinessProperty, { max: 200 }) })

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
    fits: { limit: 'Limit must be no greater than 1000' },
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
    id: ['USR-13', 'U-088'],
    says: 'Locks a person out, or lets them in again; locking ends their sessions at once.',
    may: 'user.write',
    needs: userId,
    path: aUser,
    body: oneOf(accountStates),
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  erasePerson: call('DELETE account/users/{id}', {
    id: 'K-USR-03',
    says: 'Erases what is kept of a person: name, address, sign-in, properties, sessions, consents. Their id stays in the log, as a former colleague’s. Doing it again changes nothing.',
    may: 'user.write',
    needs: userId,
    path: aUser,
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

  saveAbsence: call('PUT users/{id}/absence', {
    id: 'K-USR-01',
    says: 'The person is away for some days; colleagues see until when, and who stands in.',
    may: 'profile.write',
    needs: userId,
    path: aUser,
    body: record({ From: date(), Until: date(), SubstituteId: maybe(id('user')) }),
    returns: Absence,
    fails: ['ResourceNotFound', 'Forbidden', 'BadRequest'],
  }),

  endAbsence: call('DELETE users/{id}/absence', {
    id: 'K-USR-02',
    says: 'The person is back, or does not go.',
    may: 'profile.write',
    needs: userId,
    path: aUser,
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

  saveUser: call('PUT account/users/{id}', {
    id: 'USR-04',
    says: 'Saves a person.',
    ...write,
    needs: { ...userId, body: 'user is required', Id: 'Id is required' },
    path: aUser,
    body: UserInput,
    returns: nothing(),
    fails,
  }),

  setRole: call('PUT account/users/{id}/role', {
    id: 'USR-05',
    says: 'Gives a person a role (F-352).',
    ...write,
    needs: { ...userId, body: 'roleId is required' },
    path: aUser,
    body: id('role'),
    returns: nothing(),
    fails,
  }),

  readByEmail: call('GET account/users/byemail/{email}', {
    id: 'USR-06',
    says: 'The person who has an e-mail address.',
    ...read,
    needs: { email: 'email is required' },
    path: { email: text({ min: 3, max: 254 }) },
    query: { searchparent: yes(false), searchlocked: maybe(yes()) },
    returns: User,
    fails,
  }),

  createUser: call('POST users', {
    id: 'USR-07',
    says: 'Makes a person and mails them a way in. A missing Id is generated (F-201).',
    ...write,
    needs: { body: 'user is required' },
    query: { username: text({ min: 3, max: 254 }) },
    body: UserInput,
    returns: User,
    status: 201,
    fails: ['Conflict'],
  }),

  listCompanyIds: call('GET users/current/companies/ids', {
    id: 'USR-11',
    says: 'The ids of the companies and branches that the person may enter.',
    may: 'profile.read',
    served: false,
    query: paging(100, 1000),
    returns: pageOf('Ids', id('company')),
  }),

  removeMember: call('DELETE account/members/{id}', {
    id: 'USR-14',
    says: 'Takes a person out of the company; what they did stays theirs.',
    ...write,
    needs: userId,
    path: aUser,
    returns: nothing(),
    fails,
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

  listBusinessProperties: call('POST users/businessproperties', {
    id: 'USR-20',
    says: 'The business properties of many people at once.',
    ...read,
    needs: { body: 'At least one user id is required' },
    body: list(id('user'), { min: 1, max: 1000 }),
    returns: record({
      Users: list(record({ UserId: id('user'), Properties: list(BusinessProperty) })),
    }),
    fails,
  }),

  readBusinessProperties: call('GET users/{id}/businessproperties', {
    id: 'USR-21',
    says: 'Where a person belongs: cost centre, manager, limit.',
    ...read,
    needs: userId,
    path: aUser,
    returns: properties,
    fails,
  }),

  saveBusinessProperties: call('PUT users/{id}/businessproperties', {
    id: 'USR-22',
    says: 'Sets where a person belongs.',
    ...write,
    needs: userId,
    path: aUser,
    body: properties,
    returns: nothing(),
    fails,
  }),

  listByBusinessProperty: call('GET users/bybusinessproperty', {
    id: 'USR-23',
    says: 'The people who have a business property.',
    ...read,
    query: { name: text({ min: 1, max: 100 }), value: text({ min: 1 }) },
    returns: record({ UserAccounts: list(User) }),
  }),

  mayDo: call('GET accesslist/operation/{op}/type/{type}', {
    id: ['USR-24', 'U-085', 'U-086', 'U-087'],
    says: 'Whether the caller may do something with a type of object, as a member of a group (F-348 to F-351).',
    may: 'member',
    served: false,
    needs: { op: 'op is required', type: 'type is required' },
    path: { op: text({ min: 1, max: 60 }), type: text({ min: 1, max: 60 }) },
    query: { groupId: maybe(text({ max: 60 })) },
    returns: record({ Allowed: yes(), Because: maybe(text({ max: 1000 })) }),
  }),
}
