import type { LogLine, UnitOfWork } from '../../platform/index.ts'
import { branchIds } from '../companies/index.ts'
import { objectIdOf } from './registered-apps.ts'

/**
 * Says in the log of the company and of its branches what happened to an app, so that every open shell there reads its
 * session anew.
 *
 * @returns the companies that hear of it.
 */
export async function tell(
  uow: UnitOfWork,
  kind: `app.${'added' | 'updated' | 'removed' | 'activated' | 'granted' | 'deactivated'}`,
  id: string,
  detail: NonNullable<LogLine['detail']> = {},
): Promise<string[]> {
  await uow.log({ kind, objectType: 'app', objectId: objectIdOf(id), detail: { app: id, ...detail } })
  const companies = [uow.companyId]
  for (const branch of await branchIds(uow))
    companies.push(
      ...(await uow.within(branch, (inBranch) => tell(inBranch, kind, id, { ...detail, inherited: true }))),
    )
  return companies
}

/** What the entered company says of an app is nobody else's to hear of in its log. */
export const logReview = (uow: UnitOfWork, kind: 'app.reviewed' | 'app.review-removed', id: string): Promise<void> =>
  uow.log({ kind, objectType: 'app', objectId: objectIdOf(id), detail: { app: id } })
