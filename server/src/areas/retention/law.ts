import type { Message } from '@kontor/i18n'
import { dayInUtc, type UnitOfWork } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import { type Kept, keptBy, lawOf, type Retention, type RetentionLaw, retentionOf } from './rules.ts'

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
