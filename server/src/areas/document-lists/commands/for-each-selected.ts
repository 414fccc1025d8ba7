import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import type { Filter } from '../filter.ts'
import { selectedIds } from '../store/selection.ts'

/** Which documents one command takes: those named, or all that the filter finds but those. */
export interface Selection {
  readonly ids: readonly string[]
  readonly all: boolean
  readonly filter: Filter
}

interface Scope {
  readonly maxDocuments: number
  /** Of what a filter finds, bills only. */
  readonly bills?: boolean
}

/** The most that one command changes: it is one transaction, and others wait for what it holds (filing a thousand took 8 s). */
const maxChanged = 500

/** The most that is read in one go, where nobody waits: a month of a company that is billed a hundred times a day. */
const maxRead = 3000

/** Bills are read and nothing is changed: a list may hold what is none, which counts for nothing. */
export const readingBills: Scope = { maxDocuments: maxRead, bills: true }

/**
 * Does something to each of the documents chosen, in an order in which two such commands never wait for each other. What
 * cannot be done to one of them is passed over.
 *
 * @returns the ids of those that changed
 * @throws ApiError BadRequest where more are chosen than one command takes.
 */
export async function forEachSelected(
  uow: UnitOfWork,
  chosen: Selection,
  work: (id: string) => Promise<boolean>,
  { maxDocuments, bills = false }: Scope = { maxDocuments: maxChanged },
): Promise<string[]> {
  const ids = chosen.all
    ? await selectedIds(uow, chosen.filter, { but: chosen.ids, bills, limit: maxDocuments + 1 })
    : [...new Set(chosen.ids)]
  if (ids.length > maxDocuments)
    throw new ApiError(
      'BadRequest',
      t`More than ${maxDocuments} documents are selected. Narrow the filter and work in batches.`,
    )
  const changed: string[] = []
  for (const id of ids.toSorted()) if (await unlessRefused(() => work(id))) changed.push(id)
  return changed
}

/** A refusal comes before anything is written. */
async function unlessRefused(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
