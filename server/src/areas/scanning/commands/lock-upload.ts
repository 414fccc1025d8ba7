import type { ScanAction } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { noUpload } from '../not-found.ts'
import type { UploadRecord } from '../records.ts'
import { stateOn, whyNot } from '../rules.ts'
import * as uploads from '../store/uploads.ts'
import { todayIn } from '../today.ts'

/** The upload, to do something with it. @throws ApiError ResourceNotFound, Conflict where that cannot be done. */
export async function lockUpload(uow: UnitOfWork, id: string, action: ScanAction): Promise<UploadRecord> {
  const upload = await uploads.lock(uow, id)
  if (upload === undefined) throw noUpload(id)
  const why = whyNot(action, stateOn(upload, await todayIn(uow)))
  if (why !== undefined) throw new ApiError('Conflict', t`The file ${upload.fileName} cannot be changed: ${why}.`)
  return upload
}
