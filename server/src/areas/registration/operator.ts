import { type RoleId, roles } from '@kontor/contract'
import { type Author, type Platform, type UnitOfWork, uuidPattern } from '../../platform/index.ts'
import { companiesCalled, createCompany, showInDirectory } from '../companies/index.ts'
import { issueSignInLink, type SignInLink } from '../credentials/index.ts'
import { createUser, loginOf, signingOf, unlockAccount } from '../users/index.ts'

/** Who is to have an account: an address, and a name as it is spoken. */
export interface Newcomer {
  readonly username: string
  readonly name: string
}

const author: Author = { actorId: null, requestId: 'kontor' }

/** What an operator does at the shell of the machine; each ends with a link to hand over. Errors are sentences. */
export const createRegistrar = (platform: Platform) => {
  const shellOrigin = platform.settings.shellOrigin
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

  const invite = async (uow: UnitOfWork, { username, name }: Newcomer, roleId: RoleId): Promise<SignInLink> => {
    const userId = uow.newId()
    const [lastName = '', ...first] = name.trim().split(/\s+/).toReversed()
    await createUser(uow, {
      id: userId,
      username,
      firstName: first.toReversed().join(' '),
      lastName,
      language: 'en-US',
      timeZone: zone,
      roleId,
      state: 'CREATED',
    })
    return issueSignInLink(uow, { userId, purpose: 'invitation', shellOrigin })
  }

  return {
    /** A company with its first administrator, who chooses a password by the link. */
    addCompany: (
      company: { readonly name: string; readonly country: string; readonly currency: string },
      administrator: Newcomer,
    ): Promise<SignInLink> =>
      platform.transact(platform.ids.next(), author, async (uow) => {
        await createCompany(uow, company)
        // The operator goes on with it by its name, whether or not a server runs that would show it.
        await showInDirectory(uow)
        return invite(uow, administrator, roles.companyAdmin)
      }),

    /** Somebody more in a company, by its id or its whole name. */
    invitePerson: async (company: string, person: Newcomer, role: keyof typeof roles): Promise<SignInLink> =>
      platform.transact(await companyCalled(platform, company), author, (uow) => invite(uow, person, roles[role])),

    /** A link with which somebody chooses another password; who was locked out is let in again. */
    reset: async (username: string): Promise<SignInLink> => {
      const login = await loginOf(platform, username)
      if (login === undefined) throw new Error(`Nobody is called ${username}: give the e-mail address of a person.`)
      return platform.transact(login.homeId, author, async (uow) => {
        const account = await signingOf(uow, login.userId)
        if (account?.state === 'LOCKED') await unlockAccount(uow, login.userId)
        const purpose = account?.state === 'CREATED' ? 'invitation' : 'reset'
        return issueSignInLink(uow, { userId: login.userId, purpose, shellOrigin })
      })
    },
  }
}

/** @throws Error where there is none, or there are several */
export async function companyCalled({ db }: Platform, nameOrId: string): Promise<string> {
  const found = await db.plain((tx) => companiesCalled(tx, nameOrId))
  const [company, other] = found
  if (company === undefined) throw new Error(`There is no company ${nameOrId}: give its id or its whole name.`)
  if (other !== undefined && !uuidPattern.test(nameOrId))
    throw new Error(`Two companies are called ${nameOrId}: give the id, such as ${company.id} or ${other.id}.`)
  return company.id
}
