import type { Areas, InputOf } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { bytesOf } from '../../platform/contents/index.ts'
import { ApiError, type Handlers, pageInfo, type RequestContext, type UnitOfWork, unfit } from '../../platform/index.ts'
import { mustBeClean } from '../attachments/index.ts'
import { filePagesOf, maxFileBytes, pageRunsOf, pagesOf, pictureOf } from '../pages/index.ts'
import { asUbl, parse } from '../parsing/index.ts'
import { enterUpload } from './commands/enter-upload.ts'
import { logUpload, receiveUpload } from './commands/receive-upload.ts'
import { lockUpload, saveContent } from './commands/save-content.ts'
import { paperType } from './kinds.ts'
import { noUpload } from './not-found.ts'
import type { UploadRecord } from './records.ts'
import * as uploads from './store.ts'
import { twinsOf } from './twins.ts'
import { uploadOf } from './views.ts'

async function the(uow: UnitOfWork, id: string): Promise<UploadRecord> {
  const upload = await uploads.find(uow, id)
  if (upload === undefined) throw noUpload(id)
  return upload
}

const fileOf = (context: RequestContext, id: string) =>
  context.read(async (uow) => uow.contents.open((await the(uow, id)).contentHash))

/** What was entered so far. @throws ApiError ResourceNotFound where nothing was. */
const draftOf = (context: RequestContext, id: string) =>
  context.read(async (uow) => {
    const upload = await the(uow, id)
    if (upload.draftHash === null)
      throw new ApiError(
        'ResourceNotFound',
        t`Nothing has been entered of ${upload.fileName} yet: save its content first.`,
      )
    return { upload, bytes: await uow.contents.read(upload.draftHash) }
  })

type Filters = InputOf<Areas['scanning']['listUploads']>['query']

/** No item is in a folder or has a tag: who asks for those of one finds none. */
function wantedOf({ state, query: text, ordering = 'Imported', descending, folder, tag }: Filters): uploads.Wanted {
  const isElsewhere = folder !== undefined || (tag?.length ?? 0) > 0
  return { states: isElsewhere ? [] : state, text, ordering, descending }
}

export const handlers: Handlers<Areas['scanning']> = {
  receiveUpload: async ({ body }, context) => {
    const { file } = await body.receive(maxFileBytes)
    await mustBeClean(file, context.platform.settings)
    const mimeType = paperType(await bytesOf(file))
    const { length: pages } = await pagesOf(file)
    return context.write(async (uow) =>
      uploadOf(await receiveUpload(uow, file, { mimeType, pages }), context.actor.permissions),
    )
  },

  listUploads: ({ query }, context) =>
    context.read(async (uow) => {
      const { limit, page } = query
      const wanted = wantedOf(query)
      const rows = await uploads.page(uow, wanted, limit, page * limit)
      return {
        ...pageInfo({ limit, page }, await uploads.count(uow, wanted)),
        Items: rows.map((row) => uploadOf(row, context.actor.permissions)),
      }
    }),

  readUpload: ({ params }, context) =>
    context.read(async (uow) => uploadOf(await the(uow, params.id), context.actor.permissions)),

  readPages: async ({ params }, context) => filePagesOf(await fileOf(context, params.id)),

  readPage: async ({ params, query }, context) =>
    pictureOf(await fileOf(context, params.id), Number(params.page), query.width),

  readPreview: async ({ params }, context) => pictureOf(await fileOf(context, params.id), 1),

  readPageText: async ({ params }, context) => pageRunsOf(await fileOf(context, params.id), Number(params.page)),

  findTwins: ({ params, query }, context) =>
    context.read(async (uow) => ({ Twin: await twinsOf(uow, await the(uow, params.id), query) })),

  readContent: async ({ params }, context) => {
    const { bytes } = await draftOf(context, params.uploadId)
    if (context.answersAs === 'application/xml') return { type: 'application/xml', body: bytes }
    return { type: 'application/vnd.oasis.ubl+json', body: await asUbl(bytes, 'json') }
  },

  saveContent: async ({ params, query, body: bytes }, context) => {
    await context.read((uow) => the(uow, params.uploadId))
    const parsed = await parse(bytes)
    await context.write((uow) => saveContent(uow, params.uploadId, { bytes, parsed, version: query.version }))
  },

  dispatchUpload: async ({ params, query }, context) => {
    const known = await context.read((uow) => the(uow, params.id))
    if (known.documentId !== null) return { DocumentId: known.documentId }
    if (query.receiverId !== undefined && query.receiverId !== context.companyId)
      throw unfit('receiverId', t`receiverId is ${query.receiverId}: use the company that is entered.`)
    const { upload, bytes } = await draftOf(context, params.id)
    const parsed = await parse(bytes)
    return context.write(async (uow) => ({
      DocumentId: await enterUpload(uow, { upload, bytes, parsed, connectionId: query.connectionId }),
    }))
  },

  deleteDocuments: ({ query }, context) =>
    context.write(async (uow) => {
      for (const id of [...new Set(query.id)].sort()) {
        const upload = await lockUpload(uow, id)
        await uploads.remove(uow, id)
        await logUpload(uow, upload, 'scan.deleted')
      }
    }),
}
