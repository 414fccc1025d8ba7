import { dayInUtc, type UnitOfWork } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import { type Kept, lawOf, type Retention, type RetentionLaw, retentionOf } from '../entries/index.ts'

/** The law under which the company keeps its papers today. */
export async function ownLaw(uow: UnitOfWork): Promise<RetentionLaw & { readonly company: string }> {
  const company = (await companyRef(uow))?.Country ?? ''
  return { ...lawOf(company, dayInUtc(uow.now)), company }
}

/** The entry, and until when the law has it kept. */
export const retained = async <E extends Kept>(
  uow: UnitOfWork,
  entry: E,
): Promise<E & { retention: Retention | undefined }> => ({
  ...entry,
  retention: retentionOf(entry, await ownLaw(uow)),
})
