import type { Permission } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import type { Apps, Scope } from '../apps/index.ts'
import * as store from './store.ts'

/**
 * What a program may do at most in the company that the unit of work has entered. Where the store has an app of its name, that is
 * what the app may do there, and nothing where it is not active; else what the operator gave to the program.
 *
 * @returns undefined where the program has no business in the company.
 */
export async function ceilingOf(uow: UnitOfWork, apps: Apps, clientId: string): Promise<Scope | undefined> {
  const client = await store.client(uow.tx, clientId)
  if (client === undefined) return undefined
  const isApp = (await apps.inStore(uow)).some(({ id }) => id === clientId)
  if (isApp) return apps.scope(uow, clientId)
  return { activationId: null, permissions: client.permissions as Permission[] }
}

/** What a token may do when it is looked up: that of an app of the shell all of the app's, a program's its scopes. */
export const createTokenScopes =
  (apps: Apps) =>
  async (uow: UnitOfWork, app: string, scopes: readonly string[] | null): Promise<Scope | undefined> => {
    if (scopes === null) return apps.scope(uow, app)
    const ceiling = await ceilingOf(uow, apps, app)
    return ceiling && { ...ceiling, permissions: ceiling.permissions.filter((right) => scopes.includes(right)) }
  }
