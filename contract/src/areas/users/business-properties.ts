import { BusinessProperty, User } from '../../entities/index.ts'
import { call, id, list, nothing, record, text } from '../../words/index.ts'

const userId = { id: 'userId is required' }
const aUser = { id: id('user') }
const read = { may: 'user.read' } as const
const write = { may: 'user.write' } as const
const fails = ['ResourceNotFound', 'BadRequest'] as const
const properties = record({ Properties: list(BusinessProperty, { max: 200 }) })

/** Where people belong: cost centre, manager, limit. */
export const businessProperties = {
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
}
