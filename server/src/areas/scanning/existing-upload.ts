import type { UnitOfWork } from '../../platform/index.ts'
import { noUpload } from './not-found.ts'
import type { UploadRecord } from './records.ts'
import * as uploads from './store/uploads.ts'

/** The upload. @throws ApiError ResourceNotFound */
export async function existingUpload(uow: UnitOfWork, id: string): Promise<UploadRecord> {
  const upload = await uploads.find(uow, id)
  if (upload === undefined) throw noUpload(id)
  return upload
}
