import { t } from '@kontor/i18n'
import { instantOf, type UnitOfWork, unfit } from '../../platform/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { workTimesOf } from '../work/index.ts'
import type { Moment } from './assignment-in-json.ts'
import { type DeadlineDays, type Times, timesOf } from './rules.ts'

/** Minutes of a day after which people are at work. */
const startOfDayMinutes = 9 * 60

const minuteOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 60_000 + startOfDayMinutes

/**
 * When somebody is reminded of an assignment, when it goes up and when it closes by itself (F-162).
 *
 * @throws ApiError BadRequest where days are counted from a deadline that nobody has said.
 */
export async function timesFor(uow: UnitOfWork, days: DeadlineDays, deadline: string | undefined): Promise<Times> {
  const counted = (['reminder', 'escalation', 'expiration'] as const).find(
    (name) => days[`${name}DeadlineDays`] !== undefined,
  )
  if (counted !== undefined && deadline === undefined)
    throw unfit(
      `${counted}DeadlineDays`,
      t`${counted}DeadlineDays counts from a deadline, and there is none: add deadlines, or use ${counted}Days.`,
    )
  const zone = await zoneOfCompany(uow)
  const morning = deadline === undefined ? undefined : instantOf(zone, minuteOf(deadline))
  return timesOf(days, { given: uow.now, deadline: morning })
}

/** The same as a document says it: at its time of day, in the morning where it says none, at once where that has passed. */
export async function timesSaid(
  uow: UnitOfWork,
  { Reminder, Escalation }: { readonly Reminder: Moment | undefined; readonly Escalation: Moment | undefined },
): Promise<Times> {
  const zone = await zoneOfCompany(uow)
  const at = ({ date, time }: Moment) => {
    const instant = time === undefined ? instantOf(zone, minuteOf(date)) : new Date(`${date}T${time}`)
    return instant < uow.now ? uow.now : instant
  }
  return { ...(Reminder && { remindAt: at(Reminder) }), ...(Escalation && { escalateAt: at(Escalation) }) }
}

/** The same of assignments that were given before, by their ids. */
export async function timesKept(uow: UnitOfWork, ids: readonly string[]): Promise<ReadonlyMap<string, Times>> {
  const kept = await workTimesOf(uow, ids)
  return new Map(
    kept.map(({ id, remindAt, escalateAt }) => [
      id,
      { ...(remindAt && { remindAt }), ...(escalateAt && { escalateAt }) },
    ]),
  )
}
