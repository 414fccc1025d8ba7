import type { Of, PdfSubmission, PdfTicket } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { bytesOf } from '../../../platform/contents/index.ts'
import { ApiError, type ReceivedFile, type UnitOfWork } from '../../../platform/index.ts'
import { connectionOf, noConnection } from '../../network/index.ts'
import { noUpload } from '../not-found.ts'
import type { FileRecord } from '../records.ts'
import * as files from '../store.ts'
import { faultOfPdf } from '../values/pdf.ts'
import { ticketOf } from '../views/ticket.ts'

type Ticket = Of<typeof PdfTicket>

/** Bytes of a PDF, which is looked through in memory. */
export const maxPdfBytes = 10 * 1024 * 1024

/**
 * Keeps a PDF that people are to turn into a document. Under the token of an upload that was not handed on yet it takes
 * the earlier one's place; a file that they cannot read is kept with what is wrong with it (002 §8).
 */
export async function uploadPdf(uow: UnitOfWork, file: ReceivedFile, token: string | undefined): Promise<Ticket> {
  const uploadToken = token ?? uow.newId()
  const before = await files.byToken(uow, uploadToken)
  if (before !== undefined && before.status !== 'new')
    throw new ApiError('Conflict', t`The upload ${uploadToken} has already been processed: upload with a new token.`)
  const fault = faultOfPdf(await bytesOf(file))
  const row: FileRecord = {
    companyId: uow.companyId,
    id: before?.id ?? uow.newId(),
    fileName: file.name.toWellFormed().replaceAll('\u0000', '').slice(0, 300),
    mimeType: fault === 'NOT_PDF' ? 'application/octet-stream' : 'application/pdf',
    contentHash: await uow.contents.take(file),
    size: file.size,
    state: fault === undefined ? 'NEW' : 'FAILED',
    status: 'new',
    fault: fault ?? null,
    uploadToken,
    note: null,
    email: null,
    connectionId: null,
    documentId: null,
    draftId: null,
    assigneeId: null,
    reason: null,
    actorId: uow.author.actorId,
    created: before?.created ?? uow.now,
    modified: uow.now,
  }
  await files.save(uow, row)
  return ticketOf(row)
}

/**
 * Hands an upload to those who turn it into a document.
 *
 * @throws ApiError ResourceNotFound (upload or connection), Conflict where nobody could read it.
 */
export async function submitPdf(uow: UnitOfWork, submission: Of<typeof PdfSubmission>): Promise<Ticket> {
  const { uploadToken, connectionId, email, note } = submission
  const file = await files.byToken(uow, uploadToken)
  if (file === undefined) throw noUpload(uploadToken)
  if (file.fault !== null)
    throw new ApiError(
      'Conflict',
      t`The file ${file.fileName} cannot be processed: ${file.fault}. Upload another one.`,
      {
        details: { fault: file.fault },
      },
    )
  if (connectionId !== undefined && (await connectionOf(uow, connectionId)) === undefined)
    throw noConnection(connectionId)
  const row: FileRecord = {
    ...file,
    status: file.status === 'new' ? 'open' : file.status,
    state: file.state === 'NEW' ? 'PROCESSING' : file.state,
    connectionId: connectionId ?? file.connectionId,
    email: email ?? file.email,
    note: note ?? file.note,
    modified: uow.now,
  }
  await files.save(uow, row)
  return ticketOf(row)
}
