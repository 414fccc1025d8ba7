import { isPdf } from '@kontor/ubl/pdf/read'

/** In what a document came: UBL in XML or in JSON, CII, or a PDF that encloses its data. */
export type Representation = 'ubl' | 'json' | 'cii' | 'pdf'

/** By how the bytes begin: nothing is read here, for that is the work of a thread with limits. */
export function representationOf(bytes: Uint8Array): Representation {
  if (isPdf(bytes)) return 'pdf'
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4096))
  if (/^(?:\u00ef\u00bb\u00bf)?\s*\{/.test(start)) return 'json'
  return /<(?:[\w.-]+:)?CrossIndustryInvoice[\s>]/.test(start) ? 'cii' : 'ubl'
}
