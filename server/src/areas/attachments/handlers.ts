import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { entryFor, reachFor } from '../document-access/index.ts'
import { filePagesOf, pageRunsOf, pictureOf } from '../pages/index.ts'
import { openFile } from './bound-file.ts'
import { attach, detach, mayAttach, mustBeClean } from './commands/attach-file.ts'
import { noAttachment } from './not-found.ts'
import type { AttachmentRecord } from './records.ts'
import * as attachments from './store.ts'
import { attachmentOf, type FileReader } from './views.ts'

/** The files of a document, as both addresses of the list give them. */
export const filesOf = async (uow: UnitOfWork, documentId: string, context: RequestContext) => {
  const reader = await readerOf(uow, documentId, context)
  return { DocumentAttachment: (await attachments.of(uow, documentId)).map((file) => attachmentOf(file, reader)) }
}

async function readerOf(uow: UnitOfWork, documentId: string, { actor }: RequestContext): Promise<FileReader> {
  const entry = await entryFor(uow, documentId)
  return { entry, permissions: actor.permissions, reach: await reachFor(uow, entry, actor.userId) }
}

async function fileOf(uow: UnitOfWork, documentId: string, id: string): Promise<AttachmentRecord> {
  const entry = await entryFor(uow, documentId)
  const attachment = await attachments.find(uow, id)
  if (attachment?.documentId !== entry.id) throw noAttachment(id)
  return attachment
}

const whyKept = {
  WAITING: t`it has not been scanned for viruses yet: try again in a moment`,
  INFECTED: t`the scan found a virus in it`,
} as const

/** A file that may be looked at. @throws ApiError Locked where its scan has not passed it. */
async function passedFileOf(uow: UnitOfWork, documentId: string, id: string): Promise<AttachmentRecord> {
  const file = await fileOf(uow, documentId, id)
  if (file.scan === 'CLEAN') return file
  throw new ApiError('Locked', t`The file ${file.name} cannot be downloaded: ${whyKept[file.scan]}.`)
}

const heldOf = (context: RequestContext, documentId: string, id: string) =>
  context.read(async (uow) => openFile(uow, await passedFileOf(uow, documentId, id)))

export const handlers: Handlers<Areas['attachments']> = {
  listAttachments: ({ params }, context) => context.read((uow) => filesOf(uow, params.documentId, context)),

  addAttachment: async ({ params, body }, context) => {
    await context.before((uow) => mayAttach(uow, params.documentId))
    const { file } = await body.receive()
    await mustBeClean(file, context.platform.settings)
    return context.write(async (uow) => {
      const attachment = await attach(uow, params.documentId, file)
      return attachmentOf(attachment, await readerOf(uow, params.documentId, context))
    })
  },

  readAttachment: ({ params }, context) =>
    context.read(async (uow) => {
      const file = await passedFileOf(uow, params.documentId, params.id)
      const { name, contentType } = file
      return {
        type: contentType,
        held: await openFile(uow, file),
        headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
      }
    }),

  readPages: async ({ params }, context) => filePagesOf(await heldOf(context, params.documentId, params.id)),

  readPage: async ({ params, query }, context) =>
    pictureOf(await heldOf(context, params.documentId, params.id), Number(params.page), query.width),

  readPageText: async ({ params }, context) =>
    pageRunsOf(await heldOf(context, params.documentId, params.id), Number(params.page)),

  removeAttachment: ({ params }, context) => context.write((uow) => detach(uow, params.documentId, params.id)),

  listAttachmentsV2: ({ params }, context) => context.read((uow) => filesOf(uow, params.id, context)),
}
