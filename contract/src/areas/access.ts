import { Verdict } from '../entities/index.ts'
import { explainedActions } from '../enumerations/index.ts'
import { call, id, list, maybe, oneOf, record, text, uuid } from '../words/index.ts'

/** Issue 4: why somebody may or may not. */
export const access = {
  explain: call('GET users/{id}/why/{action}', {
    id: 'K-ACC-01',
    says: 'Why a person may or may not do something, with an object where one is named: the rule that decides, as a sentence, and where it stands.',
    may: 'access.explain',
    needs: { id: 'userId is required' },
    path: { id: id('user'), action: oneOf(explainedActions) },
    query: { object: maybe(uuid()), companyId: maybe(id('company')) },
    returns: Verdict,
    fails: ['ResourceNotFound'],
  }),

  listRoles: call('GET roles', {
    id: 'K-ACC-02',
    says: 'The roles that a person can have in a company, and what each of them may do.',
    may: 'user.read',
    returns: record({
      Roles: list(record({ Id: id('role'), Name: text({ max: 60 }), Permissions: list(text({ max: 60 })) })),
    }),
  }),
}
