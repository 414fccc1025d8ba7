import type { Areas } from '@kontor/contract'
import { type Handlers, pageInfo, type UnitOfWork } from '../../platform/index.ts'
import { connectionOf } from '../network/index.ts'
import { namesOf } from '../users/index.ts'
import { moveTicket, ticketIn } from './commands/move-ticket.ts'
import { maxPdfBytes, submitPdf, uploadPdf } from './commands/upload-pdf.ts'
import { noUpload } from './not-found.ts'
import type { FileRecord } from './records.ts'
import * as files from './store.ts'
import { detailsOf, ticketOf } from './views/ticket.ts'

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

/** What is worked on, where nobody asks for anything else. */
const worked = ['open', 'pending', 'hold'] as const

async function detailsIn(uow: UnitOfWork, file: FileRecord) {
  const people = [file.actorId, file.assigneeId].filter((id) => id !== null)
  const partner = file.connectionId === null ? undefined : await connectionOf(uow, file.connectionId)
  return detailsOf(file, {
    ticket: await ticketIn(uow, file),
    readerId: uow.author.actorId,
    names: await namesOf(uow, people),
    partnerName: partner?.partnerName,
  })
}

async function ticketFor(uow: UnitOfWork, id: string): Promise<FileRecord> {
  const file = await files.find(uow, id)
  if (file === undefined) throw noUpload(id)
  return file
}

/** The tickets that are shown at once: the latest, and besides them all that are worked on. */
const [maxTickets, maxOpenTickets] = [100, 1000]

export const handlers: Handlers<Areas['pdfIntake']> = {
  listFiles: ({ query: { limit, page } }, context) =>
    context.read(async (uow) => ({
      ...pageInfo({ limit, page }, await files.count(uow)),
      Items: (await files.page(uow, limit, page * limit)).map(fileOf),
    })),

  readPdfStatus: (_input, context) =>
    context.read(async (uow) => {
      // What is still worked on must not fall out behind what came later.
      const open = await files.tickets(uow, worked, maxOpenTickets, 0)
      const latest = await files.page(uow, maxTickets, 0)
      const others = latest.filter(({ id }) => !open.some((ticket) => ticket.id === id))
      return { tickets: [...open, ...others].toSorted((a, b) => +b.created - +a.created).map(ticketOf) }
    }),

  uploadPdf: async ({ query, body }, context) => {
    const { file } = await body.receive(maxPdfBytes)
    return context.write((uow) => uploadPdf(uow, file, query.uploadToken))
  },

  submitPdf: ({ body }, context) => context.write((uow) => submitPdf(uow, body)),

  listTickets: ({ query: { limit, page, status = worked } }, context) =>
    context.read(async (uow) => ({
      ...pageInfo({ limit, page }, await files.countTickets(uow, status)),
      Tickets: await Promise.all(
        (await files.tickets(uow, status, limit, page * limit)).map((file) => detailsIn(uow, file)),
      ),
    })),

  readTicket: ({ params }, context) =>
    context.read(async (uow) => detailsIn(uow, await ticketFor(uow, params.ticketId))),

  readTicketFile: ({ params }, context) =>
    context.read(async (uow) => {
      const { fileName, contentHash } = await ticketFor(uow, params.ticketId)
      return {
        type: 'application/pdf',
        held: await uow.contents.open(contentHash),
        headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}` },
      }
    }),

  moveTicket: ({ params, body }, context) =>
    context.write(async (uow) => detailsIn(uow, await moveTicket(uow, params.ticketId, body.Status, body.Reason))),
}
