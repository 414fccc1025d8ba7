import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { lookAnewAtWorkOf } from '../../work/index.ts'
import { type Hours, timeOf, whyNotWork } from '../rules/index.ts'
import * as store from '../store.ts'

/**
 * A person says when they work: deadlines of what waits for them are looked at anew.
 *
 * @throws ApiError BadRequest (no day, an end before the beginning)
 */
export async function saveHours(uow: UnitOfWork, userId: string, hours: Hours): Promise<void> {
  const unfitting = whyNotWork(hours)
  if (unfitting !== undefined) throw unfit(unfitting.field, unfitting.why)
  const days = hours.days.toSorted((one, other) => one - other)
  await store.save(uow, { companyId: uow.companyId, userId, days, starts: hours.from, ends: hours.until })
  const detail = { days: days.join(' '), from: timeOf(hours.from), until: timeOf(hours.until) }
  await uow.log({ kind: 'user.hours_changed', objectType: 'user', objectId: userId, detail })
  await lookAnewAtWorkOf(uow, userId)
}

/** The hours of the company hold for a person again. */
export async function removeHours(uow: UnitOfWork, userId: string): Promise<void> {
  if (!(await store.remove(uow, userId))) return
  await uow.log({ kind: 'user.hours_changed', objectType: 'user', objectId: userId })
  await lookAnewAtWorkOf(uow, userId)
}
