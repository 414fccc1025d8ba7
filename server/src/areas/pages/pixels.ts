import { maxPixelsOut } from './limits.ts'
import type { PageSize } from './protocol.ts'

/** How many pixels a page gets that is wanted so wide: fewer where it is so long that they would be too many. */
export function pixelsFor(page: PageSize, wanted: number): PageSize {
  const maxWidth = Math.sqrt((maxPixelsOut * page.width) / page.height)
  const width = Math.max(1, Math.min(wanted, maxWidth))
  const height = Math.max(1, (width * page.height) / page.width)
  return { width: Math.ceil(width), height: Math.min(Math.ceil(height), maxPixelsOut) }
}
