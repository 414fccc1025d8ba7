import {
  type Areas,
  type ExplainedAction,
  type ObjectAction,
  type Of,
  type Permission,
  roles,
  type User,
  type Verdict,
} from '@kontor/contract'
import { personName, t } from '@kontor/i18n'
import { ApiError, type Handlers, type ObjectRule, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { isBranch, noCompany, readCompany } from '../companies/index.ts'
import { noUser, readUser, whyNotEnter } from '../users/index.ts'
import { areaFile, byRole, type Decision, type Rights, refused } from './decision.ts'

/** The rules of every object, by what is done with it: one that is missing does not compile. */
export type ObjectRules = Readonly<Record<ObjectAction, ObjectRule>>

interface Question {
  readonly userId: string
  readonly action: ExplainedAction
  readonly objectId: string | undefined
}

type Person = Of<typeof User>

export function createHandlers(rights: Rights, objectRules: ObjectRules): Handlers<Areas['access']> {
  const ruleOf = (action: ExplainedAction): ObjectRule | undefined =>
    (objectRules as Partial<Record<string, ObjectRule>>)[action]

  /** In the company that the unit of work has entered. The object is looked up first: a foreign one is not there for anybody. */
  async function explain(
    uow: UnitOfWork,
    question: Question,
    known: Person | undefined,
    translate: RequestContext['translate'],
  ): Promise<Of<typeof Verdict>> {
    const { userId, action, objectId } = question
    const rule = ruleOf(action)
    const right = rule?.right ?? (action as Permission)
    const person = await readUser(uow, userId)
    const named = person ?? known
    if (named === undefined) throw noUser(userId)
    const state = objectId === undefined ? undefined : await stateOf(uow, question, rule)
    const { allowed, rule: deciding, because, stands } = await decide(uow, { named, person, right, state })
    return {
      UserId: userId,
      CompanyAccountId: uow.companyId,
      Action: action,
      ...(objectId === undefined ? {} : { ObjectId: objectId }),
      Allowed: allowed,
      Rule: deciding,
      Because: await translate(because),
      Stands: stands,
      Right: right,
      ...(person?.RoleId === undefined ? {} : { RoleId: person.RoleId }),
    }
  }

  /** The first rule that refuses, in the order in which a request meets them; else the role that lets in. */
  async function decide(uow: UnitOfWork, { named, person, right, state }: Facts): Promise<Decision> {
    const locked = whyNotEnter(named.State)
    if (locked !== undefined) return refused('account', locked, areaFile('users/rules.ts'))
    const name = personName(named)
    if (person?.RoleId === undefined) {
      const company = await readCompany(uow)
      const because = t`${name} has no role in ${company?.CompanyName}. Only people with a role can act for a company.`
      return refused('membership', because, 'server/src/platform/http/authority.ts')
    }
    const role = byRole(rights, name, person.RoleId, right)
    return role.allowed ? (state ?? role) : role
  }

  return {
    listRoles: async () => ({
      Roles: Object.entries(roles).map(([Name, Id]) => ({
        Id,
        Name,
        Permissions: [...rights.permissionsOf(Id)].toSorted(),
      })),
    }),

    explain: ({ params, query }, context) =>
      context.read(async (uow) => {
        const companyId = query.companyId ?? uow.companyId
        const question = { userId: params.id, action: params.action as ExplainedAction, objectId: query.object }
        const known = await readUser(uow, question.userId)
        if (companyId === uow.companyId) return explain(uow, question, known, (because) => context.translate(because))
        if (!(await isBranch(uow, companyId))) throw noCompany(companyId)
        return uow.within(companyId, (branch) =>
          explain(branch, question, known, (because) => context.translate(because)),
        )
      }),
  }
}

interface Facts {
  readonly named: Person
  /** As the company sees them; undefined where they do not work there. */
  readonly person: Person | undefined
  readonly right: Permission
  /** What the object's state refuses. */
  readonly state: Decision | undefined
}

async function stateOf(uow: UnitOfWork, { userId, action, objectId }: Question, rule: ObjectRule | undefined) {
  if (rule === undefined || objectId === undefined)
    throw new ApiError('BadRequest', t`action is ${action}, which does not depend on an object: leave object out.`)
  const because = await rule.whyNot(uow, objectId, userId)
  return because === undefined ? undefined : refused('state', because, areaFile(rule.stands))
}
