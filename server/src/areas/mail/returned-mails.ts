import type { Platform } from '../../platform/index.ts'
import { comeBack } from './commands/send-mail.ts'
import { whyReturned } from './delivery-report.ts'
import { noReturnPath } from './not-found.ts'
import { readReturnPath } from './return-path.ts'
import * as store from './store/mails.ts'

/**
 * Takes what came to a return path. What is no report of a failed delivery (a note of absence, say) changes nothing.
 *
 * @throws ApiError ResourceNotFound where no mail has this return path; nothing is read then.
 */
export async function takeReturned(
  { transact }: Platform,
  requestId: string,
  address: string,
  raw: Uint8Array,
): Promise<void> {
  const path = readReturnPath(address)
  if (path === undefined) throw noReturnPath(address)
  const { companyId, returnSecret } = path
  const author = { actorId: null, requestId }
  if ((await transact(companyId, author, (uow) => store.lockReturned(uow, returnSecret))) === undefined)
    throw noReturnPath(address)
  const why = await whyReturned(raw)
  if (why !== undefined) await transact(companyId, author, (uow) => comeBack(uow, returnSecret, why))
}
