import { t } from '@kontor/i18n'
import { ApiError, type ReceivedFile, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { mediaTypeOf, plainName } from '../../attachments/index.ts'
import * as attached from '../store/attachments.ts'
import { lockUpload } from './lock-upload.ts'
import { logUpload } from './receive-upload.ts'

const maxFiles = 20

/** Adds a file that was received and found clean to a scanned document. @throws ApiError as {@link lockUpload}, BadRequest */
export async function attachToUpload(uow: UnitOfWork, id: string, file: ReceivedFile): Promise<void> {
  const upload = await lockUpload(uow, id, 'enter')
  const name = plainName(file.name)
  if (name === '') throw unfit('file', t`file has no name: send it with a file name.`)
  if (file.size === 0) throw unfit('file', t`file ${name} is empty: send a file with content.`)
  if ((await attached.of(uow, id)).length >= maxFiles)
    throw new ApiError('Conflict', t`The file ${upload.fileName} already has ${maxFiles} attachments.`)
  await attached.add(uow, {
    companyId: uow.companyId,
    id: uow.newId(),
    uploadId: id,
    name,
    mimeType: mediaTypeOf(file.type).slice(0, 100),
    contentHash: await uow.contents.take(file),
    size: file.size,
    created: uow.now,
  })
  await logUpload(uow, upload, 'scan.attached')
}
