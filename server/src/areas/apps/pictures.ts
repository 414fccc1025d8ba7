import type { Pictures } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import * as store from './store.ts'

/** The pictures of apps, by the names under which the app host shows them. */
export const createPictures =
  ({ db }: Platform): Pictures =>
  async (name) => {
    const icon = await db.plain((tx) => store.iconOf(tx, name))
    return icon && { mediaType: icon.media_type, bytes: icon.bytes }
  }
