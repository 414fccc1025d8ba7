import type { documentOrigins } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** The most files of one e-mail that are looked at. */
export const maxFiles = 50

/** A picture within the text is a logo or the like, and no invoice. */
export const isDecoration = ({
  inline,
  mediaType,
}: {
  readonly inline: boolean
  readonly mediaType: string
}): boolean => inline && mediaType.startsWith('image/')

/** Whether a file may be a document with data: XML, or a PDF, which may hold some. */
export const mayHoldData = (bytes: Uint8Array, isPdf: boolean): boolean =>
  isPdf || /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 200)))

/** Why a document does not enter by itself; undefined where it is a bill for the company (`origin`; undefined: no bill). */
export function whyNotEnter(
  origin: (typeof documentOrigins)[number] | undefined,
  {
    ublType,
    senderName,
    receiverName,
  }: { readonly ublType: string; readonly senderName: string; readonly receiverName: string },
): Message | undefined {
  if (origin === undefined)
    return t`It is a document of type ${ublType}: only invoices and credit notes enter by e-mail.`
  if (origin === 'SALE') return t`The seller is ${senderName}, the company itself.`
  if (origin === 'UNCLEAR') return t`The buyer is ${receiverName}, not the company.`
  return senderName.trim() === '' ? t`It names no seller.` : undefined
}
