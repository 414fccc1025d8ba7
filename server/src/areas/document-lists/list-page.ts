import type { UnitOfWork } from '../../platform/index.ts'
import type { Entry } from '../entries/index.ts'
import type { Filter } from './filter.ts'
import { count, type MinorSum, sums } from './store/counts.ts'
import type { Window } from './store/ordering.ts'
import { page } from './store/page.ts'

export interface ListPage {
  /** How many rows the whole list has. */
  readonly count: number
  readonly rows: readonly Entry[]
  /** What the whole list adds up to, where it was asked for. */
  readonly sums?: readonly MinorSum[]
}

interface Asked {
  readonly withSums?: boolean
  /** Where the whole list has more, none of its rows are read. */
  readonly maxCount?: number
}

/**
 * One page of a list: the only way to its rows. Whether they are counted by rollups or one by one, and along which order
 * a page far in is located, is decided behind it (decisions 0021, 0026 and 0037).
 */
export async function listPage(
  uow: UnitOfWork,
  filter: Filter,
  window: Window,
  { withSums = false, maxCount = Number.POSITIVE_INFINITY }: Asked = {},
): Promise<ListPage> {
  if (Number.isFinite(maxCount)) {
    const all = await count(uow, filter)
    if (all > maxCount) return { count: all, rows: [] }
  }
  const found = await page(uow, filter, window)
  return withSums ? { ...found, sums: await sums(uow, filter) } : found
}
