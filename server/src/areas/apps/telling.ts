import type { Act, LogLine } from '../../platform/index.ts'
import { branchIds } from '../companies/index.ts'
import { objectIdOf } from './registered.ts'

/**
 * Says in the log of the company and of its branches what happened to an app, so that every open shell there reads its
 * session anew.
 *
 * @returns the companies that were told.
 */
export async function tell(
  act: Act,
  kind: `app.${'added' | 'updated' | 'removed' | 'activated' | 'granted' | 'deactivated'}`,
  id: string,
  detail: NonNullable<LogLine['detail']> = {},
): Promise<string[]> {
  await act.log({ kind, objectType: 'app', objectId: objectIdOf(id), detail: { app: id, ...detail } })
  const told = [act.companyId]
  for (const branch of await branchIds(act))
    told.push(...(await act.within(branch, (inBranch) => tell(inBranch, kind, id, { ...detail, inherited: true }))))
  return told
}
