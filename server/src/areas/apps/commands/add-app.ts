import { type Message, t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { branchIds } from '../../companies/index.ts'
import type { Apps } from '../apps.ts'
import { tell } from '../log.ts'
import { checkManifest, type Places } from '../manifest/check.ts'
import { idOf, type Manifest, type Registered, registeredOf, type Source } from '../registered-apps.ts'
import * as store from '../store.ts'
import { endActivation, type Reached } from './activate-app.ts'

/** A manifest that was read, and where, with the app’s picture. */
export interface Read {
  readonly manifest: Manifest
  readonly url: string
  readonly icon: store.IconRow | undefined
}

const others: Readonly<Record<Exclude<Source, 'COMPANY'>, (id: string) => Message>> = {
  BUILT_IN: (id) => t`${id} is part of Kontor`,
  HEAD_OFFICE: (id) => t`${id} was added by the head office`,
  INSTALLATION: (id) => t`${id} was added by the operator`,
}

/**
 * Puts an app into the store of the company that the unit of work has entered, or a new version in the place of the old one.
 *
 * @throws ApiError ManifestRefused, Conflict (the name is taken by somebody else’s app).
 */
export async function addApp(uow: UnitOfWork, apps: Apps, places: Places, read: Read): Promise<Reached<Registered>> {
  const { manifest, url, icon } = read
  const inStore = await apps.inStore(uow)
  checkManifest(manifest, places, inStore)
  const id = idOf(manifest)
  const before = inStore.find((app) => app.id === id)
  if (before !== undefined && before.source !== 'COMPANY')
    throw new ApiError('Conflict', t`${id} is already in the store: ${others[before.source](id)}. Activate it there.`)
  if (before !== undefined) checkSameAuthor(id, before.manifestUrl!, url)
  const about = { manifest_url: url, added: before?.added ?? uow.now, modified: uow.now }
  const row = { id, manifest, ...about, icon: icon?.hash ?? null }
  if (icon !== undefined) await store.keepIcon(uow.tx, icon)
  await store.saveApp(uow.tx, uow.companyId, row)
  const app = registeredOf(row, 'COMPANY', places.app)
  await store.admitOrigin(uow.tx, app.origin)
  const kind = before === undefined ? 'app.added' : 'app.updated'
  return { result: app, companies: await tell(uow, kind, id, { version: manifest.version, origin: app.origin }) }
}

/** A new version comes from where the old one did: else whoever knows a name could take its rights. */
export function checkSameAuthor(id: string, before: string, url: string): void {
  const known = new URL(before).origin
  if (new URL(url).origin === known) return
  const message = t`${id} was added from ${before}: use an address at ${known}, or remove the app first.`
  throw new ApiError('Conflict', message)
}

/**
 * Takes an app that the company itself added out of its store, and out of use there and in its branches.
 *
 * @throws ApiError ResourceNotFound, Conflict (it is not the company’s own).
 */
export async function removeApp(uow: UnitOfWork, apps: Apps, id: string): Promise<Reached<void>> {
  const app = await apps.oneInStore(uow, id)
  if (app.source !== 'COMPANY')
    throw new ApiError(
      'Conflict',
      t`${others[app.source](id)}: only the company that added it to the store can remove it.`,
    )
  await store.deleteApp(uow.tx, uow.companyId, id)
  await outOfUse(uow, id)
  return { result: undefined, companies: await tell(uow, 'app.removed', id) }
}

/** Ends the activations of an app that is gone, in the company and in the branches that had it from there. */
export async function outOfUse(uow: UnitOfWork, id: string): Promise<void> {
  if ((await store.appsOf(uow.tx, uow.companyId)).some((own) => own.id === id)) return
  await endActivation(uow, id)
  for (const branch of await branchIds(uow)) await uow.within(branch, (inBranch) => outOfUse(inBranch, id))
}
