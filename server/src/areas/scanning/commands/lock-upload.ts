import type { ScanAction } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { namesOf } from '../../users/index.ts'
import { todayIn } from '../company-day.ts'
import { noUpload } from '../not-found.ts'
import type { UploadRecord } from '../records.ts'
import { otherHolderAt, stateOn, whyNot } from '../rules/index.ts'
import * as uploads from '../store/uploads.ts'

/**
 * The upload, to do something with it.
 *
 * @throws ApiError ResourceNotFound, Conflict where that cannot be done, Locked where somebody else has it in hand.
 */
export async function lockUpload(uow: UnitOfWork, id: string, action: ScanAction): Promise<UploadRecord> {
  const upload = await uploads.lock(uow, id)
  if (upload === undefined) throw noUpload(id)
  const why = whyNot(action, stateOn(upload, await todayIn(uow)))
  if (why !== undefined) throw new ApiError('Conflict', t`The file ${upload.fileName} cannot be changed: ${why}.`)
  await mustBeFree(uow, upload)
  return upload
}

/** @throws ApiError Locked where somebody else has it in hand */
export async function mustBeFree(uow: UnitOfWork, upload: UploadRecord): Promise<void> {
  const holder = otherHolderAt(upload, uow.now, uow.author.actorId)
  if (holder === undefined) return
  const name = (await namesOf(uow, [holder])).get(holder) ?? ''
  throw new ApiError('Locked', t`${name} is working on the file ${upload.fileName}: wait until it is released.`, {
    details: { lockedBy: holder },
  })
}
