import { createHash } from 'node:crypto'
import { getOutside, NotFetched } from '../../../platform/outbound/index.ts'
import type { Manifest } from '../registered-apps.ts'
import type { IconRow } from '../store.ts'
import { pictureType } from './picture.ts'

/** As much as a picture may cost us. */
const bounds = { size: 64 * 1024, time: 3000, redirects: 3, accept: 'image/svg+xml, image/png, image/webp' }

/**
 * Fetches the picture of an app, as it is kept. An app needs none: what cannot be fetched, or is no picture, leaves it
 * with its letter, and `missed` hears why.
 */
export async function fetchIcon(
  { icon }: Manifest,
  { loopback, missed }: { loopback: boolean; missed: (why: string) => void },
): Promise<IconRow | undefined> {
  if (icon === undefined) return undefined
  try {
    const { bytes } = await getOutside(icon, { ...bounds, loopback })
    const mediaType = pictureType(bytes)
    if (mediaType !== undefined)
      return {
        hash: createHash('sha256').update(bytes).digest('hex'),
        media_type: mediaType,
        bytes: Buffer.from(bytes),
      }
    missed('It is no PNG, WebP or plain SVG of at most 1024 pixels a side.')
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error
    missed(error.message)
  }
  return undefined
}
