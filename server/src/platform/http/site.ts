import type { CatalogueIn } from '../api-error.ts'
import type { Disk } from '../disk.ts'
import type { Platform } from '../platform.ts'
import type { Credentials } from './credential.ts'
import type { Streams } from './events.ts'
import type { Origins } from './origins.ts'
import type { OwnHeaders } from './own-headers.ts'
import type { RequestLimits } from './request-limits.ts'

/** What all requests share. */
export interface Site {
  readonly platform: Platform
  readonly credentials: Credentials
  readonly origins: Origins
  readonly streams: Streams
  readonly headers: OwnHeaders
  readonly disk: Disk
  readonly limits: RequestLimits
  /** What the server says in other languages. */
  readonly catalogueIn: CatalogueIn
}
