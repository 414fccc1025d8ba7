import { messageOf } from '@kontor/sdk/react'
import type { Words } from '../kontor.ts'

/** What the server names a refusal by, which it words for who writes programs; a clerk is told what to do about the file. */
const unknown = ['NAMESPACE', 'NOT_UBL', 'NOT_CII']
const broken = ['NOT_XML', 'MALFORMED', 'TRUNCATED']

interface Refused {
  readonly body?: { readonly ErrorDetail?: readonly { readonly Key: string; readonly Value: string }[] }
}

/** Why a file was not taken, in the words of whoever brought it. */
export function refusalOf(error: unknown, t: Words['t']): string {
  const details = (error as Refused | undefined)?.body?.ErrorDetail ?? []
  const detail = (key: string) => details.find(({ Key }) => Key === key)?.Value
  const type = detail('type')
  if (type !== undefined) return t('upload.refused.type', { type })
  const reason = detail('reason') ?? ''
  if (unknown.includes(reason)) return t('upload.refused.unknown')
  // Where it is broken helps whoever made it.
  return broken.includes(reason) ? `${t('upload.refused.broken')} ${messageOf(error, t)}` : messageOf(error, t)
}
