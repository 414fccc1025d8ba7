import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { submitPdf, uploadPdf } from './commands/upload-pdf.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    pdfTicket: true
  }
}

export const area = defineArea('pdfIntake', {
  handlers,
  objectTypes: ['pdfTicket'],
})
