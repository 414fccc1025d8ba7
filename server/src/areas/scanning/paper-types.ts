import { t } from '@kontor/i18n'
import { ApiError } from '../../platform/index.ts'
import { type FileKind, kindOf } from '../pages/index.ts'

const refusals = {
  archive: t`The file is an archive (ZIP or the like): unpack it and send the invoices in it.`,
  program: t`The file is a program, not an invoice: it was not saved.`,
  heic: t`The picture is a HEIC: save it as JPEG or PDF and send it again.`,
  tiff: t`The picture is a TIFF: save it as PDF and send it again.`,
  office: t`The file is an Office document: save it as PDF and send it again.`,
  other: t`The file is neither a PDF nor a PNG or JPEG picture: send one of these.`,
} as const

/** The media type of a paper by its bytes, whatever its name says. @throws ApiError DocumentRefused, in a clerk's words */
export function paperType(bytes: Uint8Array): Exclude<FileKind, keyof typeof refusals> {
  const kind = kindOf(bytes)
  if (kind === 'application/pdf' || kind === 'image/png' || kind === 'image/jpeg') return kind
  throw new ApiError('DocumentRefused', refusals[kind], { details: { reason: kind.toUpperCase() } })
}
