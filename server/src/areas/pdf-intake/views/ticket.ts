import type { Of, PdfTicket, PdfTicketDetails } from '@kontor/contract'
import type { FileRecord } from '../records.ts'
import { allowedMoves, type Ticket } from '../rules.ts'

/** A ticket as the program sees it that sent the PDF. */
export const ticketOf = (file: FileRecord): Of<typeof PdfTicket> => ({
  status: file.status,
  fileName: file.fileName,
  uploadToken: file.uploadToken,
  created: file.created.toISOString(),
  ...(file.fault === null ? {} : { fault: file.fault }),
  ...(file.documentId === null ? {} : { documentId: file.documentId }),
  ...(file.reason === null ? {} : { reason: file.reason }),
})

export interface Around {
  readonly ticket: Ticket
  readonly readerId: string | null
  /** What people are called. */
  readonly names: ReadonlyMap<string, string>
  readonly partnerName: string | undefined
}

/** A ticket as the people see it who work on it, with where they can move it. */
export function detailsOf(
  file: FileRecord,
  { ticket, readerId, names, partnerName }: Around,
): Of<typeof PdfTicketDetails> {
  const uploader = file.actorId === null ? undefined : names.get(file.actorId)
  const assignee = file.assigneeId === null ? undefined : names.get(file.assigneeId)
  return {
    Id: file.id,
    Status: file.status,
    FileName: file.fileName,
    FileSize: file.size,
    Created: file.created.toISOString(),
    Modified: file.modified.toISOString(),
    AllowedStatuses: allowedMoves(ticket, readerId),
    IsWritten: ticket.isWritten,
    ...(uploader === undefined ? {} : { UploadedBy: uploader }),
    ...(assignee === undefined ? {} : { AssigneeName: assignee }),
    ...(file.assigneeId === null ? {} : { AssigneeId: file.assigneeId }),
    ...(partnerName === undefined ? {} : { PartnerName: partnerName }),
    ...(file.note === null ? {} : { Note: file.note }),
    ...(file.email === null ? {} : { Email: file.email }),
    ...(file.reason === null ? {} : { Reason: file.reason }),
    ...(file.draftId === null ? {} : { DocumentId: file.draftId }),
  }
}
