export { writeFacturX } from './factur-x.ts'
export { type PdfOptions, writePdf } from './write.ts'
