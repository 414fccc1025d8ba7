import type { CatalogueIn } from '../api-error.ts'
import type { Disk } from '../disk.ts'
import type { Platform } from '../platform.ts'
import type { Credentials } from './credential.ts'
import type { Streams } from './events.ts'
import type { Origins } from './origins.ts'

/** Names of the house's own headers, in lower case as Node gives them. */
export interface HeaderNames {
  readonly tenant: string
  readonly actor: string
  readonly requestId: string
}

export const headerNames = (prefix: string): HeaderNames => ({
  tenant: `${prefix}-tenantid`.toLowerCase(),
  actor: `${prefix}-actorid`.toLowerCase(),
  requestId: `${prefix}-requestid`.toLowerCase(),
})

/** What all requests share. */
export interface Site {
  readonly platform: Platform
  readonly credentials: Credentials
  readonly origins: Origins
  readonly streams: Streams
  readonly headers: HeaderNames
  readonly disk: Disk
  /** What the server says in other languages. */
  readonly catalogueIn: CatalogueIn
}
