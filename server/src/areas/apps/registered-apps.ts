import { createHash } from 'node:crypto'
import type { AppManifest, appSources, Of, Permission } from '@kontor/contract'
import { iconPath } from '../../platform/http/index.ts'
import { uuidOf } from '../../platform/index.ts'
import { type OwnApp, pictureName } from './own-apps.ts'
import type { AddedRow } from './store.ts'

export type Manifest = Of<typeof AppManifest>
export type Source = (typeof appSources)[number]

/** An app as a company finds it in its store. */
export interface Registered {
  /** Vendor and app as a dotted pair (F-164). */
  readonly id: string
  readonly manifest: Omit<Manifest, 'permissions'> & { readonly permissions: readonly Permission[] }
  readonly origin: string
  readonly source: Source
  /** Where the manifest came from; our own came with the server. */
  readonly manifestUrl?: string
  /** Where the app host shows its picture. */
  readonly icon?: string
  readonly added?: Date
  readonly modified?: Date
  /** The company that added it for itself and its branches; none where every company has it. */
  readonly ownerId?: string
}

export const idOf = ({ vendorId, appId }: { vendorId: string; appId: string }): string => `${vendorId}.${appId}`

/** An app of ours, on the app host. */
export function registeredOwn(
  { folder, manifest: { order: _order, ...manifest } }: OwnApp,
  appOrigin: string,
): Registered {
  const mainUrl = `${appOrigin}/apps/${folder}/`
  return {
    id: idOf(manifest),
    manifest: { ...manifest, mainUrl },
    icon: `${mainUrl}${pictureName}`,
    origin: appOrigin,
    source: 'BUILT_IN',
  }
}

export const registeredOf = (
  { id, manifest, manifest_url, added, modified, icon }: AddedRow,
  source: Source,
  appOrigin: string,
  ownerId?: string,
): Registered => ({
  id,
  manifest,
  origin: new URL(manifest.mainUrl).origin,
  source,
  manifestUrl: manifest_url,
  ...(icon === null ? {} : { icon: `${appOrigin}${iconPath}${icon}` }),
  added,
  modified,
  ...(ownerId === undefined ? {} : { ownerId }),
})

/** The name of an app where only a uuid is one, such as in the log: always the same for the same app. */
export function objectIdOf(id: string): string {
  const hex = createHash('sha256').update(`kontor app ${id}`).digest('hex')
  return uuidOf(`${hex.slice(0, 12)}8${hex.slice(13, 16)}8${hex.slice(17, 32)}`)
}
