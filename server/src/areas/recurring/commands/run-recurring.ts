import { t } from '@kontor/i18n'
import { ApiError, dayIn, endOfDays, type UnitOfWork } from '../../../platform/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { noRecurring } from '../not-found.ts'
import * as store from '../store.ts'
import { goOn, makeDocument } from './make-document.ts'

/** The task that makes what a day is for. */
export const recurringTask = 'recurring.make'

const today = async (uow: UnitOfWork): Promise<string> => dayIn(await zoneOfCompany(uow), uow.now)

/** Begins the documents whose day has come, where most people of the company are; those too that were missed. */
export async function beginDue(uow: UnitOfWork): Promise<void> {
  for (const { id, next_on: day } of await store.due(uow, await today(uow))) await uow.later(recurringTask, { id, day })
}

/** The first day for which a document is to be made. */
export async function firstDay(uow: UnitOfWork): Promise<string | undefined> {
  return (await store.due(uow, endOfDays)).flatMap(({ next_on: day }) => day ?? []).toSorted()[0]
}

/** Makes the document of a day, once; then that of the next one that was missed, too, each for its own period. */
export async function runDue(uow: UnitOfWork, id: string, day: string): Promise<void> {
  const row = await store.lock(uow, id)
  if (row === undefined || row.paused || row.next_on !== day) return
  await makeDocument(uow, row, day)
  const next = (await store.lock(uow, id))?.next_on
  if (next && next <= (await today(uow))) await uow.later(recurringTask, { id, day: next })
}

/**
 * Makes the document of the next day before it has come.
 *
 * @returns the document's id; undefined where the day was left out
 * @throws ApiError ResourceNotFound, Conflict (another day is the next).
 */
export async function runNow(uow: UnitOfWork, id: string, day: string): Promise<string | undefined> {
  const row = await held(uow, id)
  const before = await store.runOn(uow, id, day)
  if (before !== undefined) return before.document_id ?? undefined
  refuseOther(row, day)
  return makeDocument(uow, row, day)
}

/** @throws ApiError ResourceNotFound, Conflict (another day is the next). */
export async function skip(uow: UnitOfWork, id: string, day: string): Promise<void> {
  const row = await held(uow, id)
  const before = await store.runOn(uow, id, day)
  if (before?.outcome === 'SKIPPED') return
  refuseOther(row, day)
  await store.addRun(uow, {
    ...{ company_id: uow.companyId, recurring_id: id, run_on: day },
    ...{ outcome: 'SKIPPED', document_id: null, reason: null, at: uow.now },
  })
  await goOn(uow, row)
  await uow.log({ kind: 'recurring.skipped', objectType: 'recurring', objectId: id, detail: { day } })
}

async function held(uow: UnitOfWork, id: string): Promise<store.RecurringRow> {
  const row = await store.lock(uow, id)
  if (row === undefined) throw noRecurring(id)
  return row
}

function refuseOther({ next_on }: store.RecurringRow, day: string): void {
  if (next_on !== day)
    throw new ApiError('Conflict', t`${day} is not the next day of this recurring document: reload it.`)
}
