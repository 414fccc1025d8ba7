import { t } from '@kontor/i18n'
import { ApiError, type RequestContext } from '../../platform/index.ts'
import { existingUpload } from './existing-upload.ts'

/** What was entered so far. @throws ApiError ResourceNotFound where nothing was. */
export const draftOf = (context: RequestContext, id: string) =>
  context.read(async (uow) => {
    const upload = await existingUpload(uow, id)
    if (upload.draftHash === null)
      throw new ApiError(
        'ResourceNotFound',
        t`Nothing has been entered of ${upload.fileName} yet: save its content first.`,
      )
    return { upload, bytes: await uow.contents.read(upload.draftHash) }
  })
