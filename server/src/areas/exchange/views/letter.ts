import { formatMessage } from '@kontor/i18n'
import { heldBytes } from '../../../platform/contents/index.ts'
import type { CopiedFile } from '../../attachments/index.ts'
import { type Entry, messagesFor, ublNameOf } from '../../entries/index.ts'
import { type Letter, languageOfCountry } from '../../mail/index.ts'
import { asUbl, representationOf, typeset } from '../../parsing/index.ts'

export interface Mailed {
  readonly entry: Entry
  readonly bytes: Uint8Array
  readonly files: readonly CopiedFile[]
  readonly to: Letter['to']
  /** ISO 3166-1 alpha-2, of the receiver. */
  readonly country: string
}

/** The words and files of the mail with which a document goes to a partner, in the language of the partner's country. */
export async function letterOf({
  entry,
  bytes,
  files,
  to,
  country,
}: Mailed): Promise<Pick<Letter, 'to' | 'subject' | 'text'> & { attachments: NonNullable<Letter['attachments']> }> {
  const language = languageOfCountry(country)
  const words = messagesFor(language)
  const came = representationOf(bytes)
  const pdf = came === 'pdf' ? bytes : await typeset(bytes, 'pdf', { words: words.page, locale: language })
  const xml = came === 'ubl' ? bytes : await asUbl(bytes, 'xml')
  const values: Readonly<Record<string, string>> = {
    type: words.page[`paper.type.${ublNameOf(entry.type)}`] ?? entry.type,
    number: entry.businessId,
    sender: entry.senderName,
    receiver: to.name,
  }
  const name = entry.businessId.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 100) || 'document'
  return {
    to,
    subject: formatMessage(words['mail.subject'], language, values),
    text: formatMessage(words['mail.text'], language, values),
    attachments: [
      { name: `${name}.pdf`, type: 'application/pdf', held: heldBytes(bytesOf(pdf)) },
      { name: `${name}.xml`, type: 'application/xml', held: heldBytes(bytesOf(xml)) },
      ...files.map(({ record, held }) => ({ name: record.name, type: record.contentType, held })),
    ],
  }
}

const bytesOf = (made: string | Uint8Array): Uint8Array => (typeof made === 'string' ? Buffer.from(made) : made)
