import { User, UserInput } from '../../entities/index.ts'
import { accountStates } from '../../enumerations/index.ts'
import { call, email, id, list, maybe, nothing, oneOf, pageOf, record, text, whole, yes } from '../../words/index.ts'

const userId = { id: 'userId is required' }
const aUser = { id: id('user') }
const write = { may: 'user.write' } as const
const fails = ['ResourceNotFound'] as const

/** The people of a company: who they are, how they come in, and how they go. */
export const people = {
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

  readByEmail: call('GET account/users/byemail/{email}', {
    id: 'USR-06',
    says: 'The person who has an e-mail address, in the companies that the caller administers; of the companies above, too, and with those who are locked where that is asked.',
    ...write,
    needs: { email: 'email is required' },
    path: { email: text({ min: 3, max: 254 }) },
    query: { searchparent: yes(false), searchlocked: maybe(yes()) },
    returns: User,
    fails,
  }),

  listUsers: call('GET account/{companyId}/users', {
    id: 'USR-03',
    says: 'The people of a company or branch: those who are added or work, or those in the states that are named, or those of the ids.',
    may: 'user.read',
    needs: { companyId: 'companyId is required' },
    fits: { limit: 'Limit must be no greater than 1000' },
    query: {
      limit: whole({ min: 1, max: 1000, default: 50 }),
      page: whole({ min: 0, max: 1_000_000, default: 0 }),
      q: maybe(text({ max: 200 })),
      id: maybe(list(id('user'), { max: 1000 })),
      state: maybe(list(oneOf(accountStates), { max: 10 })),
      includeMemberships: yes(false),
      findMembers: yes(false),
      public: yes(false),
      actions: yes(false),
    },
    returns: pageOf('UserAccounts', User),
    fails: ['ResourceNotFound'],
  }),

  createUser: call('POST users', {
    id: 'USR-07',
    says: 'Adds a person, who gets a link to choose a password by mail where there is a mail server. A missing Id is generated (F-201), names are escaped for HTML (F-200).',
    ...write,
    needs: { body: 'user is required' },
    query: { username: email() },
    body: UserInput,
    returns: User,
    status: 201,
    creates: 'account/users/{Id}',
    fails: ['BadRequest', 'ResourceNotFound', 'Conflict'],
  }),

  saveUser: call('PUT account/users/{id}', {
    id: 'USR-04',
    says: 'Saves what is known of a person whose account lives in the company or in a branch of it.',
    ...write,
    needs: { ...userId, body: 'user is required', Id: 'Id is required' },
    path: aUser,
    body: UserInput,
    returns: nothing(),
    fails: ['BadRequest', 'ResourceNotFound', 'Conflict'],
  }),

  setRole: call('PUT account/users/{id}/role', {
    id: 'USR-05',
    says: 'Gives a person of the company another role (F-352); the last administrator keeps it.',
    ...write,
    needs: { ...userId, body: 'roleId is required' },
    path: aUser,
    body: id('role'),
    returns: nothing(),
    fails: ['BadRequest', 'ResourceNotFound', 'Conflict'],
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

  removeMember: call('DELETE account/members/{id}', {
    id: 'USR-14',
    says: 'Takes a person out of the company; what they did stays theirs.',
    ...write,
    needs: userId,
    path: aUser,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  letGo: call('POST account/users/{id}/departure', {
    id: 'K-USR-04',
    says: 'Somebody leaves: in one act they are locked out, their sessions and tokens end, and what is open with them goes to a colleague. Answers with how much that one took, and how much they may not see.',
    ...write,
    needs: userId,
    path: aUser,
    body: record({ SuccessorId: maybe(id('user')) }),
    returns: record({ Moved: whole(), Stayed: whole() }),
    fails: ['BadRequest', 'ResourceNotFound', 'Conflict'],
  }),

  mayDo: call('GET accesslist/operation/{op}/type/{type}', {
    id: ['USR-24', 'U-085', 'U-086', 'U-087'],
    says: 'Whether the caller may do something with a type of object, as a member of a group (F-348 to F-351).',
    may: 'member',
    needs: { op: 'op is required', type: 'type is required' },
    path: { op: text({ min: 1, max: 60 }), type: text({ min: 1, max: 60 }) },
    query: { groupId: maybe(text({ max: 60 })) },
    returns: record({ Allowed: yes(), Because: maybe(text({ max: 1000 })) }),
  }),
}
