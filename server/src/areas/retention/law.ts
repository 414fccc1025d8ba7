import type { Message } from '@kontor/i18n'
import { dayInUtc, type UnitOfWork } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import { dayBy, lastClock } from '../entries/index.ts'
import { type Kept, keptBy, lastDayExpired, lawOf, type Retention, type RetentionLaw, retentionOf } from './rules.ts'
import * as discardChoice from './store/discard-choice.ts'

/** The law under which the company keeps its papers today. */
export async function ownLaw(uow: UnitOfWork): Promise<RetentionLaw & { readonly company: string }> {
  const company = (await companyRef(uow))?.Country ?? ''
  return { ...lawOf(company, dayInUtc(uow.now)), company }
}

/** The entry, and until when the law has it kept, in words too. */
export async function retained<E extends Kept>(
  uow: UnitOfWork,
  entry: E,
): Promise<E & { retention: Retention | undefined; kept: Message | undefined }> {
  const retention = retentionOf(entry, await ownLaw(uow))
  return { ...entry, retention, kept: retention && keptBy(retention) }
}

/**
 * The last day of the vouchers that the company throws away now, as what belongs to them may be thrown away with them; held
 * until the transaction ends. Undefined where it throws nothing away.
 */
export async function throwsAwayUntil(uow: UnitOfWork): Promise<string | undefined> {
  if (!(await discardChoice.lock(uow))) return undefined
  return lastDayExpired((await ownLaw(uow)).vouchers, dayBy(lastClock, uow.now))
}
