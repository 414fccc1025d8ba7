import type { Platform } from '../../../platform/index.ts'
import { idOf, type Manifest } from '../registered-apps.ts'
import type { IconRow } from '../store.ts'
import { fetchIcon } from './icon.ts'
import { readManifest } from './read.ts'

/**
 * What an author publishes of an app: its manifest, and its picture where there is one that may be shown.
 *
 * @throws ApiError ManifestRefused
 */
export async function readApp(
  { settings, log }: Platform,
  url: string,
): Promise<{ manifest: Manifest; icon: IconRow | undefined }> {
  const loopback = settings.appLoopback
  const manifest = await readManifest(url, { loopback })
  const missed = (why: string) => log.info({ app: idOf(manifest), icon: manifest.icon, why }, 'an app has no picture')
  return { manifest, icon: await fetchIcon(manifest, { loopback, missed }) }
}
