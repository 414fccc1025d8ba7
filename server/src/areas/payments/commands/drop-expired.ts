import type { UnitOfWork } from '../../../platform/index.ts'
import { throwsAwayUntil } from '../../retention/index.ts'
import { dropExpired } from '../store/files.ts'

const filesPerRun = 500

/**
 * A payment file goes with the bills that it pays: once the law keeps vouchers of its day no longer, the company has such thrown
 * away, and none of its bills is here or held any more.
 */
export async function dropExpiredFiles(uow: UnitOfWork): Promise<void> {
  const until = await throwsAwayUntil(uow)
  if (until !== undefined) await dropExpired(uow, until, filesPerRun)
}
