import { Absence } from '../../entities/index.ts'
import {
  call,
  country,
  date,
  id,
  list,
  maybe,
  nothing,
  pageOf,
  paging,
  plain,
  record,
  text,
} from '../../words/index.ts'

const userId = { id: 'userId is required' }
const aUser = { id: id('user') }

const ofAbsences = ['ResourceNotFound', 'Forbidden', 'BadRequest'] as const
const absences = record({ Absences: list(Absence) })
const newAbsence = record({ From: date(), Until: date(), SubstituteId: maybe(id('user')) })

/** What a person keeps for themselves: properties, days away, the companies that they may enter. */
export const own = {
  listProperties: call('GET users/{id}/properties', {
    id: 'K-USR-05',
    says: 'What the person or an app keeps under keys with a common beginning, at most 1,000 of them, by key.',
    may: 'profile.read',
    needs: userId,
    path: aUser,
    query: { prefix: maybe(text({ min: 1, max: 100 })) },
    returns: record({
      Properties: list(record({ Key: text({ max: 100 }), Value: text({ max: 1_000_000 }) }), { max: 1000 }),
    }),
    fails: ['ResourceNotFound', 'Forbidden'],
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
    says: 'The person is away for some days, in place of those that go on or come next; colleagues see until when, and who stands in.',
    may: 'profile.write',
    needs: userId,
    path: aUser,
    body: newAbsence,
    returns: Absence,
    fails: ofAbsences,
  }),

  listAbsences: call('GET users/{id}/absences', {
    id: 'K-USR-06',
    says: 'When the person is away: the absence that goes on or comes next, and those that they planned after it.',
    may: 'profile.read',
    needs: userId,
    path: aUser,
    returns: absences,
    fails: ofAbsences,
  }),

  saveAbsences: call('PUT users/{id}/absences', {
    id: 'K-USR-07',
    says: 'All absences that the person plans, one after the other, each with its own substitute.',
    may: 'profile.write',
    needs: { ...userId, body: 'Absences are required' },
    path: aUser,
    body: record({ Absences: list(newAbsence, { max: 20 }) }),
    returns: nothing(),
    fails: ofAbsences,
  }),

  endAbsence: call('DELETE users/{id}/absence', {
    id: 'K-USR-02',
    says: 'The person is back, or does not go; what they planned after that stays.',
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

  listCompanyIds: call('GET users/current/companies/ids', {
    id: 'USR-11',
    says: 'The ids of the companies and branches that the person may enter.',
    may: 'profile.read',
    query: paging(100, 1000),
    returns: pageOf('Ids', id('company')),
  }),
}
