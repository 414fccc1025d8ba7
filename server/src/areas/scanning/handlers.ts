import type { Areas, InputOf } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { bytesOf } from '../../platform/contents/index.ts'
import { ApiError, type Handlers, pageInfo, type RequestContext, type UnitOfWork, unfit } from '../../platform/index.ts'
import { mustBeClean } from '../attachments/index.ts'
import { filePagesOf, maxFileBytes, pageRunsOf, pagesOf, pictureOf } from '../pages/index.ts'
import { asUbl, parse } from '../parsing/index.ts'
import { namesOf } from '../users/index.ts'
import { hold, reject, reopen } from './commands/decide.ts'
import { enterUpload } from './commands/enter-upload.ts'
import { lockUpload } from './commands/lock-upload.ts'
import { logUpload, receiveUpload } from './commands/receive-upload.ts'
import { saveContent } from './commands/save-content.ts'
import { paperType } from './kinds.ts'
import { noUpload } from './not-found.ts'
import type { UploadRecord } from './records.ts'
import * as steps from './store/steps.ts'
import * as uploads from './store/uploads.ts'
import { todayIn } from './today.ts'
import { twinsOf } from './twins.ts'
import { historyOf, type Seen, uploadOf } from './views.ts'

async function the(uow: UnitOfWork, id: string): Promise<UploadRecord> {
  const upload = await uploads.find(uow, id)
  if (upload === undefined) throw noUpload(id)
  return upload
}

const seen = async (uow: UnitOfWork, { actor }: RequestContext): Promise<Seen> => ({
  permissions: actor.permissions,
  today: await todayIn(uow),
})

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

/** @throws ApiError BadRequest where nothing but blanks is written */
function reasonIn({ reason }: { readonly reason: string }): string {
  if (reason.trim() === '') throw unfit('reason', t`reason is empty: enter a reason.`)
  return reason.trim()
}

type Filters = InputOf<Areas['scanning']['listUploads']>['query']

/** No item is in a folder or has a tag: who asks for those of one finds none. */
function wantedOf({
  state,
  query: text,
  ordering = 'Imported',
  descending,
  folder,
  tag,
}: Filters): Omit<uploads.Wanted, 'today'> {
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
      uploadOf(await receiveUpload(uow, file, { mimeType, pages }), await seen(uow, context)),
    )
  },

  listUploads: ({ query }, context) =>
    context.read(async (uow) => {
      const { limit, page } = query
      const by = await seen(uow, context)
      const wanted = { ...wantedOf(query), today: by.today }
      const rows = await uploads.page(uow, wanted, limit, page * limit)
      return {
        ...pageInfo({ limit, page }, await uploads.count(uow, wanted)),
        Items: rows.map((row) => uploadOf(row, by)),
      }
    }),

  readUpload: ({ params }, context) =>
    context.read(async (uow) => {
      const upload = await the(uow, params.id)
      const decided = await steps.of(uow, upload.id)
      const names = await namesOf(uow, [...new Set(decided.flatMap(({ authorId }) => authorId ?? []))])
      return { ...uploadOf(upload, await seen(uow, context)), History: historyOf(decided, names) }
    }),

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

  holdUpload: ({ params, body }, context) =>
    context.write((uow) => hold(uow, params.id, reasonIn(body), body.until ?? null)),

  rejectUpload: ({ params, body }, context) => context.write((uow) => reject(uow, params.id, reasonIn(body))),

  reopenUpload: ({ params }, context) => context.write((uow) => reopen(uow, params.id)),

  deleteDocuments: ({ query }, context) =>
    context.write(async (uow) => {
      for (const id of [...new Set(query.id)].sort()) {
        const upload = await lockUpload(uow, id, 'delete')
        await uploads.remove(uow, id)
        await logUpload(uow, upload, 'scan.deleted')
      }
    }),
}
