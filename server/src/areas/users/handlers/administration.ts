import { type Areas, permissions, roles } from '@kontor/contract'
import { type Handlers, pageInfo, type UnitOfWork } from '../../../platform/index.ts'
import { headOffices } from '../../companies/index.ts'
import { administeredIds, inCompany } from '../administered-companies.ts'
import { giveRole, setMemberships, setPrimaryBranch, takeOut, theirCompany } from '../commands/change-memberships.ts'
import { letGo } from '../commands/offboard-person.ts'
import { addPerson, savePerson } from '../commands/save-person.ts'
import { noUser } from '../not-found.ts'
import { whyNotDo } from '../rules.ts'
import type { SignIns } from '../sign-ins.ts'
import * as accountStore from '../store/accounts.ts'
import * as membershipStore from '../store/memberships.ts'
import { readUser, roleOf } from '../users.ts'
import type { HandsOver } from '../work-handover.ts'

type Administration = Pick<
  Handlers<Areas['users']>,
  | 'readByEmail'
  | 'createUser'
  | 'saveUser'
  | 'setRole'
  | 'removeMember'
  | 'letGo'
  | 'mayDo'
  | 'listCompanyIds'
  | 'setPrimaryBranch'
  | 'addMembership'
  | 'removeRole'
  | 'removeMembership'
  | 'saveMemberships'
>

/** Who works where, in which role: what an administrator does with people. */
export const createAdministrationHandlers = (signIns: SignIns, handsOver: HandsOver): Administration => {
  /** What a person may do is looked up anew after it. */
  const changing = async (userId: string, work: Promise<void>): Promise<void> => {
    await work
    signIns.forget(userId)
  }
  return {
    readByEmail: ({ params, query }, context) =>
      context.read(async (uow) => {
        const above = query.searchparent ? await administeredAbove(uow, context.actor.userId) : []
        const userId = (await accountStore.loginOf(uow.tx, params.email))?.userId
        for (const companyId of userId === undefined ? [] : [...(await administeredIds(uow)), ...above]) {
          const found = await inCompany(uow, companyId, (there) => readUser(there, userId!))
          if (found !== undefined && (query.searchlocked === true || found.State !== 'LOCKED')) return found
        }
        throw noUser(params.email)
      }),

    createUser: ({ query, body }, context) =>
      context.write(async (uow) => {
        const { language } = context
        const id = await addPerson(uow, query.username, body, { language })
        const { company_id: companyId } = await theirCompany(uow, id)
        return inCompany(uow, companyId, async (there) => {
          const created = await readUser(there, id)
          if (created === undefined) throw noUser(id)
          return created
        })
      }),

    saveUser: ({ params, body }, context) =>
      changing(
        params.id,
        context.write((uow) => savePerson(uow, params.id, body)),
      ),

    setRole: ({ params, body }, context) =>
      changing(
        params.id,
        context.write(async (uow) => {
          if ((await roleOf(uow, params.id)) === undefined) throw noUser(params.id)
          await giveRole(uow, params.id, uow.companyId, body.toLowerCase())
        }),
      ),

    removeMember: ({ params }, context) =>
      changing(
        params.id,
        context.write((uow) => takeOut(uow, params.id, uow.companyId)),
      ),

    letGo: async ({ params, body }, context) => {
      const answer = await context.write((uow) =>
        letGo(uow, params.id, { successorId: body.SuccessorId, byId: context.actor.userId }, { signIns, handsOver }),
      )
      signIns.forget(params.id)
      return answer
    },

    addMembership: ({ params: { id, companyId, roleId } }, context) =>
      changing(
        id,
        context.write((uow) => giveRole(uow, id, companyId, roleId)),
      ),

    removeRole: ({ params: { id, companyId, roleId } }, context) =>
      changing(
        id,
        context.write((uow) => takeOut(uow, id, companyId, roleId)),
      ),

    removeMembership: ({ params: { id, companyId } }, context) =>
      changing(
        id,
        context.write((uow) => takeOut(uow, id, companyId)),
      ),

    saveMemberships: ({ params, body }, context) =>
      changing(
        params.id,
        context.write((uow) => setMemberships(uow, params.id, body.Memberships)),
      ),

    setPrimaryBranch: ({ params }, context) =>
      context.write((uow) => setPrimaryBranch(uow, params.id, params.branchId)),

    listCompanyIds: ({ query }, context) =>
      context.read(async (uow) => {
        const { homeId, userId } = context.actor
        const rows = await inCompany(uow, homeId, ({ tx }) => membershipStore.companiesOf(tx, homeId, userId))
        const { page, limit } = query
        const Ids = rows.slice(page * limit, (page + 1) * limit).map(({ member_id }) => member_id)
        return { ...pageInfo(query, rows.length), Ids }
      }),

    mayDo: async ({ params, query }, context) => {
      const asked = { operation: params.op, type: params.type, groupId: query.groupId }
      const why = whyNotDo(asked, context.actor, permissions)
      return { Allowed: why === undefined, ...(why === undefined ? {} : { Because: await context.translate(why) }) }
    },
  }
}

/** The companies above the entered one in which a person administers, too. */
async function administeredAbove(uow: UnitOfWork, userId: string): Promise<string[]> {
  const found: string[] = []
  for (const companyId of await headOffices(uow))
    if ((await inCompany(uow, companyId, (there) => roleOf(there, userId))) === roles.companyAdmin)
      found.push(companyId)
  return found
}
