import type { Areas } from '@kontor/contract'
import { type Handlers, pageInfo } from '../../platform/index.ts'
import { maxPdfBytes, submitPdf, ticketOf, uploadPdf } from './commands/upload-pdf.ts'
import type { FileRecord } from './records.ts'
import * as files from './store.ts'

const fileOf = (file: FileRecord) => ({
  Id: file.id,
  FileName: file.fileName,
  MimeType: file.mimeType,
  ...(file.actorId === null ? {} : { ActorId: file.actorId }),
  State: file.state,
  Created: file.created.toISOString(),
  Modified: file.modified.toISOString(),
  Directory: 'pdf2xml',
  ...(file.documentId === null ? {} : { DocumentId: file.documentId }),
  FileSize: file.size,
  ValidationErrorsSize: file.fault === null ? 0 : 1,
})

/** The tickets that are shown at once. */
const maxTickets = 100

export const handlers: Handlers<Areas['pdfIntake']> = {
  listFiles: ({ query: { limit, page } }, context) =>
    context.read(async (uow) => ({
      ...pageInfo({ limit, page }, await files.count(uow)),
      Items: (await files.page(uow, limit, page * limit)).map(fileOf),
    })),

  readPdfStatus: (_input, context) =>
    context.read(async (uow) => ({ tickets: (await files.page(uow, maxTickets, 0)).map(ticketOf) })),

  uploadPdf: async ({ query, body }, context) => {
    const { file } = await body.receive(maxPdfBytes)
    return context.write((uow) => uploadPdf(uow, file, query.uploadToken))
  },

  submitPdf: ({ body }, context) => context.write((uow) => submitPdf(uow, body)),
}
