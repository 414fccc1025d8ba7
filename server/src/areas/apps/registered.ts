import type { ActiveApp, AppManifest, appSources, Of, Permission } from '@kontor/contract'
import { type BuiltIn, builtIns } from './built-in.ts'

export type Manifest = Of<typeof AppManifest>

/** An app as a company finds it in its store. */
export interface Registered {
  /** Vendor and app as a dotted pair (F-164). */
  readonly id: string
  readonly manifest: Omit<Manifest, 'permissions'> & { readonly permissions: readonly Permission[] }
  readonly origin: string
  readonly source: (typeof appSources)[number]
  /** Where the manifest came from; our own came with the server. */
  readonly manifestUrl?: string
  readonly added?: Date
  readonly modified?: Date
}

export const idOf = ({ vendorId, appId }: { vendorId: string; appId: string }): string => `${vendorId}.${appId}`

/** Our own apps, on the app host. */
export function ownApps(appOrigin: string, isBuilt: (folder: string) => boolean): Registered[] {
  return builtIns
    .filter(({ folder }) => isBuilt(folder))
    .map(({ folder, ...manifest }: BuiltIn) => ({
      id: idOf(manifest),
      manifest: { ...manifest, mainUrl: `${appOrigin}/apps/${folder}/` },
      origin: appOrigin,
      source: 'BUILT_IN',
    }))
}

/** An active app as shells and apps are told of it, with the rights that it has been granted. */
export function activeAppOf(
  { id, manifest, origin, source }: Registered,
  granted: readonly Permission[],
  inherited: boolean,
): Of<typeof ActiveApp> {
  const { vendorId, appId, version, names, mainUrl, icon, colour, capabilities, spawn } = manifest
  return {
    Id: id,
    VendorId: vendorId,
    AppId: appId,
    Version: version,
    Names: names,
    Url: mainUrl,
    Origin: origin,
    ...(icon === undefined ? {} : { Icon: icon }),
    ...(colour === undefined ? {} : { Colour: colour }),
    Ours: source === 'BUILT_IN',
    Inherited: inherited,
    Permissions: [...granted],
    Capabilities: capabilities.map(({ name, value, titles }) => ({
      Name: name,
      Value: value,
      ...(titles === undefined ? {} : { Titles: titles }),
    })),
    Spawn: spawn,
  }
}
