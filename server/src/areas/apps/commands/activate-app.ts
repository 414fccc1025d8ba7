import type { Permission } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import type { Active, Apps } from '../apps.ts'
import { tell } from '../log.ts'
import type { Registered } from '../registered-apps.ts'
import { standing } from '../rules.ts'
import * as store from '../store.ts'

/** What a change gives back: which companies it reached. */
export interface Reached<T> {
  readonly result: T
  readonly companies: readonly string[]
}

/**
 * Activates an app of the store for the company that the unit of work has entered, or changes what it granted to it.
 *
 * @throws ApiError ResourceNotFound, Conflict (ours), BadRequest (a right that the app does not ask for).
 */
export async function activateApp(
  uow: UnitOfWork,
  apps: Apps,
  id: string,
  wanted?: readonly Permission[],
): Promise<Reached<Active>> {
  const app = await apps.oneInStore(uow, id)
  if (app.source === 'BUILT_IN')
    throw new ApiError('Conflict', standing({ id, ours: true, active: true, inherited: false })!)
  const asked = app.manifest.permissions
  const permissions = wanted === undefined ? [...asked] : [...new Set(wanted)]
  checkGrant(app, permissions)
  const own = await ownActivation(uow, id)
  const activationId = own?.activation_id ?? uow.newId()
  await store.saveActivation(uow.tx, {
    company_id: uow.companyId,
    app_id: id,
    activation_id: activationId,
    granted: permissions,
    activated: uow.now,
  })
  const companies = await tell(uow, own === undefined ? 'app.activated' : 'app.granted', id, {
    version: app.manifest.version,
    permissions: permissions.join(' '),
  })
  return { result: { app, activationId, permissions, inherited: false }, companies }
}

function checkGrant({ id, manifest }: Registered, permissions: readonly Permission[]): void {
  const beyond = permissions.filter((permission) => !manifest.permissions.includes(permission))
  if (beyond.length === 0) return
  const [found, asked] = [beyond.join(', '), manifest.permissions.join(', ')]
  const message =
    asked === ''
      ? t`Permissions contains ${found}, but ${id} requests no permissions: leave it empty.`
      : t`Permissions contains ${found}, which ${id} does not request: choose from ${asked}.`
  throw unfit('Permissions', message)
}

/** @throws ApiError ResourceNotFound, Conflict (ours, inherited, not active). */
export async function deactivateApp(uow: UnitOfWork, apps: Apps, id: string): Promise<Reached<void>> {
  const app = await apps.oneInStore(uow, id)
  const active = (await apps.active(uow)).find((each) => each.app.id === id)
  const reason = standing({
    id,
    ours: app.source === 'BUILT_IN',
    active: active !== undefined,
    inherited: active?.inherited ?? false,
  })
  if (reason !== undefined) throw new ApiError('Conflict', reason)
  return { result: undefined, companies: await endActivation(uow, id) }
}

/** Ends the company’s own activation where there is one. Gives the companies that it reached. */
export async function endActivation(uow: UnitOfWork, id: string): Promise<string[]> {
  return (await store.deleteActivation(uow.tx, uow.companyId, id)) ? tell(uow, 'app.deactivated', id) : []
}

const ownActivation = async (uow: UnitOfWork, id: string): Promise<store.ActivationRow | undefined> =>
  (await store.activationsOf(uow.tx, uow.companyId)).find(({ app_id }) => app_id === id)
