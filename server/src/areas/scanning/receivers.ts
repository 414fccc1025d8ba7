import type { Of, ScanReceiver } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { branchIds, companyRef, inOwn } from '../companies/index.ts'
import * as off from './store/switched-off.ts'

/** For whom documents are scanned: the company and its branches, each with whether it takes them in. */
export async function receiversOf(uow: UnitOfWork): Promise<Of<typeof ScanReceiver>[]> {
  const receivers = []
  for (const id of [uow.companyId, ...(await branchIds(uow))])
    receivers.push(
      await inOwn(uow, id, async (own) => {
        const company = await companyRef(own)
        return {
          CompanyAccountId: id,
          CompanyName: company?.Name ?? '',
          Country: company?.Country ?? 'ZZ',
          Enabled: !(await off.isOff(own)),
        }
      }),
    )
  return receivers
}
