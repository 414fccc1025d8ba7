// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const pdfIntake: Described<'pdfIntake'> = {
  listFiles: {"line":"GET documentfiles"},
  readPdfStatus: {"line":"GET v0/pdf2xml/status"},
  uploadPdf: {"line":"POST v0/pdf2xml/file","body":"parts"},
  submitPdf: {"line":"POST v0/pdf2xml/submit","body":"json"},
  listTickets: {"line":"GET pdf-tickets"},
  readTicket: {"line":"GET pdf-tickets/{ticketId}"},
  readTicketFile: {"line":"GET pdf-tickets/{ticketId}/file","answer":["application/pdf"]},
  moveTicket: {"line":"PUT pdf-tickets/{ticketId}/status","needs":{"Status":"Status is required"},"body":"json"},
}
