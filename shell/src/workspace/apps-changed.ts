import type { App } from '../api.ts'
import { frameOf, type Pool } from '../frames/pool.ts'

/** What has become of the company's apps while the shell was open. */
export interface AppsChanged {
  /** May be opened now. */
  readonly come: readonly App[]
  /** Were open, and may be no longer. */
  readonly gone: readonly App[]
}

export const nothingChanged: AppsChanged = { come: [], gone: [] }

const without = (apps: readonly App[], others: readonly App[]) =>
  apps.filter(({ Id }) => !others.some((other) => other.Id === Id))

export const changeOf = (before: readonly App[], after: readonly App[], pool: Pool): AppsChanged => ({
  come: without(after, before),
  gone: without(before, after).filter(({ Id }) => frameOf(pool, Id) !== undefined),
})
