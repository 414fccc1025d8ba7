import { type Permission, type Role, roles } from '@kontor/contract'
import { verbatim } from '@kontor/i18n'
import { ApiError, type Platform } from '../../platform/index.ts'
import { ourVendor } from '../apps/index.ts'
import { companiesCalled, noCompany } from '../companies/index.ts'
import { hashOf, newSecret } from '../session/index.ts'
import { createUser } from '../users/index.ts'
import { noProgram } from './not-found.ts'
import { clientIdFault, redirectFault } from './rules.ts'
import * as store from './store.ts'

export interface NewClient {
  /** Vendor and app as a dotted pair: `Acme.Bridge`. */
  readonly id: string
  readonly redirectUris: readonly string[]
  /** What it may do at most where no app of its name is in the company's store. */
  readonly permissions: readonly Permission[]
  /** Without a secret: a page, or a program on people's machines. */
  readonly isPublic: boolean
  /** The company that it works for by itself, and as what. */
  readonly actsFor?: { readonly company: string; readonly role: Role }
}

/** What the operator does with the programs of others, beside a running server or alone. */
export function createOperator(platform: Platform) {
  const actFor = async ({ id, actsFor }: NewClient, before: store.ClientRow | undefined) => {
    if (actsFor === undefined) return undefined
    const { company, role } = actsFor
    const [found, second] = await platform.db.plain((tx) => companiesCalled(tx, company))
    if (found === undefined) throw noCompany(company)
    if (second !== undefined)
      throw new ApiError('Conflict', verbatim(`Several companies are named ${company}: use an id such as ${found.id}.`))
    // It keeps who it is, and the role that an administrator may have given it since.
    if (before?.acts_in === found.id) return { companyId: found.id, userId: before.acts_as }
    const userId = platform.ids.next()
    await platform.transact(found.id, { actorId: null, requestId: 'kontor oauth-client' }, (uow) =>
      createUser(uow, {
        id: userId,
        // Nobody reads mail there (RFC 2606), and without a password nobody signs in with it.
        username: `${id}.${userId}@programs.invalid`.toLowerCase(),
        firstName: id,
        lastName: '',
        language: 'en-US',
        timeZone: 'UTC',
        roleId: roles[role],
      }),
    )
    return { companyId: found.id, userId }
  }

  return {
    list: (): Promise<store.ClientRow[]> => platform.db.plain((tx) => store.clients(tx)),

    /**
     * Lets a program in, or gives one that is known other addresses and rights and a new secret.
     *
     * @returns its secret, which is shown this once; undefined for a public one.
     * @throws ApiError BadRequest (its name or an address cannot be), ResourceNotFound, Conflict.
     */
    add: async (client: NewClient): Promise<{ secret: string | undefined; isNew: boolean }> => {
      const faults = [clientIdFault(client.id, ourVendor), ...client.redirectUris.map(redirectFault)]
      const fault = faults.find((message) => message !== undefined)
      if (fault !== undefined) throw new ApiError('BadRequest', verbatim(fault))
      if (client.isPublic && client.actsFor !== undefined)
        throw new ApiError(
          'BadRequest',
          verbatim('A program without a secret cannot act on its own: anyone could impersonate it.'),
        )
      const before = await platform.db.plain((tx) => store.client(tx, client.id))
      const identity = await actFor(client, before)
      const secret = client.isPublic ? undefined : newSecret()
      await platform.db.plain((tx) =>
        store.saveClient(tx, {
          id: client.id,
          secret_hash: secret === undefined ? null : hashOf(secret),
          redirect_uris: [...client.redirectUris],
          permissions: [...client.permissions],
          acts_in: identity?.companyId ?? null,
          acts_as: identity?.userId ?? null,
          created: platform.clock.now(),
        }),
      )
      return { secret, isNew: before === undefined }
    },

    /**
     * Shuts a program out. Its tokens say nothing from then on, in other processes within seconds.
     *
     * @throws ApiError ResourceNotFound
     */
    remove: async (id: string): Promise<void> => {
      if (!(await platform.db.plain((tx) => store.deleteClient(tx, id)))) throw noProgram(id)
    },
  }
}
