import { type Message, t } from '@kontor/i18n'
import { isCode } from '@kontor/ubl'
import type { File } from '../../attachments/rules.ts'

/** Bytes of a Peppol message: what is larger is not read where it arrives. */
const maxMessageBytes = 10_000_000

/** Why files cannot travel in a document of so many bytes over Peppol (BR-CL-24); undefined where they can. */
export function whyNotOverPeppol(documentSize: number, files: readonly File[]): Message | undefined {
  const beside = files.filter(({ enclosed }) => !enclosed)
  const other = beside.find(({ contentType }) => !isCode('MimeCode', contentType))
  if (other !== undefined)
    return t`The file ${other.name} has the type ${other.contentType}. Peppol allows PDF, PNG, JPEG, CSV, XLSX and ODS: remove it or convert it.`
  const whole = beside.reduce((sum, { size }) => sum + Math.ceil(size / 3) * 4, documentSize)
  return whyTooLargeForPeppol(whole, files)
}

/** Why a message of so many bytes, with these files in it, does not go over Peppol; undefined where it does. */
export function whyTooLargeForPeppol(size: number, files: readonly File[]): Message | undefined {
  if (size <= maxMessageBytes) return undefined
  const [largest] = files.toSorted((one, other) => other.size - one.size)
  const mend =
    largest === undefined
      ? t`Send a smaller document.`
      : t`The largest is ${largest.name} (${(largest.size / 1_000_000).toFixed(1)} MB): remove it or use a smaller one.`
  return t`With its attachments, the document exceeds the Peppol limit of ${maxMessageBytes / 1_000_000} MB (encoding adds a third to each file). ${mend}`
}
