import type { Permission } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Act, ApiError, unfit } from '../../platform/index.ts'
import type { Active, Apps } from './apps.ts'
import type { Registered } from './registered.ts'
import { standing } from './rules.ts'
import * as store from './store.ts'
import { tell } from './telling.ts'

/** What a change gives back: which companies it reached. */
export interface Reached<T> {
  readonly result: T
  readonly companies: readonly string[]
}

/**
 * Activates an app of the store for the company that the act has entered, or changes what it granted to it.
 *
 * @throws ApiError ResourceNotFound, Conflict (ours), BadRequest (a right that the app does not ask for).
 */
export async function activateApp(
  act: Act,
  apps: Apps,
  id: string,
  wanted?: readonly Permission[],
): Promise<Reached<Active>> {
  const app = await apps.oneInStore(act, id)
  if (app.source === 'BUILT_IN')
    throw new ApiError('Conflict', standing({ id, ours: true, active: true, inherited: false })!)
  const asked = app.manifest.permissions
  const permissions = wanted === undefined ? [...asked] : [...new Set(wanted)]
  checkGrant(app, permissions)
  const own = await ownActivation(act, id)
  const activationId = own?.activation_id ?? act.newId()
  await store.saveActivation(act.tx, {
    company_id: act.companyId,
    app_id: id,
    activation_id: activationId,
    granted: permissions,
    activated: act.now,
  })
  const companies = await tell(act, own === undefined ? 'app.activated' : 'app.granted', id, {
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
      ? t`Permissions holds ${found}, and ${id} asks for nothing: leave them out.`
      : t`Permissions holds ${found}, which ${id} does not ask for: grant of ${asked}.`
  throw unfit('Permissions', message)
}

/** @throws ApiError ResourceNotFound, Conflict (ours, inherited, not active). */
export async function deactivateApp(act: Act, apps: Apps, id: string): Promise<Reached<void>> {
  const app = await apps.oneInStore(act, id)
  const active = (await apps.active(act)).find((each) => each.app.id === id)
  const reason = standing({
    id,
    ours: app.source === 'BUILT_IN',
    active: active !== undefined,
    inherited: active?.inherited ?? false,
  })
  if (reason !== undefined) throw new ApiError('Conflict', reason)
  return { result: undefined, companies: await endActivation(act, id) }
}

/** Ends the company’s own activation where there is one. Gives the companies that it reached. */
export async function endActivation(act: Act, id: string): Promise<string[]> {
  return (await store.deleteActivation(act.tx, act.companyId, id)) ? tell(act, 'app.deactivated', id) : []
}

const ownActivation = async (act: Act, id: string): Promise<store.ActivationRow | undefined> =>
  (await store.activationsOf(act.tx, act.companyId)).find(({ app_id }) => app_id === id)
