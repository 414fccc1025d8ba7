import type { UnitOfWork } from '../../../platform/index.ts'
import { noUpload } from '../not-found.ts'
import { inHandMs } from '../rules/index.ts'
import * as uploads from '../store/uploads.ts'
import { lockUpload, mustBeFree } from './lock-upload.ts'

/** Takes an upload in hand, or keeps it so. @throws ApiError as {@link lockUpload} */
export async function takeInHand(uow: UnitOfWork, id: string): Promise<void> {
  await lockUpload(uow, id, 'enter')
  await uploads.change(uow, id, { lockedBy: uow.author.actorId, lockedUntil: new Date(uow.now.getTime() + inHandMs) })
}

/** Lets others have it again; repeated, it changes nothing. @throws ApiError ResourceNotFound, Locked */
export async function letGo(uow: UnitOfWork, id: string, mayOfOthers: boolean): Promise<void> {
  const upload = await uploads.lock(uow, id)
  if (upload === undefined) throw noUpload(id)
  if (!mayOfOthers) await mustBeFree(uow, upload)
  await uploads.change(uow, id, { lockedBy: null, lockedUntil: null })
}
