import { documentTypesOfTrade } from '@kontor/contract'
import { getDomain } from 'tldts'
import { ourVendor } from '../own-apps.ts'
import { idOf, type Manifest, type Registered } from '../registered-apps.ts'
import { manifestFaults } from '../rules.ts'
import { refusal } from './read.ts'

/** The addresses that are this installation’s own. */
export interface Places {
  readonly shell: string
  readonly app: string
}

/** What browsers take for one site, whatever its ports: a registrable domain, or a host that has none. */
function siteOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const host = new URL(address).hostname.replace(/\.$/, '')
  return getDomain(host, { allowPrivateDomains: true }) ?? host
}

/** @throws ApiError ManifestRefused where the manifest does not fit this installation and the other apps of the store. */
export function checkManifest(manifest: Manifest, places: Places, store: readonly Registered[]): void {
  const faults = manifestFaults(manifest, {
    shellOrigin: places.shell,
    appOrigin: places.app,
    onShellSite: siteOf(manifest.mainUrl) === siteOf(places.shell),
    ourVendor,
    documentTypes: documentTypesOfTrade,
    others: store
      .filter(({ id }) => id !== idOf(manifest))
      .map(({ id, manifest: { vendorId }, origin }) => ({ id, vendorId, origin })),
  })
  if (faults.length > 0)
    throw refusal(faults.map(({ field, message }) => ({ code: 'ManifestRefused', message, details: { field } })))
}
