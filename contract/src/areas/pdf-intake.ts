import { DocumentFile, PdfSubmission, PdfTicket } from '../entities/index.ts'
import { call, file, list, maybe, multipart, pageOf, paging, record, text } from '../words/index.ts'

/** 002 §7 Company dashboard: PDFs that people turn into documents. U-020; F-402. */
export const pdfIntake = {
  listFiles: call('GET documentfiles', {
    id: 'U-020',
    says: 'Files that were uploaded and are no documents yet.',
    may: 'document.read',
    query: paging(50),
    returns: pageOf('Items', DocumentFile),
    xml: { root: 'DocumentFileList', attributes: ['itemsPerPage', 'itemCount', 'numPages', 'pageId'] },
  }),
  readPdfStatus: call('GET v0/pdf2xml/status', {
    id: 'DSH-01',
    says: 'How the PDFs stand that people turn into documents.',
    may: 'document.read',
    fails: ['ResourceNotFound'],
    returns: record({ tickets: list(PdfTicket) }),
  }),
  uploadPdf: call('POST v0/pdf2xml/file', {
    id: 'DSH-02',
    says: 'Uploads a PDF; NOT_PDF or PDF_WITHOUT_TEXT say what is wrong with it.',
    may: 'document.write',
    query: { uploadToken: maybe(text({ max: 200 })) },
    body: multipart({ file: file() }),
    returns: PdfTicket,
    status: 201,
  }),
  submitPdf: call('POST v0/pdf2xml/submit', {
    id: 'DSH-03',
    says: 'Hands an uploaded PDF to those who turn it into a document.',
    may: 'document.write',
    body: PdfSubmission,
    returns: PdfTicket,
    status: 202,
    fails: ['ResourceNotFound'],
  }),
}
