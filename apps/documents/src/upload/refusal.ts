import { messageOf } from '@kontor/sdk/react'
import type { Words } from '../kontor.ts'

/** What the server's reasons for not reading a file come to, for whoever has to mend it. */
const sayings = {
  SIZE: 'size',
  DEPTH: 'size',
  ATTRIBUTES: 'size',
  NODES: 'size',
  TEXT: 'size',
  NOT_XML: 'kind',
  NOT_UBL: 'kind',
  NOT_CII: 'kind',
  NOT_JSON: 'kind',
  ENCODING: 'encoding',
  DOCTYPE: 'doctype',
  TRUNCATED: 'damaged',
  MALFORMED: 'damaged',
  ENTITY: 'damaged',
  DUPLICATE_ATTRIBUTE: 'damaged',
  DUPLICATE_NAME: 'damaged',
  NAMESPACE: 'damaged',
  NOT_PDF: 'damaged',
  ENCRYPTED: 'encrypted',
  NO_XML: 'bare',
} as const

/**
 * Why a file was refused, in the reader's language. The server says it in English, down to the letters that it found;
 * for other readers its reason is said again, and where it stands.
 */
export function refusalOf(error: unknown, { t, locale }: Pick<Words, 't' | 'locale'>): string {
  const details = detailsOf(error)
  const reason = details.get('reason')
  if (locale === 'en-US' || !isKnown(reason)) return messageOf(error, t)
  const [says, line] = [t(`upload.refusal.${sayings[reason]}`), details.get('line')]
  return line === undefined
    ? says
    : `${says} ${t('upload.refusal.where', { line, column: details.get('column') ?? '1' })}`
}

const isKnown = (reason: string | undefined): reason is keyof typeof sayings =>
  reason !== undefined && Object.hasOwn(sayings, reason)

function detailsOf(error: unknown): ReadonlyMap<string, string> {
  const { body } = error as { body?: { ErrorDetail?: readonly { Key: string; Value: string }[] } }
  return new Map((body?.ErrorDetail ?? []).map(({ Key, Value }) => [Key, Value]))
}
