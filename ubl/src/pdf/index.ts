export { writeFacturX } from './factur-x.ts'
export { isPdf, xmlOf } from './read/enclosed.ts'
export { type PdfOptions, writePdf } from './write.ts'
