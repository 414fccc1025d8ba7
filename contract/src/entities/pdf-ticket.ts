import { pdfFaults, pdfTicketStates } from '../enumerations/index.ts'
import { email, entity, id, instant, list, maybe, oneOf, text, whole, yes } from '../words/index.ts'

/** F-151, F-158: a PDF that people turn into a document. */
export const PdfTicket = entity('PdfTicket', {
  status: oneOf(pdfTicketStates),
  fileName: maybe(text({ max: 300 })),
  fault: maybe(oneOf(pdfFaults)),
  uploadToken: maybe(text({ max: 200 })),
  /** Once it is solved: the document that it became, whose XML is read as any document's. */
  documentId: maybe(id('document')),
  /** Why it is on hold, or was closed. */
  reason: maybe(text({ max: 2000 })),
  created: maybe(instant()),
})

/** The same as the people see it who work on it. */
export const PdfTicketDetails = entity('PdfTicketDetails', {
  Id: id('pdfTicket'),
  Status: oneOf(pdfTicketStates),
  FileName: text({ max: 300 }),
  FileSize: whole({ min: 0 }),
  Created: instant(),
  Modified: instant(),
  UploadedBy: maybe(text()),
  AssigneeId: maybe(id('user')),
  AssigneeName: maybe(text()),
  /** To whom the document is to go. */
  PartnerName: maybe(text()),
  Email: maybe(email()),
  Note: maybe(text({ max: 2000 })),
  Reason: maybe(text({ max: 2000 })),
  /** Under which id the document is written, and whether it was saved yet. */
  DocumentId: maybe(id('document')),
  IsWritten: yes(),
  /** Where the reader can move it now. */
  AllowedStatuses: list(oneOf(pdfTicketStates)),
})

export const PdfSubmission = entity('PdfSubmission', {
  uploadToken: text({ min: 1, max: 200 }),
  connectionId: maybe(id('connection')),
  email: maybe(email()),
  note: maybe(text({ max: 2000 })),
})
