import { signedIn } from './call.ts'
import { miriam } from './people.ts'

/** An app of a test: where its manifest is, and whose it is. */
export interface Listed {
  readonly manifestUrl: string
  readonly vendorId: string
  readonly appId: string
}

/** Adds apps to the store of Nordlicht and activates them, as its administrator does. Returns what undoes it. */
export async function activate(shell: string, apps: readonly Listed[]): Promise<() => Promise<void>> {
  const call = await signedIn(shell, miriam)
  for (const { manifestUrl, vendorId, appId } of apps) {
    await call('POST', 'apps/store', JSON.stringify({ ManifestUrl: manifestUrl }))
    await call('PUT', `apps/active/vendors/${vendorId}/apps/${appId}/token`)
  }
  return async () => {
    for (const { vendorId, appId } of apps) {
      await call('DELETE', `apps/active/vendors/${vendorId}/apps/${appId}`)
      await call('DELETE', `apps/store/vendors/${vendorId}/apps/${appId}`)
    }
  }
}
