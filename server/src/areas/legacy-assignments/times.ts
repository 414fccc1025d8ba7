import { t } from '@kontor/i18n'
import { instantOf, type UnitOfWork, unfit } from '../../platform/index.ts'
import { findEntries } from '../entries/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { type DeadlineDays, timesOf } from './rules.ts'

/** Minutes of a day after which people are at work. */
const startOfDayMinutes = 9 * 60

const minuteOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 60_000 + startOfDayMinutes

/**
 * When somebody is reminded of an assignment, when it goes up and when it closes by itself (F-162).
 *
 * @throws ApiError BadRequest where days are counted from a deadline that nobody has said.
 */
export async function timesFor(
  uow: UnitOfWork,
  days: DeadlineDays,
  about: { readonly deadline: string | undefined; readonly documentId: string | undefined },
) {
  const [entry] = about.documentId === undefined ? [] : await findEntries(uow, [about.documentId])
  const deadline = about.deadline ?? entry?.dueDate ?? undefined
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
