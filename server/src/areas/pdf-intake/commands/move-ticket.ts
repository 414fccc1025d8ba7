import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { reasonIn } from '../../document-access/index.ts'
import { findEntry } from '../../entries/index.ts'
import { noUpload } from '../not-found.ts'
import type { FileRecord } from '../records.ts'
import { needsReason, type Ticket, type TicketStatus, whyNotMove } from '../rules.ts'
import * as files from '../store.ts'

/** A file as a ticket, with whether the document that it becomes is there. */
export const ticketIn = async (uow: UnitOfWork, { status, assigneeId, draftId }: FileRecord): Promise<Ticket> => ({
  status,
  assigneeId,
  isWritten: draftId !== null && (await findEntry(uow, draftId)) !== undefined,
})

/**
 * Moves a ticket: somebody takes it, holds it, gives it back, finishes or refuses it. Moving it where it is already, by the
 * same person, changes nothing.
 *
 * @throws ApiError ResourceNotFound, BadRequest (no reason), Conflict (not from where it is, or not by them).
 */
export async function moveTicket(
  uow: UnitOfWork,
  ticketId: string,
  to: TicketStatus,
  given: string | undefined,
): Promise<FileRecord> {
  const file = await files.lock(uow, ticketId)
  if (file === undefined) throw noUpload(ticketId)
  const { actorId } = uow.author
  if (file.status === to && (file.assigneeId === actorId || to === 'open')) return file
  const why = whyNotMove(await ticketIn(uow, file), to, actorId)
  if (why !== undefined)
    throw new ApiError('Conflict', t`The PDF ticket ${file.fileName} cannot be set to ${to}: ${why}.`)
  if (needsReason(to) && given === undefined)
    throw unfit('Reason', t`Reason is missing: enter why the ticket is set to ${to}.`, { code: 'required' })
  const moved: FileRecord = {
    ...file,
    status: to,
    state: to === 'solved' ? 'DISPATCHED' : to === 'closed' ? 'FAILED' : 'PROCESSING',
    assigneeId: to === 'open' ? null : to === 'closed' ? file.assigneeId : actorId,
    // The document is written under one id, whoever goes on with it.
    draftId: file.draftId ?? uow.newId(),
    documentId: to === 'solved' ? file.draftId : null,
    reason: given === undefined ? null : reasonIn(given),
    modified: uow.now,
  }
  await files.save(uow, moved)
  await uow.log({
    kind: 'pdf_ticket.moved',
    objectType: 'pdfTicket',
    objectId: file.id,
    contentHash: file.contentHash,
    detail: { from: file.status, to, documentId: moved.documentId },
  })
  return moved
}
