import type { Areas, InputOf } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { isVatScheme } from '@kontor/ubl'
import { bytesOf } from '../../../platform/contents/index.ts'
import { ApiError, type Handlers, pageInfo, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { mustBeClean } from '../../attachments/index.ts'
import { identityOf } from '../../companies/index.ts'
import { filePagesOf, maxFileBytes, pageRunsOf, pagesOf, pictureOf, textOf } from '../../pages/index.ts'
import { asUbl, parse } from '../../parsing/index.ts'
import { namesOf } from '../../users/index.ts'
import { receiveUpload } from '../commands/receive-upload.ts'
import { saveContent } from '../commands/save-content.ts'
import { mustBeOn } from '../commands/switch-scanning.ts'
import { uploadsAsCsv } from '../csv.ts'
import { draftOf } from '../entered-draft.ts'
import { existingUpload } from '../existing-upload.ts'
import { twinsOf } from '../likely-duplicates.ts'
import { likelySenders } from '../likely-senders.ts'
import { noAttached } from '../not-found.ts'
import { paperType } from '../paper-types.ts'
import type { UploadRecord } from '../records.ts'
import { readBill } from '../rules/index.ts'
import { isNumberFree, sendersOf, theSender } from '../senders.ts'
import * as attached from '../store/attachments.ts'
import * as steps from '../store/steps.ts'
import * as uploads from '../store/uploads.ts'
import { seenIn } from '../upload-context.ts'
import { historyOf, type Seen, uploadOf } from '../views.ts'

/** Of how many pages the words are read: who sent a paper stands on the first. */
const pagesRead = 4

/** How many rows a table has at most. */
const maxExported = 100_000

const fileOf = (context: RequestContext, id: string) =>
  context.read(async (uow) => {
    const { contentHash, fileName } = await existingUpload(uow, id)
    if (contentHash === null) throw new ApiError('ResourceNotFound', t`${fileName} has no file: it was typed in.`)
    return uow.contents.open(contentHash)
  })

/** What its first pages say in letters, page by page; nothing of what was typed in without a file. */
async function lettersOf(context: RequestContext, { id, contentHash, pages }: UploadRecord) {
  if (contentHash === null) return []
  const file = await fileOf(context, id)
  const letters = []
  for (let page = 1; page <= Math.min(pages, pagesRead); page++) letters.push(await textOf(file, page))
  return letters
}

/** The tax ids of the company itself: whoever sends it a bill has another. */
const ownTaxIds = async (uow: UnitOfWork): Promise<string[]> =>
  ((await identityOf(uow))?.identifiers ?? []).flatMap(({ scheme, value }) => (isVatScheme(scheme) ? [value] : []))

type Filters = InputOf<Areas['scanning']['exportUploads']>['query']

const wantedOf = (
  { state: states, query: text, ordering = 'Imported', descending, folder, tag: tags }: Filters,
  { today }: Seen,
): uploads.Wanted => ({ states, text, ordering, descending, folder, tags, today })

export const uploadHandlers: Pick<
  Handlers<Areas['scanning']>,
  | 'receiveUpload'
  | 'listUploads'
  | 'exportUploads'
  | 'readUpload'
  | 'readPages'
  | 'readPage'
  | 'readPreview'
  | 'readPageText'
  | 'findTwins'
  | 'readContent'
  | 'saveContent'
  | 'listAttachments'
  | 'readAttachment'
  | 'suggestSenders'
  | 'readFields'
  | 'readSender'
  | 'listSenders'
  | 'validateSender'
> = {
  receiveUpload: async ({ body }, context) => {
    await context.before(mustBeOn)
    const { file } = await body.receive(maxFileBytes)
    await mustBeClean(file, context.platform.settings)
    const mimeType = paperType(await bytesOf(file))
    const { length: pages } = await pagesOf(file)
    return context.write(async (uow) => {
      await mustBeOn(uow)
      return uploadOf(await receiveUpload(uow, file, { mimeType, pages }), await seenIn(uow, context))
    })
  },

  listUploads: ({ query }, context) =>
    context.read(async (uow) => {
      const { limit, page } = query
      const by = await seenIn(uow, context)
      const wanted = wantedOf(query, by)
      const rows = await uploads.page(uow, wanted, limit, page * limit)
      return {
        ...pageInfo({ limit, page }, await uploads.count(uow, wanted)),
        Items: rows.map((row) => uploadOf(row, by)),
      }
    }),

  readUpload: ({ params }, context) =>
    context.read(async (uow) => {
      const upload = await existingUpload(uow, params.id)
      const decided = await steps.of(uow, upload.id)
      const names = await namesOf(uow, [...new Set(decided.flatMap(({ authorId }) => authorId ?? []))])
      return { ...uploadOf(upload, await seenIn(uow, context)), History: historyOf(decided, names) }
    }),

  readPages: async ({ params }, context) => {
    const { contentHash } = await context.read((uow) => existingUpload(uow, params.id))
    return contentHash === null ? { Page: [] } : filePagesOf(await fileOf(context, params.id))
  },

  readPage: async ({ params, query }, context) =>
    pictureOf(await fileOf(context, params.id), Number(params.page), query.width),

  readPreview: async ({ params }, context) => pictureOf(await fileOf(context, params.id), 1),

  readPageText: async ({ params }, context) => pageRunsOf(await fileOf(context, params.id), Number(params.page)),

  findTwins: ({ params, query }, context) =>
    context.read(async (uow) => ({ Twin: await twinsOf(uow, await existingUpload(uow, params.id), query) })),

  readContent: async ({ params }, context) => {
    const { bytes } = await draftOf(context, params.uploadId)
    if (context.answersAs === 'application/xml') return { type: 'application/xml', body: bytes }
    return { type: 'application/vnd.oasis.ubl+json', body: await asUbl(bytes, 'json') }
  },

  saveContent: async ({ params, query, body: bytes }, context) => {
    await context.read((uow) => existingUpload(uow, params.uploadId))
    const parsed = await parse(bytes)
    await context.write((uow) => saveContent(uow, params.uploadId, { bytes, parsed, version: query.version }))
  },

  exportUploads: ({ query }, context) =>
    context.read(async (uow) => {
      const by = await seenIn(uow, context)
      const rows = await uploads.page(uow, wantedOf(query, by), maxExported, 0)
      return {
        type: 'text/csv; charset=utf-8',
        body: await uploadsAsCsv(
          rows.map((row) => uploadOf(row, by)),
          context,
        ),
        headers: { 'content-disposition': 'attachment; filename="scanned-documents.csv"' },
      }
    }),

  listAttachments: ({ params }, context) =>
    context.read(async (uow) => ({
      Attachments: (await attached.of(uow, (await existingUpload(uow, params.id)).id)).map(
        ({ id, name, mimeType, size }) => ({
          Id: id,
          Name: name,
          MimeType: mimeType,
          Size: size,
        }),
      ),
    })),

  readAttachment: ({ params }, context) =>
    context.read(async (uow) => {
      const files = await attached.of(uow, (await existingUpload(uow, params.id)).id)
      const file = files.find(({ id }) => id === params.attachmentId)
      if (file === undefined) throw noAttached(params.attachmentId)
      return {
        type: file.mimeType,
        held: await uow.contents.open(file.contentHash),
        headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` },
      }
    }),

  readSender: ({ params, query }, context) => context.read((uow) => theSender(uow, params.id, query.branchId)),

  listSenders: ({ query: { branchId, query: text, limit, page } }, context) =>
    context.read(async (uow) => {
      const senders = await sendersOf(uow, branchId, text)
      return {
        ...pageInfo({ limit, page }, senders.length),
        Items: senders.slice(page * limit, (page + 1) * limit),
      }
    }),

  validateSender: async ({ query: { connectionId, documentNumber, documentType, issueDate, receiverId } }, context) => {
    const asked = { connectionId, number: documentNumber, type: documentType, issueDate, receiverId }
    return (await context.read((uow) => isNumberFree(uow, asked))) ? 'true' : 'false'
  },

  readFields: async ({ params }, context) => {
    const { upload, own } = await context.read(async (uow) => ({
      upload: await existingUpload(uow, params.id),
      own: await ownTaxIds(uow),
    }))
    const letters = await lettersOf(context, upload)
    return {
      Field: readBill(letters, { own, withTotals: upload.withTotals }).map((field) => ({
        Name: field.name,
        Value: field.value,
        Page: field.page,
        Left: field.left,
        Top: field.top,
        Width: field.width,
        Height: field.height,
      })),
    }
  },

  suggestSenders: async ({ params }, context) => {
    const upload = await context.read((uow) => existingUpload(uow, params.id))
    const letters = await lettersOf(context, upload)
    const text = letters.flatMap((page) => page.map((run) => run.text)).join(' ')
    return context.read(async (uow) => ({ Senders: await likelySenders(uow, upload, text) }))
  },
}
